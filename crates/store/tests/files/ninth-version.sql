-- A data file as its ninth version left it, made by playing: a finished, a running and a waiting match, two guests, a deck.
pragma foreign_keys = off;
BEGIN TRANSACTION;
CREATE TABLE announcements (
    id integer primary key,
    text text not null,
    made_ms integer not null
);
CREATE TABLE bells (
    person blob primary key,
    told integer not null                   -- the number of the last notice
) without rowid;
INSERT INTO "bells" VALUES(X'02D4BD3B68E9F446812052AED1FA96B9',2);
CREATE TABLE blocks (
    person blob not null references persons on delete cascade,
    blocked blob not null references persons on delete cascade,
    primary key (person, blocked)
) without rowid;
CREATE TABLE challenges (
    id integer primary key,                 -- random: it is the challenge's name
    challenger blob not null,
    challenged blob not null,
    challenge text not null,
    expires_ms integer not null
);
CREATE TABLE decks (
    person blob not null,
    game text not null,
    name text not null,
    deck text not null,
    updated_ms integer not null,
    primary key (person, game, name)
) without rowid;
INSERT INTO "decks" VALUES(X'02D4BD3B68E9F446812052AED1FA96B9','social-soccer','Sunday five','PE01..PE10 | 2xES01 ES02 ES04..ES07 3xES10 ES11 EM01 2xEM03 EM06 ET01 ET04 3xET06 3xNS02 2xNS09 2xNM02 2xNT02 NT04',1794996159788);
CREATE TABLE entries (
    id integer primary key,
    match integer not null references matches,
    step integer not null,
    entry text not null,
    seat integer,                           -- who asked for it, if a seat did
    request blob                            -- the client's own id of what it asked
, period_left_ms integer, follows integer);
INSERT INTO "entries" VALUES(1,4106992161274903835,0,'{"input":"start","events":[]}',NULL,NULL,NULL,-4106992161274903835);
INSERT INTO "entries" VALUES(2,4106992161274903835,1,'{"input":{"move":["home",{"type":"set_aside","card":"R01"}]},"events":[{"type":"set_aside_picked","seat":"home","card":"R01"}]}',0,X'8EFFF08808DB451D803972A5CF2649B4',NULL,1);
INSERT INTO "entries" VALUES(3,4106992161274903835,2,'{"input":{"move":["away",{"type":"set_aside","card":"B21"}]},"events":[{"type":"set_aside_picked","seat":"away","card":"B21"}]}',NULL,NULL,NULL,2);
INSERT INTO "entries" VALUES(4,4106992161274903835,3,'{"input":{"move":["home",{"type":"set_aside","card":"R02"}]},"events":[{"type":"set_aside_picked","seat":"home","card":"R02"}]}',0,X'94CCC78D4B7C4935A801B3ED6368940B',NULL,3);
INSERT INTO "entries" VALUES(5,4106992161274903835,4,'{"input":{"move":["home",{"type":"set_aside","card":"R03"}]},"events":[{"type":"set_aside_picked","seat":"home","card":"R03"}]}',0,X'A89C684AA90B48A89B6E4F532F3861E7',NULL,4);
INSERT INTO "entries" VALUES(6,4106992161274903835,5,'{"input":{"move":["away",{"type":"set_aside","card":"B37"}]},"events":[{"type":"set_aside_picked","seat":"away","card":"B37"}]}',NULL,NULL,NULL,5);
INSERT INTO "entries" VALUES(7,4106992161274903835,6,'{"input":{"move":["home",{"type":"set_aside","card":"R04"}]},"events":[{"type":"set_aside_picked","seat":"home","card":"R04"}]}',0,X'98A954950EF147FC9721D1C811C282D2',NULL,6);
INSERT INTO "entries" VALUES(8,4106992161274903835,7,'{"input":{"move":["away",{"type":"set_aside","card":"B36"}]},"events":[{"type":"set_aside_picked","seat":"away","card":"B36"}]}',NULL,NULL,NULL,7);
INSERT INTO "entries" VALUES(9,4106992161274903835,8,'{"input":{"move":["home",{"type":"set_aside","card":"R05"}]},"events":[{"type":"set_aside_picked","seat":"home","card":"R05"}]}',0,X'B64D09C9CF6245C08D97991279D2752B',NULL,8);
INSERT INTO "entries" VALUES(10,4106992161274903835,9,'{"input":{"move":["away",{"type":"set_aside","card":"B53"}]},"events":[{"type":"set_aside_picked","seat":"away","card":"B53"}]}',NULL,NULL,NULL,9);
INSERT INTO "entries" VALUES(11,4106992161274903835,10,'{"input":{"move":["home",{"type":"set_aside","card":"R06"}]},"events":[{"type":"set_aside_picked","seat":"home","card":"R06"}]}',0,X'A368321A62D946B4B5792C80074557FA',NULL,10);
INSERT INTO "entries" VALUES(12,4106992161274903835,11,'{"input":{"move":["away",{"type":"set_aside","card":"B19"}]},"events":[{"type":"set_aside_picked","seat":"away","card":"B19"}]}',NULL,NULL,NULL,11);
INSERT INTO "entries" VALUES(13,4106992161274903835,12,'{"input":{"resign":"home"},"events":[]}',NULL,NULL,NULL,12);
INSERT INTO "entries" VALUES(14,4371946447263371814,0,'{"input":"start","draws":["kick-off-home 2/6","kick-off-away 2/6","kick-off-home 5/6","kick-off-away 6/6"],"events":[{"type":"kickoff_rolled","home":2,"away":2},{"type":"kickoff_rolled","home":5,"away":6},{"type":"line_up","side":"home"},{"type":"asked","phase":{"kind":"set_up","side":"home","changes":0}}]}',NULL,NULL,NULL,-4371946447263371814);
INSERT INTO "entries" VALUES(15,4371946447263371814,1,'{"input":{"move":["home",{"type":"done"}]},"events":[{"type":"setup_done","side":"home"},{"type":"asked","phase":{"kind":"set_up","side":"away","changes":0}}]}',0,X'0C1EE53D397144E8A436B05AC4E59C52',NULL,14);
INSERT INTO "entries" VALUES(16,4371946447263371814,2,'{"input":{"move":["away",{"type":"done"}]},"draws":["ball 3/6"],"events":[{"type":"setup_done","side":"away"},{"type":"period_started","period":1},{"type":"ball_rolled","side":"home","dice":{"first":3}},{"type":"asked","phase":{"kind":"ball_play","dice":{"first":3}}}]}',1,X'995012AD779B4292B8B437F531647E61',2699999,15);
INSERT INTO "entries" VALUES(17,4371946447263371814,3,'{"input":{"move":["home",{"type":"play","square":"A9"}]},"draws":["pawn 4/6"],"events":[{"type":"ball_played","pawn":"h9","from":"D8","to":"A9","kind":"free"},{"type":"pawn_rolled","side":"home","roll":4},{"type":"asked","phase":{"kind":"attempt","roll":4}}]}',0,X'6246633831634B53BF63D407B7A7577C',2699744,16);
INSERT INTO "entries" VALUES(18,4371946447263371814,4,'{"input":{"move":["home",{"type":"move","pawn":"hD1","square":"A1"}]},"events":[{"type":"pawn_moved","pawn":"hD1","from":"B4","to":"A1"},{"type":"asked","phase":{"kind":"choice","aim":"attempt"}}]}',0,X'5C903A65E766435D9A971D63FFBE902E',2699222,17);
INSERT INTO "entries" VALUES(19,4371946447263371814,5,'{"input":{"move":["away",{"type":"roll"}]},"draws":["pawn 3/6"],"events":[{"type":"pawn_rolled","side":"away","roll":3},{"type":"asked","phase":{"kind":"reply","aim":"attempt","roll":3}}]}',1,X'763001A4C44A4637A67B376CB4645886',2697853,18);
INSERT INTO "entries" VALUES(20,4371946447263371814,6,'{"input":{"move":["away",{"type":"move","pawn":"aD1","square":"A10"}]},"draws":["pawn 2/6"],"events":[{"type":"pawn_moved","pawn":"aD1","from":"B13","to":"A10"},{"type":"pawn_rolled","side":"home","roll":2},{"type":"asked","phase":{"kind":"attempt","roll":2}}]}',1,X'302470BF803041EF81DB6281E5C0DBAD',2697343,19);
INSERT INTO "entries" VALUES(21,4371946447263371814,7,'{"input":{"move":["home",{"type":"move","pawn":"hD1","square":"B1"}]},"events":[{"type":"pawn_moved","pawn":"hD1","from":"A1","to":"B1"},{"type":"asked","phase":{"kind":"choice","aim":"attempt"}}]}',0,X'71E1A3508A044C78B539B236DA474B07',2697086,20);
INSERT INTO "entries" VALUES(22,4371946447263371814,8,'{"input":{"move":["away",{"type":"roll"}]},"draws":["pawn 4/6"],"events":[{"type":"pawn_rolled","side":"away","roll":4},{"type":"asked","phase":{"kind":"reply","aim":"attempt","roll":4}}]}',1,X'6B1034F2F2E5477F8B12866E94D2924A',2696831,21);
INSERT INTO "entries" VALUES(23,4371946447263371814,9,'{"input":{"move":["away",{"type":"move","pawn":"aD1","square":"C9"}]},"draws":["pawn 3/6"],"events":[{"type":"pawn_moved","pawn":"aD1","from":"A10","to":"C9"},{"type":"pawn_rolled","side":"home","roll":3},{"type":"asked","phase":{"kind":"attempt","roll":3}}]}',1,X'C1CED726114C4CD8BDA9949517B1EA28',2696314,22);
INSERT INTO "entries" VALUES(24,4371946447263371814,10,'{"input":{"move":["home",{"type":"move","pawn":"hD1","square":"A2"}]},"events":[{"type":"pawn_moved","pawn":"hD1","from":"B1","to":"A2"},{"type":"asked","phase":{"kind":"choice","aim":"attempt"}}]}',0,X'ACDA4825F0B5431BB1FBED2A5E36D30B',2696057,23);
INSERT INTO "entries" VALUES(25,4371946447263371814,11,'{"input":{"move":["away",{"type":"roll"}]},"draws":["pawn 6/6"],"events":[{"type":"pawn_rolled","side":"away","roll":6},{"type":"asked","phase":{"kind":"reply","aim":"attempt","roll":6}}]}',1,X'E206243AEE214FD6A525C3436735A52B',2695802,24);
INSERT INTO "entries" VALUES(26,4371946447263371814,12,'{"input":{"move":["away",{"type":"move","pawn":"aD1","square":"G10"}]},"draws":["pawn 6/6"],"events":[{"type":"pawn_moved","pawn":"aD1","from":"C9","to":"G10"},{"type":"pawn_rolled","side":"home","roll":6},{"type":"asked","phase":{"kind":"attempt","roll":6}}]}',1,X'A063ED685B604255816DCB02DA56592F',2695291,25);
INSERT INTO "entries" VALUES(27,4371946447263371814,13,'{"input":{"move":["home",{"type":"move","pawn":"hD1","square":"F1"}]},"events":[{"type":"pawn_moved","pawn":"hD1","from":"A2","to":"F1"},{"type":"asked","phase":{"kind":"choice","aim":"attempt"}}]}',0,X'78BFA1AFD0AB4710B9282785D3822105',2695033,26);
INSERT INTO "entries" VALUES(28,4371946447263371814,14,'{"input":{"move":["away",{"type":"roll"}]},"draws":["pawn 2/6"],"events":[{"type":"pawn_rolled","side":"away","roll":2},{"type":"asked","phase":{"kind":"reply","aim":"attempt","roll":2}}]}',1,X'6E83133475C74B3BB08D60C5AB1FB0CC',2694776,27);
INSERT INTO "entries" VALUES(29,4371946447263371814,15,'{"input":{"move":["away",{"type":"move","pawn":"aD1","square":"E9"}]},"draws":["pawn 6/6"],"events":[{"type":"pawn_moved","pawn":"aD1","from":"G10","to":"E9"},{"type":"pawn_rolled","side":"home","roll":6},{"type":"asked","phase":{"kind":"attempt","roll":6}}]}',1,X'2CBCB10990B14D9A932272E2488908FD',2694263,28);
INSERT INTO "entries" VALUES(30,4371946447263371814,16,'{"input":{"move":["home",{"type":"move","pawn":"hD1","square":"C1"}]},"events":[{"type":"pawn_moved","pawn":"hD1","from":"F1","to":"C1"},{"type":"asked","phase":{"kind":"choice","aim":"attempt"}}]}',0,X'678411D0D3E64A4E9C1759B9B80D21E5',2694000,29);
INSERT INTO "entries" VALUES(31,4371946447263371814,17,'{"input":{"move":["away",{"type":"roll"}]},"draws":["pawn 5/6"],"events":[{"type":"pawn_rolled","side":"away","roll":5},{"type":"asked","phase":{"kind":"reply","aim":"attempt","roll":5}}]}',1,X'62F751CFB9334CC79D36DE374F364156',2693742,30);
INSERT INTO "entries" VALUES(32,4371946447263371814,18,'{"input":{"move":["away",{"type":"move","pawn":"aD1","square":"A10"}]},"draws":["pawn 5/6"],"events":[{"type":"pawn_moved","pawn":"aD1","from":"E9","to":"A10"},{"type":"pawn_rolled","side":"home","roll":5},{"type":"asked","phase":{"kind":"attempt","roll":5}}]}',1,X'216996DF9493496880660E18D9E26672',2693226,31);
INSERT INTO "entries" VALUES(33,4371946447263371814,19,'{"input":{"move":["home",{"type":"move","pawn":"hD1","square":"H1"}]},"events":[{"type":"pawn_moved","pawn":"hD1","from":"C1","to":"H1"},{"type":"asked","phase":{"kind":"choice","aim":"attempt"}}]}',0,X'050CA66FD8414DECB824511BDD9DD3DC',2692963,32);
INSERT INTO "entries" VALUES(34,4371946447263371814,20,'{"input":{"move":["away",{"type":"roll"}]},"draws":["pawn 2/6"],"events":[{"type":"pawn_rolled","side":"away","roll":2},{"type":"asked","phase":{"kind":"reply","aim":"attempt","roll":2}}]}',1,X'77402A6A91534064BF247D5FD381BB40',2692676,33);
CREATE TABLE follows (
    person blob not null references persons on delete cascade,
    followed blob not null references persons on delete cascade,
    primary key (person, followed)
) without rowid;
CREATE TABLE former_names (
    skeleton text primary key,
    person blob not null,
    until_ms integer not null
) without rowid;
CREATE TABLE matches (
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
    over integer not null default 0
, standing_entry integer, terms text not null default '{}');
INSERT INTO "matches" VALUES(4106992161274903835,'flip-football','{"format":2,"game":"flip-football","rules":"1.0.0","options":{"finish_penalty":"off","half_cards":45,"hand_size":0,"home_colour":"red","kick_off":"draw","lay_timer":0,"pace":"tap","set_aside":"choose","set_aside_timer":0,"shoot_out":"off"},"seats":{"home":"Ada","away":"park"},"commitment":"9bf346beb64a2697abd8bc1699e6e393b3d9d2c1e7e70467de8a2214fc494055","words":{"home":"23fa93c6520eb1427b0985f6726d73fe"}}',X'FE56BF36D184D6C64E8DF052EB6204C8772BA35575847B3DF9EEF3EE80EF0F0C','{"home":{"kind":"person","person":"02d4bd3b68e9f446812052aed1fa96b9","name":"Ada"},"away":{"kind":"bot","level":"park"}}',X'02D4BD3B68E9F446812052AED1FA96B9',0,'2026-11-18T10:02:14.980Z','','{"outcome":{"forfeit":"home","score":{"away":0,"home":0},"winner":"away"},"scoreline":{"attacking":null,"clock":"","phase":{"key":"match-resigned"},"score":{"away":0,"home":0}},"to_act":[]}',1,13,'{"pace":{"kind":"unhurried"}}');
INSERT INTO "matches" VALUES(4371946447263371814,'soccer-tactics','{"format":2,"game":"soccer-tactics","rules":"1.1.0","options":{"advanced_defenders":"no","away_colour":"blue","clock":"real","contact":"exact","first_kickoff":"dice","half_minutes":45,"home_colour":"red","move_limit_seconds":60,"overtime_minutes":15,"seat_sharing":"alternate","seats_per_side":1,"shootout_stop_early":"no","shot_device":"spinner","tie_break":"overtime"},"seats":{"home":"Ada","away":"Ben"},"commitment":"ac0d3431f4474c6566a75656d74406235f5539a5a52a43751a1032aa92e69b02","words":{"home":"0ccc0e81c0f3ee8c3ec2e69f3cfbef5c","away":"8f11f9c92c5c02f1871d2446f8a3d2f2"}}',X'654105124D8FEB79AEAD12907283D76E30C56AD7CC5B8ACE88848F317B769266','{"home":{"kind":"person","person":"02d4bd3b68e9f446812052aed1fa96b9","name":"Ada"},"away":{"kind":"person","person":"6fd8c35a6cac8e412810167721325a72","name":"Ben","token":"428bdde8bf023517f98580e2c14d4922"}}',X'02D4BD3B68E9F446812052AED1FA96B9',1,'2026-11-18T10:02:15.383Z','[1,1,0,0,1]','{"scoreline":{"attacking":"home","clock":"","phase":{"key":"tactics-phase-first-half"},"score":{"away":0,"home":0}},"to_act":["away"]}',0,34,'{"pace":{"kind":"unhurried"}}');
INSERT INTO "matches" VALUES(7806475186435935956,'soccer-city','{"format":2,"game":"soccer-city","rules":"1.1.0","options":{"ace":"off","coaches":2,"external_factors":"on","extra_time_halves":2,"first_kickoff":"draw","formation_away":"2-1-1-2","formation_home":"2-1-1-2","if_drawn":"draw","injury_time":"auto","passive_limit":6,"periods":0,"quick":"off","striker":"off","substitutions":2},"seats":{"away":"Ada"},"commitment":"0bd65f27da6925837ed1adca117c259d11d901cee515f2ab8e35410d7f79d74e","waiting":true}',X'5BE3197A04D54B1592F7E301B4D41BFD7668158E00ED4C92C88616C6908162DB','{"home":{"kind":"open","token":"0ccc34b1fe021e5fcffb90e35f3909e5"},"away":{"kind":"person","person":"02d4bd3b68e9f446812052aed1fa96b9","name":"Ada","hints":true}}',X'02D4BD3B68E9F446812052AED1FA96B9',0,'2026-11-18T10:02:23.212Z','','{"scoreline":{"attacking":"home","clock":"0''","phase":{"key":"city-phase-first-half"},"score":{"away":0,"home":0}},"to_act":[]}',0,-7806475186435935956,'{"pace":{"kind":"unhurried"}}');
CREATE TABLE notices (
    person blob not null,
    number integer not null,
    about text,                             -- what it is about, if a newer one about the same takes its place
    notice text not null,
    at_ms integer not null,
    primary key (person, number)
) without rowid;
INSERT INTO "notices" VALUES(X'02D4BD3B68E9F446812052AED1FA96B9',1,'match du900wuvbysj5','{"kind":"your_turn","match":"du900wuvbysj5","game":"flip-football","opponent":"park"}',1794996135180);
INSERT INTO "notices" VALUES(X'02D4BD3B68E9F446812052AED1FA96B9',2,'match d3ncgefncxeug','{"kind":"your_turn","match":"d3ncgefncxeug","game":"soccer-tactics","opponent":"Ben"}',1794996135399);
CREATE TABLE orders (
    id integer primary key,
    text text not null,
    answer text,
    made_ms integer not null
);
CREATE TABLE "persons" (
    id blob primary key,
    name text not null,
    created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
, skeleton text, password text, joined_ms integer, renamed_ms integer, settings text not null default '', banned_ms integer, ban_reason text) without rowid;
INSERT INTO "persons" VALUES(X'02D4BD3B68E9F446812052AED1FA96B9','Ada','2026-11-18T10:02:14.974Z',NULL,NULL,NULL,NULL,'',NULL,NULL);
INSERT INTO "persons" VALUES(X'6FD8C35A6CAC8E412810167721325A72','Ben','2026-11-18T10:02:14.977Z',NULL,NULL,NULL,NULL,'',NULL,NULL);
CREATE TABLE recovery_codes (
    person blob not null references persons on delete cascade,
    code blob not null,                     -- a hash
    primary key (person, code)
) without rowid;
CREATE TABLE reports (
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
CREATE TABLE seeks (
    id integer primary key,
    person blob not null,
    seek text not null,
    made_ms integer not null
);
CREATE TABLE sessions (
    key blob primary key,                   -- a hash: whoever reads this file can be nobody
    person blob not null references persons on delete cascade,
    device text not null,
    created_ms integer not null,
    used_ms integer not null
) without rowid;
CREATE TABLE settings (
    name text primary key,
    value blob not null
) without rowid;
INSERT INTO "settings" VALUES('cookie_key',X'B6060CE2FD1DFEB792873307F59B4A85B6E8CC4DF8AC15CAAD764AAC36A7D37C28DFEAE20603583DE14B5077FB7E0A4239B788F744FE80DD1F6751315910E662');
CREATE TABLE sitters (
    person blob not null,
    match integer not null references matches,
    primary key (person, match)
) without rowid;
INSERT INTO "sitters" VALUES(X'02D4BD3B68E9F446812052AED1FA96B9',4106992161274903835);
INSERT INTO "sitters" VALUES(X'02D4BD3B68E9F446812052AED1FA96B9',4371946447263371814);
INSERT INTO "sitters" VALUES(X'02D4BD3B68E9F446812052AED1FA96B9',7806475186435935956);
INSERT INTO "sitters" VALUES(X'6FD8C35A6CAC8E412810167721325A72',4371946447263371814);
CREATE TABLE taken_back (
    id integer primary key,
    match integer not null references matches,
    step integer not null,
    entry text not null,
    seat integer,
    request blob,
    at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
INSERT INTO "taken_back" VALUES(1,4371946447263371814,5,'{"input":{"move":["away",{"type":"roll"}]},"draws":["pawn 3/6"],"events":[{"type":"pawn_rolled","side":"away","roll":3},{"type":"asked","phase":{"kind":"reply","aim":"attempt","roll":3}}]}',1,X'884B5E6D3BE44DB8B5C59EE97FC28149','2026-11-18T10:02:17.251Z');
CREATE INDEX matches_by_age on matches (created_at);
CREATE INDEX taken_back_by_match on taken_back (match);
CREATE UNIQUE INDEX entries_in_order on entries (follows);
CREATE INDEX matches_by_creator on matches (creator, over);
CREATE UNIQUE INDEX persons_by_skeleton on persons (skeleton) where skeleton is not null;
CREATE INDEX sessions_by_person on sessions (person);
CREATE INDEX follows_by_followed on follows (followed);
CREATE INDEX blocks_by_blocked on blocks (blocked);
CREATE INDEX challenges_by_challenger on challenges (challenger);
CREATE INDEX challenges_by_challenged on challenges (challenged);
COMMIT;
pragma user_version = 9;
