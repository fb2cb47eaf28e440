-- What a person is to be told, until they have seen it. Numbers count for each person, and go on after what was seen.
create table notices (
    person blob not null,
    number integer not null,
    about text,                             -- what it is about, if a newer one about the same takes its place
    notice text not null,
    at_ms integer not null,
    primary key (person, number)
) without rowid;
create table bells (
    person blob primary key,
    told integer not null                   -- the number of the last notice
) without rowid;

-- Offers to one person. Texts are JSON that only the server reads.
create table challenges (
    id integer primary key,                 -- random: it is the challenge's name
    challenger blob not null,
    challenged blob not null,
    challenge text not null,
    expires_ms integer not null
);
create index challenges_by_challenger on challenges (challenger);
create index challenges_by_challenged on challenges (challenged);

-- Offers to everybody that stay while their makers are away.
create table seeks (
    id integer primary key,
    person blob not null,
    seek text not null,
    made_ms integer not null
);
