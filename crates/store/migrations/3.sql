-- Decks that somebody keeps. Their texts are read by their games alone.
create table decks (
    session blob not null,
    game text not null,
    name text not null,
    deck text not null,
    updated_ms integer not null,
    primary key (session, game, name)
) without rowid;
