-- What the clock of the period had left after the step, in milliseconds, where the match has such a clock.
alter table entries add column period_left_ms integer;
