-- What is said at tables. It is kept while the match is open and some days after.
create table chat (
    id text primary key,                    -- random: how many lines there were tells nothing
    match integer not null references matches,
    room text not null,                     -- the table's, or the stand's
    person blob not null,
    line text not null,                     -- JSON that only the server reads
    at_ms integer not null
);
create index chat_by_match on chat (match);
create index chat_by_person on chat (person);
