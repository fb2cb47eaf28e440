-- Who has made which matches: how many are open is asked before each new one, and whether there are any when sessions
-- are forgotten.
create index matches_by_creator on matches (creator, over);
