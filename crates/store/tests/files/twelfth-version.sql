-- A data file as its twelfth version left it, made by playing: a rated match that is over and reviewed, one with days to decide that is being
-- played, three members and a guest, and what they say, offer, follow, block and report. Offers that would run out have been given until 2100.
pragma foreign_keys = off;
BEGIN TRANSACTION;
CREATE TABLE announcements (
    id integer primary key,
    text text not null,
    made_ms integer not null
);
INSERT INTO "announcements" VALUES(1,'The kettle is on.',1795007066409);
CREATE TABLE bells (
    person blob primary key,
    told integer not null                   -- the number of the last notice
) without rowid;
INSERT INTO "bells" VALUES(X'4422A5C43A64A061C98A6F52FB797799',2);
INSERT INTO "bells" VALUES(X'53C87C238912114E67A1F3CA8C43AED2',1);
INSERT INTO "bells" VALUES(X'E967289620A9408D3887AFD53D1375B7',3);
CREATE TABLE blocks (
    person blob not null references persons on delete cascade,
    blocked blob not null references persons on delete cascade,
    primary key (person, blocked)
) without rowid;
INSERT INTO "blocks" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'BF8325C81ECE1EBEA4184C316C08E03E');
CREATE TABLE challenges (
    id integer primary key,                 -- random: it is the challenge's name
    challenger blob not null,
    challenged blob not null,
    challenge text not null,
    expires_ms integer not null
);
INSERT INTO "challenges" VALUES(8120638919062094803,X'4422A5C43A64A061C98A6F52FB797799',X'E967289620A9408D3887AFD53D1375B7','{"proposal":{"game":"soccer-city","options":{},"pace":{"kind":"days","days":7},"rated":false,"side":"either"},"listed":false}',4102444800000);
CREATE TABLE chat (
    id text primary key,                    -- random: how many lines there were tells nothing
    match integer not null references matches,
    room text not null,                     -- the table's, or the stand's
    person blob not null,
    line text not null,                     -- JSON that only the server reads
    at_ms integer not null
);
INSERT INTO "chat" VALUES('260232dfd8b75ce9721e2cb256f3d9b3',3831553254363144043,'table',X'E967289620A9408D3887AFD53D1375B7','{"name":"Ada","member":true,"seat":"home","phrase":"good_luck"}',1795007041638);
INSERT INTO "chat" VALUES('64268410ed09b83b8be1ea2ce2a6cf70',2129129662479450729,'table',X'53C87C238912114E67A1F3CA8C43AED2','{"name":"Cleo","member":false,"seat":"home","text":"take your time"}',1795007043366);
CREATE TABLE decks (
    person blob not null,
    game text not null,
    name text not null,
    deck text not null,
    updated_ms integer not null,
    primary key (person, game, name)
) without rowid;
CREATE TABLE entries (
    id integer primary key,
    match integer not null references matches,
    step integer not null,
    entry text not null,
    seat integer,                           -- who asked for it, if a seat did
    request blob                            -- the client's own id of what it asked
, period_left_ms integer, follows integer, clocks text);
INSERT INTO "entries" VALUES(1,3831553254363144043,0,'{"input":"start","events":[]}',NULL,NULL,NULL,-3831553254363144043,'{"own":{"home":{"left_ms":600000,"since_ms":1795007040764},"away":{"left_ms":600000,"since_ms":1795007040764}},"told":{"home":{"left_ms":600000,"since_ms":1795007040764},"away":{"left_ms":600000,"since_ms":1795007040764}}}');
INSERT INTO "entries" VALUES(2,3831553254363144043,1,'{"input":{"move":["home",{"type":"set_aside","card":"R02"}]},"events":[{"type":"set_aside_picked","seat":"home","card":"R02"}]}',0,X'F6345684A50C4D62BF1D7D9A085E7C15',NULL,1,'{"own":{"home":{"left_ms":600000,"since_ms":1795007040764},"away":{"left_ms":600000,"since_ms":1795007040764}},"told":{"home":{"left_ms":600000,"since_ms":1795007040764},"away":{"left_ms":600000,"since_ms":1795007040764}}}');
INSERT INTO "entries" VALUES(3,3831553254363144043,2,'{"input":{"move":["away",{"type":"set_aside","card":"B02"}]},"events":[{"type":"set_aside_picked","seat":"away","card":"B02"}]}',1,X'6516C0FE4FEF46DF8C1D6FBE4BE91EE5',NULL,2,'{"own":{"home":{"left_ms":600000,"since_ms":1795007040764},"away":{"left_ms":600000,"since_ms":1795007040764}},"told":{"home":{"left_ms":600000,"since_ms":1795007040764},"away":{"left_ms":600000,"since_ms":1795007040764}}}');
INSERT INTO "entries" VALUES(4,3831553254363144043,3,'{"input":{"resign":"away"},"events":[]}',NULL,NULL,NULL,3,'{"own":{"home":{"left_ms":599104,"since_ms":null},"away":{"left_ms":599104,"since_ms":null}},"told":{"home":{"left_ms":599104,"since_ms":null},"away":{"left_ms":599104,"since_ms":null}}}');
INSERT INTO "entries" VALUES(5,2129129662479450729,0,'{"input":"start","draws":["eight-home 31,25,24,29,33,20,12,14/53","eight-away 28,37,32,35,53,18,21,25/53","kick-off 1/2 home","pack-home 44,12,2,21,8,5,27,40,28,23,32,1,29,16,20,33,36,18,38,43,19,35,31,24,30,26,7,15,22,9,25,42,6,45,3,14,34,41,13,10,17,37,11,39/45","pack-away 28,38,25,44,30,43,40,4,42,9,23,36,24,8,41,19,16,31,26,5,22,20,32,10,2,7,11,21,34,33,14,29,39,3,17,35,27,13,1,18,45,12,37,15/45"],"events":[{"type":"set_aside_picked","seat":"home","card":"R31"},{"type":"set_aside_picked","seat":"home","card":"R25"},{"type":"set_aside_picked","seat":"home","card":"R24"},{"type":"set_aside_picked","seat":"home","card":"R29"},{"type":"set_aside_picked","seat":"home","card":"R33"},{"type":"set_aside_picked","seat":"home","card":"R20"},{"type":"set_aside_picked","seat":"home","card":"R12"},{"type":"set_aside_picked","seat":"home","card":"R14"},{"type":"set_aside_done","seat":"home"},{"type":"set_aside_picked","seat":"away","card":"B28"},{"type":"set_aside_picked","seat":"away","card":"B37"},{"type":"set_aside_picked","seat":"away","card":"B32"},{"type":"set_aside_picked","seat":"away","card":"B35"},{"type":"set_aside_picked","seat":"away","card":"B53"},{"type":"set_aside_picked","seat":"away","card":"B18"},{"type":"set_aside_picked","seat":"away","card":"B21"},{"type":"set_aside_picked","seat":"away","card":"B25"},{"type":"set_aside_done","seat":"away"},{"type":"kick_off","side":"home"},{"type":"packs_shuffled","period":"first_half","orders":{"home":["R52","R13","R02","R26","R08","R05","R35","R48","R36","R28","R40","R01","R37","R18","R23","R41","R44","R21","R46","R51","R22","R43","R39","R30","R38","R34","R07","R17","R27","R09","R32","R50","R06","R53","R03","R16","R42","R49","R15","R10","R19","R45","R11","R47","R04"],"away":["B33","B45","B29","B51","B36","B50","B47","B04","B49","B09","B26","B43","B27","B08","B48","B20","B16","B38","B30","B05","B24","B22","B39","B10","B02","B07","B11","B23","B41","B40","B14","B34","B46","B03","B17","B42","B31","B13","B01","B19","B52","B12","B44","B15","B06"]}}]}',NULL,NULL,NULL,-2129129662479450729,'{"own":{"home":{"left_ms":259200000,"since_ms":1795007044057},"away":{"left_ms":259200000,"since_ms":1795007044057}},"told":{"home":{"left_ms":259200000,"since_ms":1795007044057},"away":{"left_ms":259200000,"since_ms":1795007044057}}}');
INSERT INTO "entries" VALUES(6,2129129662479450729,1,'{"input":{"move":["home",{"type":"lay"}]},"events":[{"type":"has_laid","seat":"home"}]}',0,X'D41A3AF9370E4A44A8CD96F5086A2FE4',NULL,5,'{"own":{"home":{"left_ms":259200000,"since_ms":null},"away":{"left_ms":259200000,"since_ms":1795007043485}},"told":{"home":{"left_ms":259200000,"since_ms":null},"away":{"left_ms":259200000,"since_ms":1795007043485}}}');
INSERT INTO "entries" VALUES(7,2129129662479450729,2,'{"input":{"aside":{"draw_offered":"home"}},"events":[]}',NULL,NULL,NULL,6,'{"own":{"home":{"left_ms":259200000,"since_ms":null},"away":{"left_ms":259200000,"since_ms":1795007043485}},"told":{"home":{"left_ms":259200000,"since_ms":null},"away":{"left_ms":259200000,"since_ms":1795007043485}}}');
CREATE TABLE follows (
    person blob not null references persons on delete cascade,
    followed blob not null references persons on delete cascade,
    primary key (person, followed)
) without rowid;
INSERT INTO "follows" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'4422A5C43A64A061C98A6F52FB797799');
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
, standing_entry integer, terms text not null default '{}', deadline_ms integer);
INSERT INTO "matches" VALUES(2129129662479450729,'flip-football','{"format":2,"game":"flip-football","rules":"1.0.0","options":{"finish_penalty":"off","half_cards":45,"hand_size":0,"home_colour":"red","kick_off":"draw","lay_timer":0,"pace":"tap","set_aside":"random","set_aside_timer":0,"shoot_out":"off"},"seats":{"home":"Cleo","away":"Ada"},"commitment":"7a1d5b19dcf2571052fcc29352f656eb0b317424e015e1b38b06cff3379cf52a","words":{"home":"154bca0d86df80fe9b7fe08e23cb9d3e","away":"3a5b1515e95efcc21a5cb09c7acd255d"}}',X'1A8798AE9431E0CC982C5A5894F0B3D08A8C123CAA1FFBF5D45C3BBF6CF3F41F','{"home":{"kind":"person","person":"53c87c238912114e67a1f3ca8c43aed2","name":"Cleo"},"away":{"kind":"person","person":"e967289620a9408d3887afd53d1375b7","name":"Ada","member":true,"token":"ca416223d0e922ce21d6c10d9b65aea4"}}',X'53C87C238912114E67A1F3CA8C43AED2',0,'2026-11-18T13:04:03.160Z','','{"scoreline":{"attacking":"home","clock":"1''","phase":{"key":"flip-phase-first-half"},"score":{"away":0,"home":0}},"to_act":["away"]}',0,7,'{"pace":{"kind":"days","days":3}}',1795266243485);
INSERT INTO "matches" VALUES(3831553254363144043,'flip-football','{"format":2,"game":"flip-football","rules":"1.0.0","options":{"finish_penalty":"off","half_cards":15,"hand_size":0,"home_colour":"red","kick_off":"draw","lay_timer":0,"pace":"tap","set_aside":"choose","set_aside_timer":0,"shoot_out":"off"},"seats":{"home":"Ada","away":"Ben"},"commitment":"37dcab880e42848b1f4a6a5798324cc8941332db343c5984736452ce1aa4db3e","words":{"home":"9503e7f5c13d1cb0649acb4da6f4d9a6","away":"804f5f37f8d85eecea4a5c7312129a1d"}}',X'59C78626F662FE5A262C8C331FE8C48C8139D1C0F4FC6E05076372F673068E79','{"home":{"kind":"person","person":"e967289620a9408d3887afd53d1375b7","name":"Ada","member":true},"away":{"kind":"person","person":"4422a5c43a64a061c98a6f52fb797799","name":"Ben","member":true}}',X'E967289620A9408D3887AFD53D1375B7',1,'2026-11-18T13:04:00.533Z','','{"outcome":{"forfeit":"away","reason":"resigned","score":{"away":0,"home":0},"winner":"home"},"scoreline":{"attacking":null,"clock":"","phase":{"key":"match-resigned"},"score":{"away":0,"home":0}},"to_act":[]}',1,4,'{"pace":{"kind":"live","minutes":10,"increment_s":5},"rated":true}',NULL);
CREATE TABLE notices (
    person blob not null,
    number integer not null,
    about text,                             -- what it is about, if a newer one about the same takes its place
    notice text not null,
    at_ms integer not null,
    primary key (person, number)
) without rowid;
INSERT INTO "notices" VALUES(X'4422A5C43A64A061C98A6F52FB797799',2,'match dmndkpkxe7h5n','{"kind":"match_over","match":"dmndkpkxe7h5n","game":"flip-football","opponent":"Ada","result":"lost"}',1795007041681);
INSERT INTO "notices" VALUES(X'53C87C238912114E67A1F3CA8C43AED2',1,'match b5dbtez8qntwk','{"kind":"your_turn","match":"b5dbtez8qntwk","game":"flip-football","opponent":"Ada"}',1795007043208);
INSERT INTO "notices" VALUES(X'E967289620A9408D3887AFD53D1375B7',2,'match b5dbtez8qntwk','{"kind":"your_turn","match":"b5dbtez8qntwk","game":"flip-football","opponent":"Cleo"}',1795007043209);
INSERT INTO "notices" VALUES(X'E967289620A9408D3887AFD53D1375B7',3,'challenge hbpvrckw8ua8w','{"kind":"challenged","challenge":"hbpvrckw8ua8w","game":"soccer-city","other":"Ben","pace":{"kind":"days","days":7},"rated":false}',1795007043862);
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
INSERT INTO "persons" VALUES(X'4422A5C43A64A061C98A6F52FB797799','Ben','2026-11-18T13:03:58.064Z','ben','$argon2id$v=19$m=19456,t=2,p=1$36WI5rEQT8eLqO9W+vNSMA$pfUFqnwSuQ2rlgzWuQVmaMszjn6JZbnYOZSRnFI9oGU',1795007038064,0,'',NULL,NULL);
INSERT INTO "persons" VALUES(X'53C87C238912114E67A1F3CA8C43AED2','Cleo','2026-11-18T13:03:59.153Z',NULL,NULL,NULL,NULL,'',NULL,NULL);
INSERT INTO "persons" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E','Dora','2026-11-18T13:03:58.654Z','dora','$argon2id$v=19$m=19456,t=2,p=1$LXeiy/ItlT9PKYKGdC8jfQ$qR2L6lf4sYd9Fuu7ChekCvb8wHhFBW137sJxMIJz0EY',1795007038654,0,'',1795007067504,'rude');
INSERT INTO "persons" VALUES(X'E967289620A9408D3887AFD53D1375B7','Ada','2026-11-18T13:03:56.685Z','ada','$argon2id$v=19$m=19456,t=2,p=1$LxvQswP6jBRYiIgNwF+r7A$eIW/5akWtYnBm4WTjmDvxbjpuGjlYU2Lp8NMyywfkog',1795007036685,0,'{"colours":{"first":"#123456","second":"#fedcba","pattern":"hoops"},"visibility":{"matches":"followed","ratings":"everybody","presence":"everybody"}}',NULL,NULL);
CREATE TABLE rating_changes (
    match integer not null references matches,
    person blob not null references persons on delete cascade,
    game text not null,
    pace text not null,
    before real not null,
    rating real not null,
    deviation real not null,
    at_ms integer not null,
    primary key (match, person)
) without rowid;
INSERT INTO "rating_changes" VALUES(3831553254363144043,X'4422A5C43A64A061C98A6F52FB797799','flip-football','live',1500.0,1.33768910609370232124e+03,2.90318963717980409455e+02,1795007041660);
INSERT INTO "rating_changes" VALUES(3831553254363144043,X'E967289620A9408D3887AFD53D1375B7','flip-football','live',1500.0,1.66231089390629767875e+03,2.90318963717980409455e+02,1795007041660);
CREATE TABLE ratings (
    person blob not null references persons on delete cascade,
    game text not null,
    pace text not null,
    rating real not null,
    deviation real not null,
    volatility real not null,
    matches integer not null,               -- how many have counted
    rated_ms integer not null,              -- when the last of them ended
    primary key (person, game, pace)
) without rowid;
INSERT INTO "ratings" VALUES(X'4422A5C43A64A061C98A6F52FB797799','flip-football','live',1.33768910609370232124e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1795007041660);
INSERT INTO "ratings" VALUES(X'E967289620A9408D3887AFD53D1375B7','flip-football','live',1.66231089390629767875e+03,2.90318963717980409455e+02,5.99996753723381417988e-02,1,1795007041660);
CREATE TABLE recovery_codes (
    person blob not null references persons on delete cascade,
    code blob not null,                     -- a hash
    primary key (person, code)
) without rowid;
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'6DB84DAF6E14999B56086DA55118C730F71D35A31D8F6F7073DCF8B7DE788BEF');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'75E221F7A3C898797283C90FAC34852FCB2FD9F2F3B5978C249413D695321263');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'84F73918C5CD07DACC691ED479D14D7CC3DD26FD35FFCAF417C3FDB7D3FFCC46');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'962992603A0CAB81703036F48A13C37C5D146F4C3A3D79C993D5D19F8BDB2F95');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'A480FA8367E89E239405FE9A64384071143EDCE1667536223225D8ED24A4D959');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'B1140FDD2874B4EC4A73519B8A143217069515FC6CD47600DB80869174EA2D25');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'B2C77F5CA214B1462D2346252AFE298FEB21706D83C0BB0D5D8DEEB227CAB512');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'B542E9A47715429F864134F4CBFA24D75871B01F46160D916D499A3DE4C90665');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'D140630C8969E51D94241C77C473BC1CBAB562E7A430AA8A1B2DD96AC6001C14');
INSERT INTO "recovery_codes" VALUES(X'4422A5C43A64A061C98A6F52FB797799',X'D924D5995DCCE7EC5254CF1737E8416DF3307EEBA0E1C3A17793CC1FD31C9DE3');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'1DD1355FD5E4ED1B22A4EB81BB929DA7FCA42FF2816446BFBABB208138062A83');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'37E5898032210CAC14FBDA0BF64030A6A78C2450B0DC8C2E44046D17E960E45E');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'6902418029B342B7A623B1D3C71A3369B04275C510952870D5E27A5818B0E6A9');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'6A4519CC7E291763EDCA01FD7A052A0EDD2A830781318A05839226E557FB5CA3');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'6D8759E0F6EF4776E330247FECE8909C510AC341DB0549EA18839AC77940CC28');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'72F7BFD2B2B06F7C16B2921901BF9F399CADF690A4807CC11F983C1E207478CF');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'DB6E0EBD6DC106EB5FD341A34B4D3D9D60C3B512807B4BA0B32617AEDF6094D7');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'E724A6CDB6D7BDE54898A727D564B4ABE631FC7448507E94B3A31AFF48EF18DE');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'EE3B21EA091B27873CD91B4845E41BEF1BCE77024098BBDDD7E78AA97BE05752');
INSERT INTO "recovery_codes" VALUES(X'BF8325C81ECE1EBEA4184C316C08E03E',X'EF3B1879AEBE8BF28B83FA38ACE93C48561B76D8E4573062B2EF75DB5C272923');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'38C73743528247F9672BEA7E32D2173CDF0BD4CB474714B792C6F433C6EC4230');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'5219812A90461AD7B306C374418A95E0758570646AB719D3CE5BF73E88A716BA');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'594781D8A07A1F7B8719F93DAE5F29FAF43F2E304AF00E3D8EC4CE2DA15AA38C');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'5B701EF3D1BE723A556E792C44A820F7C52F7D7193922BB78D0CCFF31F232289');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'697716489FCEACC0313C3352F28478E2EE3F9929E7A6E1D65B12DF5E810F9B0E');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'7BBD0371B8A860987EC90787F354F66BA7CFDE4F26C4FD99DFE5DA267748D0FC');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'86F8C75326EC02B7B99627DF453083ACA3341E80F1CBE84EE13DE2EDBA0EA830');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'905023FEE047B43A9E0D1F0FB8C37ED4D66E9AA540769F756AF359BF176C1AC3');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'96097ECE6307BD9574F4B339257B63EE723ABABF757E95E5209BF3B869D3F021');
INSERT INTO "recovery_codes" VALUES(X'E967289620A9408D3887AFD53D1375B7',X'E099BD0D5248AD043C7BEC18764E08408588C13BCA65E38E74AFF38A5346D47B');
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
INSERT INTO "reports" VALUES(1,X'E967289620A9408D3887AFD53D1375B7','Ada',X'4422A5C43A64A061C98A6F52FB797799','Ben',3831553254363144043,'stalling: slow','Ada: GoodLuck',1795007043913,NULL);
CREATE TABLE reviews (
    match integer primary key references matches,
    made_by text not null,                  -- the version of rules, weights and reckoning
    review text not null
);
INSERT INTO "reviews" VALUES(3831553254363144043,'{"game":"flip-football","rules":"1.0.0","weights":"069e618bc37d1677","reckoning":1}','{"made_by":{"game":"flip-football","rules":"1.0.0","weights":"069e618bc37d1677","reckoning":1},"seed":1,"simulations":4000,"complete":true,"outcome":{"winner":"home","score":{"home":0,"away":0},"forfeit":"away","reason":"resigned"},"start":{"mean":0.48852550453520405,"error":2.991029124823212e-17},"steps":[{"worth":{"mean":0.48852550453520405,"error":2.991029124823212e-17},"guess":{"mean":0.0,"error":0.0},"clock":"","phase":{"key":"flip-phase-set-aside"}},{"worth":{"mean":0.48852550453520405,"error":2.991029124823212e-17},"dice":{"gain":{"mean":0.0,"error":0.0},"one_in":1.0},"decision":{"seat":"home","made":{"text":"set-aside R02","json":{"card":"R02","type":"set_aside"}},"best":{"text":"set-aside R37","json":{"card":"R37","type":"set_aside"}},"loss":{"mean":0.0,"error":0.0},"over_routine":{"mean":0.0,"error":0.0}},"guess":{"mean":0.0,"error":0.0},"clock":"","phase":{"key":"flip-phase-set-aside"}},{"worth":{"mean":0.48852550453520405,"error":2.991029124823212e-17},"dice":{"gain":{"mean":0.0,"error":0.0},"one_in":1.0},"decision":{"seat":"away","made":{"text":"set-aside B02","json":{"card":"B02","type":"set_aside"}},"loss":{"mean":0.0,"error":0.0},"over_routine":{"mean":0.00522840467286142,"error":0.0031172231543257264}},"guess":{"mean":0.0,"error":0.0},"clock":"","phase":{"key":"flip-phase-set-aside"}},{"worth":{"mean":1.0,"error":0.0},"guess":{"mean":0.0,"error":0.0},"clock":"","phase":{"key":"flip-phase-set-aside"}}],"ledger":{"home":{"start":{"mean":0.48852550453520405,"error":2.991029124823212e-17},"dice":{"mean":0.0,"error":0.0},"own_losses":{"mean":0.0,"error":0.0},"other_losses":{"mean":0.511474495464796,"error":1.994019416548808e-17},"guesses":{"mean":0.0,"error":0.0},"guesses_of_nobody":{"mean":0.0,"error":0.0},"openings":{"mean":-0.00522840467286142,"error":0.0031172231543257264},"end":1.0,"decisions":1,"marked":[0,0,0],"finds":0},"away":{"start":{"mean":0.511474495464796,"error":2.991029124823212e-17},"dice":{"mean":-0.0,"error":0.0},"own_losses":{"mean":0.511474495464796,"error":1.994019416548808e-17},"other_losses":{"mean":0.0,"error":0.0},"guesses":{"mean":-0.0,"error":0.0},"guesses_of_nobody":{"mean":-0.0,"error":0.0},"openings":{"mean":0.00522840467286142,"error":0.0031172231543257264},"end":0.0,"decisions":1,"marked":[0,0,0],"finds":0}},"turning_points":[{"step":3,"change":0.511474495464796,"cause":"decision"}],"lucky_for_home":[],"lucky_for_away":[],"sentences":{"home":{"key":"insight-sentence","args":{"dice":0,"dice_way":"nothing","other":0,"other_loss":51,"other_way":"more","own":0,"own_loss":0,"own_way":"nothing","result":"won","who":"home"}},"away":{"key":"insight-sentence","args":{"dice":0,"dice_way":"nothing","other":0,"other_loss":0,"other_way":"nothing","own":0,"own_loss":51,"own_way":"more","result":"lost","who":"away"}}}}');
CREATE TABLE seeks (
    id integer primary key,
    person blob not null,
    seek text not null,
    made_ms integer not null
);
INSERT INTO "seeks" VALUES(2533716865549365026,X'53C87C238912114E67A1F3CA8C43AED2','{"proposal":{"game":"soccer-city","options":{},"pace":{"kind":"days","days":3},"rated":false,"side":"either"}}',4102444800000);
CREATE TABLE sessions (
    key blob primary key,                   -- a hash: whoever reads this file can be nobody
    person blob not null references persons on delete cascade,
    device text not null,
    created_ms integer not null,
    used_ms integer not null
) without rowid;
INSERT INTO "sessions" VALUES(X'07A0901CDA137AD3FDC0E7F5CEBBB1AFB9E657CBBDF04A5C257763E97153D170',X'E967289620A9408D3887AFD53D1375B7','Chrome, Linux',1795007036685,1795007036685);
INSERT INTO "sessions" VALUES(X'188555565AB5F97B43F1B9FB45980C102B94D7896640EE654B3B2A4F5D091CC8',X'4422A5C43A64A061C98A6F52FB797799','Chrome, Linux',1795007038064,1795007038064);
CREATE TABLE settings (
    name text primary key,
    value blob not null
) without rowid;
INSERT INTO "settings" VALUES('cookie_key',X'92371E2B0B7048AE431E5873876E2EF6D3BF4426F182472749324C16A47CD601F68C8AF9D5570962FBFA5A376F8DEF61085FE3796742019C82D5C121AB68590C');
CREATE TABLE sitters (
    person blob not null,
    match integer not null references matches,
    primary key (person, match)
) without rowid;
INSERT INTO "sitters" VALUES(X'4422A5C43A64A061C98A6F52FB797799',3831553254363144043);
INSERT INTO "sitters" VALUES(X'53C87C238912114E67A1F3CA8C43AED2',2129129662479450729);
INSERT INTO "sitters" VALUES(X'E967289620A9408D3887AFD53D1375B7',2129129662479450729);
INSERT INTO "sitters" VALUES(X'E967289620A9408D3887AFD53D1375B7',3831553254363144043);
CREATE TABLE taken_back (
    id integer primary key,
    match integer not null references matches,
    step integer not null,
    entry text not null,
    seat integer,
    request blob,
    at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
);
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
CREATE INDEX matches_by_deadline on matches (deadline_ms) where deadline_ms is not null;
CREATE INDEX ratings_by_rank on ratings (game, pace, rating);
CREATE INDEX rating_changes_by_person on rating_changes (person, game, pace, at_ms);
CREATE INDEX chat_by_match on chat (match);
CREATE INDEX chat_by_person on chat (person);
COMMIT;
pragma user_version = 12;
