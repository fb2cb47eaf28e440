-- A person is more than one browser's session: what was a session's belongs to a person now.
alter table sessions rename to persons;
alter table sitters rename column session to person;
alter table decks rename column session to person;
