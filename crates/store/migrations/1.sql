-- One row a match. Texts are JSON that only the server reads.
create table matches (
    id integer primary key,                 -- random: it is the match's address
    game text not null,
    header text not null,
    seed blob not null,                     -- secret until the match is over
    seats text not null,                    -- who sits where
    creator blob not null,                  -- session
    listed integer not null,
    created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    lanes text not null default '',         -- how often each viewer had to forget something
    standing text not null,                 -- the score bug for lists: a cache
    standing_steps integer not null,        -- how many steps the cache knows of
    over integer not null default 0
);
create index matches_by_age on matches (created_at);

-- Who may see which match in the list of their own.
create table sitters (
    session blob not null,
    match integer not null references matches,
    primary key (session, match)
) without rowid;

-- The journal: appended in rowid order, not clustered by match, so that an append writes the last page alone.
create table entries (
    id integer primary key,
    match integer not null references matches,
    step integer not null,
    entry text not null,
    seat integer,                           -- who asked for it, if a seat did
    request blob                            -- the client's own id of what it asked
);
create unique index entries_by_step on entries (match, step);

-- What was taken back, with the requests that must still be answered as before.
create table taken_back (
    id integer primary key,
    match integer not null references matches,
    step integer not null,
    entry text not null,
    seat integer,
    request blob,
    at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
create index taken_back_by_match on taken_back (match);

create table sessions (
    id blob primary key,
    name text not null,
    created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) without rowid;

create table settings (
    name text primary key,
    value blob not null
) without rowid;
