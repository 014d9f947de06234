BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id VARCHAR NOT NULL, 
	n BIGINT NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat BIGINT NOT NULL, 
	"by" VARCHAR NOT NULL, 
	at DOUBLE NOT NULL, 
	action TEXT NOT NULL, 
	events TEXT NOT NULL, 
	CONSTRAINT pk_actions PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_actions_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "actions" VALUES('KiQclwXm',1,'play',-1,'nature',1800000000.0,'{"begin":0}','[[["caminos-lot",{"seat":{"tag":["seat",0]}}],null]]');
INSERT INTO "actions" VALUES('KiQclwXm',2,'play',0,'memory:anna',1800000000.0,'{"place":"f5 g5 h5 h6"}','[[["caminos-placed",{"seat":{"tag":["seat",0]},"placement":"L f5 g5 h5 h6"}],null]]');
INSERT INTO "actions" VALUES('KiQclwXm',3,'play',1,'computer',1800000001.0,'{"place":"c5 d5 e4 e5"}','[[["caminos-placed",{"seat":{"tag":["seat",1]},"placement":"L c5 d5 e4 e5"}],null]]');
INSERT INTO "actions" VALUES('KiQclwXm',4,'play',0,'memory:anna',1800000002.0,'{"place":"h1 h2 h3x2"}','[[["caminos-placed",{"seat":{"tag":["seat",0]},"placement":"L h1 h2 h3x2"}],null]]');
INSERT INTO "actions" VALUES('KiQclwXm',5,'play',1,'computer',1800000003.0,'{"place":"f4 g4 h4x2"}','[[["caminos-placed",{"seat":{"tag":["seat",1]},"placement":"L f4 g4 h4x2"}],null]]');
INSERT INTO "actions" VALUES('KiQclwXm',6,'play',0,'memory:anna',1800000004.0,'{"place":"c6 d6 e6 e7"}','[[["caminos-placed",{"seat":{"tag":["seat",0]},"placement":"L c6 d6 e6 e7"}],null]]');
INSERT INTO "actions" VALUES('KiQclwXm',7,'play',1,'computer',1800000005.0,'{"place":"a4 a5 b4 c4"}','[[["caminos-placed",{"seat":{"tag":["seat",1]},"placement":"L a4 a5 b4 c4"}],null],[["caminos-joined",{"players":[{"tag":["seat",1]}]}],null]]');
INSERT INTO "actions" VALUES('l7wUhr0c',1,'play',-1,'nature',1800000006.0,'["shuffle","AA94365839J5359AA384ATQ268AKTJT74XA4J2J2758QQA47979X2KK3TX242T56J878K8463QTXK278KX6X6475JJ63TK56979QKJ5Q2QTQ39"]','[[["dog-shuffled",{}],null],[["dog-round",{"round":1,"cards":6,"opener":{"tag":["seat",0]}}],null],[["dog-your-cards",{"cards":[{"tag":["dog-card","A"]},{"tag":["dog-card","3"]},{"tag":["dog-card","3"]},{"tag":["dog-card","5"]},{"tag":["dog-card","9"]},{"tag":["dog-card","J"]}]}],[0]],[["dog-your-cards",{"cards":[{"tag":["dog-card","A"]},{"tag":["dog-card","4"]},{"tag":["dog-card","5"]},{"tag":["dog-card","6"]},{"tag":["dog-card","8"]},{"tag":["dog-card","9"]}]}],[1]]]');
INSERT INTO "actions" VALUES('l7wUhr0c',2,'play',-1,'nature',1800000006.0,'["draw","9A"]','[[["dog-drawn",{"opener":{"tag":["seat",0]}}],null],[["dog-you-drew",{"card":{"tag":["dog-card","9"]},"other":{"tag":["seat",1]}}],[0]],[["dog-you-lost",{"card":{"tag":["dog-card","9"]},"other":{"tag":["seat",0]}}],[1]],[["dog-you-drew",{"card":{"tag":["dog-card","A"]},"other":{"tag":["seat",0]}}],[1]],[["dog-you-lost",{"card":{"tag":["dog-card","A"]},"other":{"tag":["seat",1]}}],[0]]]');
INSERT INTO "actions" VALUES('l7wUhr0c',3,'play',0,'memory:berta',1800000006.0,'["play","3",[[0,3]]]','[[["dog-played",{"who":{"tag":["seat",0]},"card":{"tag":["dog-card","3"]},"moves":[{"text":["dog-move",{"owner":{"tag":["seat",0]},"start":{"tag":["dog-place","0"]},"to":{"tag":["dog-place","3"]}}]}]}],null]]');
INSERT INTO "actions" VALUES('l7wUhr0c',4,'play',1,'memory:anna',1800000007.0,'["play","4",[[32,28]]]','[[["dog-played",{"who":{"tag":["seat",1]},"card":{"tag":["dog-card","4"]},"moves":[{"text":["dog-move",{"owner":{"tag":["seat",1]},"start":{"tag":["dog-place","32"]},"to":{"tag":["dog-place","28"]}}]}]}],null]]');
INSERT INTO "actions" VALUES('l7wUhr0c',5,'play',0,'memory:berta',1800000008.0,'["swap","J",3,28]','[[["dog-swapped",{"who":{"tag":["seat",0]},"card":{"tag":["dog-card","J"]},"mine":{"tag":["seat",0]},"place":{"tag":["dog-place","3"]},"theirs":{"tag":["seat",1]},"other":{"tag":["dog-place","28"]}}],null]]');
INSERT INTO "actions" VALUES('GszWLEoF',1,'play',-1,'nature',1800000009.0,'"lots 0:r10 1:r8"','[[["rummy-lot",{"who":{"tag":["seat",0]},"tile":{"tag":["rummy-tile","r10"]}}],null],[["rummy-lot",{"who":{"tag":["seat",1]},"tile":{"tag":["rummy-tile","r8"]}}],null],[["rummy-starts",{"who":{"tag":["seat",0]}}],null]]');
INSERT INTO "actions" VALUES('GszWLEoF',2,'play',-1,'nature',1800000009.0,'"shuffle y11 b9 r6 y3 r4 r7 k2 k7 b2 b1 k12 k2 y6 r3 y13 k13 r6 b10 b6 y7 b11 b13 b7 b8 k5 k6 b3 k8 J b2 y1 r10 k8 b12 y4 b11 r11 k9 y6 y1 k7 y9 b4 k1 k9 b4 y13 k11 b5 r12 k10 y12 b7 r5 r4 r1 k13 k10 r13 r5 k11 J y8 k3 b1 b13 b3 r2 r3 y8 r9 k6 y7 b10 y5 k3 k4 b12 r8 y9 y10 r9 r8 y3 r12 y10 k12 b9 b6 r13 k4 y2 b5 r1 y2 b8 y12 r11 k1 r2 r10 k5 y5 r7 y11 y4"','[[["rummy-dealt",{"round":1,"tiles":14,"stock":78}],null]]');
INSERT INTO "actions" VALUES('GszWLEoF',3,'play',0,'memory:berta',1800000009.0,'"draw"','[[["rummy-drew",{"who":{"tag":["seat",0]},"stock":77}],null],[["rummy-you-drew",{"tiles":[{"tag":["rummy-tile","J"]}]}],[0]]]');
INSERT INTO "actions" VALUES('GszWLEoF',4,'play',1,'memory:anna',1800000010.0,'"b6 b7 b8 b13 k13 y13 : [b6 b7 b8] {b13 k13 y13}"','[[["rummy-opened",{"who":{"tag":["seat",1]},"tiles":[{"tag":["rummy-tile","b6"]},{"tag":["rummy-tile","b7"]},{"tag":["rummy-tile","b8"]},{"tag":["rummy-tile","b13"]},{"tag":["rummy-tile","k13"]},{"tag":["rummy-tile","y13"]}],"points":60,"sets":[{"tag":["rummy-set","[b6 b7 b8]"]},{"tag":["rummy-set","{b13 k13 y13}"]}]}],null]]');
INSERT INTO "actions" VALUES('GszWLEoF',5,'play',0,'memory:berta',1800000011.0,'"r3 r4 r6 r7 J : [r3 r4 J r6 r7]"','[[["rummy-opened",{"who":{"tag":["seat",0]},"tiles":[{"tag":["rummy-tile","r3"]},{"tag":["rummy-tile","r4"]},{"tag":["rummy-tile","r6"]},{"tag":["rummy-tile","r7"]},{"tag":["rummy-tile","J"]}],"points":45,"sets":[{"tag":["rummy-set","[r3 r4 J r6 r7]"]}]}],null]]');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_alive PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1800000000.0);
CREATE TABLE chats (
	chat VARCHAR NOT NULL, 
	owner VARCHAR, 
	until DOUBLE NOT NULL, 
	sent TEXT NOT NULL, 
	CONSTRAINT pk_chats PRIMARY KEY (chat)
);
CREATE TABLE deadlines (
	table_id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	decision BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	free DOUBLE NOT NULL, 
	CONSTRAINT pk_deadlines PRIMARY KEY (table_id, kind, seat), 
	CONSTRAINT fk_deadlines_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "deadlines" VALUES('OxauXHPJ','expiry',-1,0,1800001812.0,1800001812.0);
CREATE TABLE people (
	"key" VARCHAR NOT NULL, 
	name TEXT NOT NULL, 
	language VARCHAR, 
	settings TEXT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY ("key")
);
INSERT INTO "people" VALUES('memory:anna','"Anna"',NULL,'{}');
INSERT INTO "people" VALUES('memory:berta','"Berta"',NULL,'{}');
INSERT INTO "people" VALUES('memory:carla','"Carla"',NULL,'{}');
CREATE TABLE places (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	way VARCHAR NOT NULL, 
	ref TEXT NOT NULL, 
	shows BIGINT NOT NULL, 
	digest VARCHAR NOT NULL, 
	posted DOUBLE NOT NULL, 
	editable_until DOUBLE, 
	nonce VARCHAR, 
	noticed BIGINT NOT NULL, 
	person VARCHAR, 
	old TEXT NOT NULL, 
	CONSTRAINT pk_places PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_places_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "places" VALUES('GszWLEoF',-1,'public','20',10,'291284db9df483c5e46c',1800000009.0,NULL,NULL,10,NULL,'null');
INSERT INTO "places" VALUES('GszWLEoF',0,'dm','30',10,'00156e8ddde05ad10420',1800000011.0,NULL,NULL,9,'memory:berta','null');
INSERT INTO "places" VALUES('GszWLEoF',1,'dm','29',10,'5d31cb56bd42cdf33f48',1800000010.0,NULL,NULL,10,'memory:anna','null');
INSERT INTO "places" VALUES('KiQclwXm',-1,'public','1',12,'13c358f218030b7887b2',1800000000.0,NULL,NULL,10,NULL,'null');
INSERT INTO "places" VALUES('KiQclwXm',0,'dm','9',12,'1c22521815b194c06ad8',1800000004.0,NULL,NULL,10,'memory:anna','null');
INSERT INTO "places" VALUES('OxauXHPJ',-1,'public','31',1,'8582e45a9c10091df24b',1800000012.0,NULL,NULL,0,NULL,'null');
INSERT INTO "places" VALUES('l7wUhr0c',-1,'public','10',9,'2e0c640b7212301b31fa',1800000006.0,NULL,NULL,9,NULL,'null');
INSERT INTO "places" VALUES('l7wUhr0c',0,'dm','19',9,'ed620d95c8d6d31d48cf',1800000008.0,NULL,NULL,8,'memory:berta','null');
INSERT INTO "places" VALUES('l7wUhr0c',1,'dm','18',9,'41cc55d9e67f40298da1',1800000007.0,NULL,NULL,9,'memory:anna','null');
CREATE TABLE proposals (
	table_id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	"by" INTEGER NOT NULL, 
	target INTEGER NOT NULL, 
	agreed TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	person VARCHAR, 
	CONSTRAINT pk_proposals PRIMARY KEY (table_id, kind, "by", target), 
	CONSTRAINT fk_proposals_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE TABLE results (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	room VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	person VARCHAR, 
	level VARCHAR, 
	won BOOLEAN NOT NULL, 
	score BIGINT NOT NULL, 
	how VARCHAR NOT NULL, 
	facts TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES('KiQclwXm',0,'memory:inn','caminos','memory:anna',NULL,0,0,'played','{}',1800000005.0);
INSERT INTO "results" VALUES('KiQclwXm',1,'memory:inn','caminos',NULL,'normal',1,0,'played','{}',1800000005.0);
CREATE TABLE rooms (
	"key" VARCHAR NOT NULL, 
	language VARCHAR, 
	settings TEXT NOT NULL, 
	CONSTRAINT pk_rooms PRIMARY KEY ("key")
);
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR, 
	level VARCHAR, 
	stand_in BOOLEAN NOT NULL, 
	missed BIGINT NOT NULL, 
	decision BIGINT NOT NULL, 
	draft TEXT NOT NULL, 
	seen BIGINT NOT NULL, 
	planned TEXT NOT NULL, 
	name VARCHAR, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('GszWLEoF',0,'memory:berta',NULL,0,0,9,'[]',0,'null',NULL);
INSERT INTO "seats" VALUES('GszWLEoF',1,'memory:anna',NULL,0,0,10,'[]',0,'null',NULL);
INSERT INTO "seats" VALUES('KiQclwXm',0,'memory:anna',NULL,0,0,10,'[]',0,'null',NULL);
INSERT INTO "seats" VALUES('KiQclwXm',1,NULL,'normal',0,0,11,'[]',0,'null',NULL);
INSERT INTO "seats" VALUES('l7wUhr0c',0,'memory:berta',NULL,0,0,8,'[]',0,'null',NULL);
INSERT INTO "seats" VALUES('l7wUhr0c',1,'memory:anna',NULL,0,0,9,'[]',0,'null',NULL);
CREATE TABLE settings (
	"key" VARCHAR NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY ("key")
);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	room VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules BIGINT NOT NULL, 
	phase VARCHAR NOT NULL, 
	version BIGINT NOT NULL, 
	settled BIGINT NOT NULL, 
	opened DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	commitment VARCHAR NOT NULL, 
	secret BLOB NOT NULL, 
	"key" BLOB, 
	setup TEXT NOT NULL, 
	snapshot TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('KiQclwXm','memory:inn','caminos',1,'over',12,-1,1800000000.0,1800000005.0,'90042a05b1f514d9bc18913d7a49ba1b7048707abb97a5f1d96b7fb962fbd161',X'F8C02A45667E1390E9702876DD4DC6C0066E49B5CDAA6EC1C83E7D88BE92E2E2',X'E3F0946F19FBFE3E79BE53A0BD7219233DD8FB9F52BE71ACA8ADC8A5E53C4970','{"opener":"memory:anna","players":2,"options":{"board":"square","neutral":"off","rounds":"1","draws":"draw"},"clock":"none","lot":true,"hints":false,"joins":[["memory:anna","p5"]],"words":[],"names":{"memory:anna":"Anna"},"ready":[],"chairs":["memory:anna","normal"],"before":"","asked":false,"restored":null,"held":false,"gave_up":[],"rests":{},"nudged":{}}','{"n":7,"chances":1,"state":{"position":"square -,-,-,-,-,-,-,-/-,-,-,-,G,-,-,-/-,-,G,G,G,-,-,G/Y,-,Y,Y,Y,G,G,G/Y,Y,Y,-,Y,Y,Y,YY/-,-,-,-,-,-,-,GG/-,-,-,-,-,-,-,G/-,-,-,-,-,-,-,G L1T4Z4O2|L1T4Z4O2 1! oo 0 G2Y2 ; starter 0 ; scores 0,0 ; round 1/1","stones":[{"seat":0,"letter":"L","cubes":[["f5",0],["g5",0],["h5",0],["h6",0]]},{"seat":1,"letter":"L","cubes":[["c5",0],["d5",0],["e4",0],["e5",0]]},{"seat":0,"letter":"L","cubes":[["h1",0],["h2",0],["h3",0],["h3",1]]},{"seat":1,"letter":"L","cubes":[["f4",0],["g4",0],["h4",0],["h4",1]]},{"seat":0,"letter":"L","cubes":[["c6",0],["d6",0],["e6",0],["e7",0]]},{"seat":1,"letter":"L","cubes":[["a4",0],["a5",0],["b4",0],["c4",0]]}],"rounds":[]}}');
INSERT INTO "tables" VALUES('l7wUhr0c','memory:inn','dog',1,'play',9,-1,1800000006.0,1800000008.0,'1e402d6dbdd5c7690dd0c34ddc88786a6fa26234aa207e2c9d971719dd4c5efe',X'E0CAA3046176AFEE08DE6965964BA1968DDF14C8C06E17C094FAB3B4049911BE',X'A96EBDC0AA121728723117BE6E1B70CE96B1F35ADF262844C6E3FC0DCDAD22FF','{"opener":"memory:anna","players":2,"options":{"book":"braendi","no_joker_finish":"off"},"clock":"none","lot":true,"hints":false,"joins":[["memory:anna","p10"],["memory:berta","p11"]],"words":[],"names":{"memory:anna":"Anna","memory:berta":"Berta"},"ready":[],"chairs":["memory:anna","memory:berta"],"before":"","asked":false,"restored":null,"held":false,"gave_up":[],"rests":{},"nudged":{}}','{"n":5,"chances":2,"state":{"position":"2 solo braendi ; 28 / 3 ; 3599 / AA568 ; turn 1 ; round 1 ; opener 0 ; stock 359AA384ATQ268AKTJT74XA4J2J2758QQA47979X2KK3TX242T56J878K8463QTXK278KX6X6475JJ63TK56979QKJ5Q2QTQ39 ; discard 34J","record":[[1,0,"play","3",[[0,0,3]],[],null],[1,1,"play","4",[[1,32,28]],[],null],[1,0,"swap","J",[[0,3,28],[1,28,3]],[],null]],"notes":[[["drew","9",1,0],["lost","A",1,0]],[["lost","9",0,0],["drew","A",0,0]]]}}');
INSERT INTO "tables" VALUES('GszWLEoF','memory:inn','rummy',1,'play',10,-1,1800000009.0,1800000011.0,'5971e235a7e5fc2cdb937fcba6dd09a76c0e9b90ad8ca51afbb4cb50b9850b9b',X'86EF00B5A5DD79114119A2216E8D32EEEA6F9565A93E37981678F0900EC60996',X'5A2AE5DC0B3BDF018DBA339BD835336036C06D6B92F087DB51724DFDC6B36C28','{"opener":"memory:anna","players":2,"options":{"rounds":"1","points":"off","penalty":"off","assist":"fit"},"clock":"none","lot":true,"hints":false,"joins":[["memory:anna","p17"],["memory:berta","p18"]],"words":[],"names":{"memory:anna":"Anna","memory:berta":"Berta"},"ready":[],"chairs":["memory:anna","memory:berta"],"before":"","asked":false,"restored":null,"held":false,"gave_up":[],"rests":{},"nudged":{}}','{"n":5,"chances":2,"state":{"position":"2 rounds=1 ; [r3 r4 J r6 r7] [b6 b7 b8] {b13 k13 y13} ; !b1 b2 b9 k2 k2 k7 k12 y3 y6 y11 / !r6 b3 b10 b11 k5 k6 k8 y7 ; turn 1 ; stock b2 y1 r10 k8 b12 y4 b11 r11 k9 y6 y1 k7 y9 b4 k1 k9 b4 y13 k11 b5 r12 k10 y12 b7 r5 r4 r1 k13 k10 r13 r5 k11 J y8 k3 b1 b13 b3 r2 r3 y8 r9 k6 y7 b10 y5 k3 k4 b12 r8 y9 y10 r9 r8 y3 r12 y10 k12 b9 b6 r13 k4 y2 b5 r1 y2 b8 y12 r11 k1 r2 r10 k5 y5 r7 y11 y4 ; passes 0 ; last 0 ; starter 0 ; scores 0,0 ; round 1/1","lots":"lots 0:r10 1:r8","plays":[[0,"","-","-",1],[1,"b6 b7 b8 b13 k13 y13","[b6 b7 b8] {b13 k13 y13}","-",0],[0,"r3 r4 r6 r7 J","[r3 r4 J r6 r7]","-",0]],"drawn":["",""],"rounds":[]}}');
INSERT INTO "tables" VALUES('OxauXHPJ','memory:inn','caminos',1,'lobby',1,-1,1800000012.0,1800000012.0,'7ce2a6a5469248ae41b0724d4f7bf3c1fe8e71cee9f2ed93acf38debac1e10b0',X'AE81F864807BFE2196B1AB6BD0E8FF15CD05DAEFFFFB1D5EC8C92B11CA36E914',NULL,'{"opener":"memory:carla","players":2,"options":{},"clock":"1d","lot":true,"hints":false,"joins":[],"words":[],"names":{},"ready":[],"chairs":[],"before":"","asked":false,"restored":null,"held":false,"gave_up":[],"rests":{},"nudged":{}}','{"n":0,"chances":0,"state":null}');
CREATE TABLE uploads (
	digest VARCHAR NOT NULL, 
	platform VARCHAR NOT NULL, 
	file_id VARCHAR NOT NULL, 
	CONSTRAINT pk_uploads PRIMARY KEY (digest, platform)
)
 WITHOUT ROWID

;
CREATE INDEX ix_chats_owner ON chats (owner);
CREATE INDEX ix_tables_phase_changed ON tables (phase, changed);
CREATE INDEX ix_tables_room_phase ON tables (room, phase);
CREATE INDEX ix_tables_unsettled ON tables (id) WHERE settled < version;
CREATE INDEX ix_deadlines_free ON deadlines (free);
CREATE INDEX ix_results_person ON results (person);
CREATE INDEX ix_results_room_game ON results (room, game);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
