CREATE TABLE "competition_device" (
	"participant_id" uuid NOT NULL,
	"device" text NOT NULL,
	"bound_by" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_device_participant_id_device_pk" PRIMARY KEY("participant_id","device")
);
--> statement-breakpoint
CREATE TABLE "competition_hand_in" (
	"participant_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"competition_id" integer NOT NULL,
	"answers" smallint[] NOT NULL,
	"seconds_left" smallint[],
	"time_taken" integer NOT NULL,
	"device" text,
	"network" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_hand_in_participant_id_digest_pk" PRIMARY KEY("participant_id","digest")
);
--> statement-breakpoint
CREATE TABLE "competition_pick" (
	"participant_id" uuid NOT NULL,
	"question" smallint NOT NULL,
	"competition_id" integer NOT NULL,
	"option" smallint NOT NULL,
	"seconds_left" smallint NOT NULL,
	"device" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_pick_participant_id_question_pk" PRIMARY KEY("participant_id","question")
);
--> statement-breakpoint
CREATE TABLE "competition_ruling" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" integer NOT NULL,
	"device" text,
	"reason" text NOT NULL,
	"ruled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competition_participant" DROP CONSTRAINT "competition_participant_phone";--> statement-breakpoint
ALTER TABLE "competition_entry" ADD COLUMN "is_handed_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "competition_hand_in_competition" ON "competition_hand_in" USING btree ("competition_id","participant_id");--> statement-breakpoint
CREATE INDEX "competition_pick_received" ON "competition_pick" USING brin ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "competition_participant_child" ON "competition_participant" USING btree ("phone","competition_id","standard",lower(split_part(btrim("childs_name"), ' ', 1)));--> statement-breakpoint
-- Answers that wait for a ranking: from now on entries are made by it.
INSERT INTO "competition_hand_in" ("participant_id", "digest", "competition_id", "answers", "time_taken", "received_at")
SELECT "participant_id", 'first', "competition_id", "answers", "time_taken", "received_at" FROM "competition_entry"
WHERE NOT EXISTS (SELECT FROM "competition_result" WHERE "competition_result"."participant_id" = "competition_entry"."participant_id");--> statement-breakpoint
DELETE FROM "competition_entry"
WHERE NOT EXISTS (SELECT FROM "competition_result" WHERE "competition_result"."participant_id" = "competition_entry"."participant_id");
