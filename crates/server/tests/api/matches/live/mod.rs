mod bots;
mod clocks;
mod door;
mod noise;
mod play;
mod resume;
mod secrecy;
mod takeback;
