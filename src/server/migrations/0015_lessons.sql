CREATE TABLE "lesson" (
	"level_id" integer PRIMARY KEY NOT NULL,
	"topic_id" integer NOT NULL,
	"lesson" jsonb NOT NULL
);
