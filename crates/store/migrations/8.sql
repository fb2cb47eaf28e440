-- A member is a person with a name of its own and a password; a guest has neither.
-- The skeleton is what look-alikes of a name share: it is unique, and null for guests.
alter table persons add column skeleton text;
alter table persons add column password text;             -- argon2id; null while only a recovery code opens the door
alter table persons add column joined_ms integer;
alter table persons add column renamed_ms integer;        -- when the member last chose its name
alter table persons add column settings text not null default '';
alter table persons add column banned_ms integer;
alter table persons add column ban_reason text;
create unique index persons_by_skeleton on persons (skeleton) where skeleton is not null;

-- Where members are signed in. A guest's session needs no row: its person follows from it.
create table sessions (
    key blob primary key,                   -- a hash: whoever reads this file can be nobody
    person blob not null references persons on delete cascade,
    device text not null,
    created_ms integer not null,
    used_ms integer not null
) without rowid;
create index sessions_by_person on sessions (person);

-- One-time codes that open an account whose password is lost.
create table recovery_codes (
    person blob not null references persons on delete cascade,
    code blob not null,                     -- a hash
    primary key (person, code)
) without rowid;

-- Names that were given up a while ago: nobody else may be mistaken for whoever had them.
create table former_names (
    skeleton text primary key,
    person blob not null,
    until_ms integer not null
) without rowid;

create table follows (
    person blob not null references persons on delete cascade,
    followed blob not null references persons on delete cascade,
    primary key (person, followed)
) without rowid;
create index follows_by_followed on follows (followed);

create table blocks (
    person blob not null references persons on delete cascade,
    blocked blob not null references persons on delete cascade,
    primary key (person, blocked)
) without rowid;
create index blocks_by_blocked on blocks (blocked);

-- What people have told about others. Names are those of the day.
create table reports (
    id integer primary key,
    reporter blob not null,
    reporter_name text not null,
    reported blob not null,
    reported_name text not null,
    match integer,
    reason text not null,
    context text not null,
    made_ms integer not null,
    settled_ms integer
);

-- What the administrator tells everybody; the last one counts.
create table announcements (
    id integer primary key,
    text text not null,
    made_ms integer not null
);

-- What the administrator asks of a server that holds this file, and what it answered.
create table orders (
    id integer primary key,
    text text not null,
    answer text,
    made_ms integer not null
);
