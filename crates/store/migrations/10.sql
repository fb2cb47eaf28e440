-- What the clocks of both sides had left after the step: JSON that only the server reads.
alter table entries add column clocks text;
-- When the time of a side is up unless something happens: milliseconds since 1970.
alter table matches add column deadline_ms integer;
create index matches_by_deadline on matches (deadline_ms) where deadline_ms is not null;

-- How strong members are, by game and kind of pace.
create table ratings (
    person blob not null references persons on delete cascade,
    game text not null,
    pace text not null,
    rating real not null,
    deviation real not null,
    volatility real not null,
    matches integer not null,               -- how many have counted
    rated_ms integer not null,              -- when the last of them ended
    primary key (person, game, pace)
) without rowid;
create index ratings_by_rank on ratings (game, pace, rating);

-- What a match did to the rating of a coach: once for each, whatever happens.
create table rating_changes (
    match integer not null references matches,
    person blob not null references persons on delete cascade,
    game text not null,
    pace text not null,
    before real not null,
    rating real not null,
    deviation real not null,
    at_ms integer not null,
    primary key (match, person)
) without rowid;
create index rating_changes_by_person on rating_changes (person, game, pace, at_ms);
