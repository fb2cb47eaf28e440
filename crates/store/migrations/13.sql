-- How often a match was changed otherwise than by a step: by a takeback, or in who sits where. Whoever writes names the
-- revision that they know, so that nobody goes on from what another has changed.
alter table matches add column revision integer not null default 0;
