-- Reviews of finished matches. Texts are JSON that only the server reads.
create table reviews (
    match integer primary key references matches,
    made_by text not null,                  -- the version of rules, weights and reckoning
    review text not null
);
