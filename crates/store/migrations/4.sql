-- Each entry names the one that it follows, the first its match, negated; nothing is followed twice.
-- What is appended then lies together in the index as it does in the table: a commit writes a few pages, not one a match.
alter table entries add column follows integer;
update entries set follows = coalesce(
    (select id from entries as before where before.match = entries.match and before.step = entries.step - 1),
    -match
);
-- The last entry that the cached standing knows of.
alter table matches add column standing_entry integer;
update matches set standing_entry = (
    select id from entries where match = matches.id and step = standing_steps - 1
);
alter table matches drop column standing_steps;
drop index entries_by_step;
create unique index entries_in_order on entries (follows);
