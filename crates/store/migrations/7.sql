-- What is agreed about a match beside its options: JSON that only the server reads.
alter table matches add column terms text not null default '{}';
