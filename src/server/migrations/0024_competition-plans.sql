CREATE TABLE "competition_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone,
	"registration_closes_s" integer,
	"waiting_room_opens_s" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "competition_live" (
	"process" uuid NOT NULL,
	"competition_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen" jsonb NOT NULL,
	CONSTRAINT "competition_live_process_competition_id_pk" PRIMARY KEY("process","competition_id")
);
--> statement-breakpoint
ALTER TABLE "competition" ADD COLUMN "groups" jsonb DEFAULT '{"basic":[2,3,4,5],"intermediate":[6,7,8]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "competition" ADD COLUMN "rules" jsonb DEFAULT '{"test":[],"winners":[],"fairness":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "competition" ADD COLUMN "is_rehearsal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_participant" ADD COLUMN "reminded_of_day" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competition_participant" ADD COLUMN "reminded_of_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competition_participant" ADD COLUMN "told_of_change" uuid;--> statement-breakpoint
CREATE INDEX "competition_event_competition" ON "competition_event" USING btree ("competition_id","at");