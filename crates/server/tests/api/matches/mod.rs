mod create;
mod fork;
mod join;
mod list;
mod live;
mod record;
mod replay;
mod resign;
