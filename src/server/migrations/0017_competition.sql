CREATE TABLE "competition" (
	"id" integer PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"promoted_until" timestamp with time zone NOT NULL,
	"question_count" integer NOT NULL,
	"seconds_per_question" integer NOT NULL,
	"registration_closes_s" integer NOT NULL,
	"waiting_room_opens_s" integer NOT NULL,
	"test_minutes" integer NOT NULL,
	"results_within_days" integer NOT NULL,
	"prizes" jsonb NOT NULL,
	"is_imported" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_affiliate" (
	"place" integer PRIMARY KEY NOT NULL,
	"organisation" text NOT NULL,
	"logo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"competition_id" integer NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_entry" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" integer NOT NULL,
	"standard" text NOT NULL,
	"answers" smallint[] NOT NULL,
	"time_taken" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"is_late" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_paper" (
	"id" integer PRIMARY KEY NOT NULL,
	"competition_id" integer NOT NULL,
	"standard" text NOT NULL,
	"questions" jsonb NOT NULL,
	"is_imported" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_participant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" integer NOT NULL,
	"phone" text NOT NULL,
	"childs_name" text NOT NULL,
	"standard" text NOT NULL,
	"school_name" text NOT NULL,
	"agreed_version" text,
	"agreed_language" text,
	"is_guardian" boolean DEFAULT false NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"is_name_shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "competition_participant_phone" UNIQUE("phone","competition_id")
);
--> statement-breakpoint
CREATE TABLE "competition_result" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" integer NOT NULL,
	"standard" text NOT NULL,
	"marks" integer NOT NULL,
	"seconds" integer NOT NULL,
	"rank" integer,
	"group_rank" integer,
	"token_hash" text,
	"announced_at" timestamp with time zone,
	CONSTRAINT "competition_result_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "competition_state" (
	"competition_id" integer PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone,
	"ranked_at" timestamp with time zone,
	"result_hash" text,
	"announced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "competition_entry_competition" ON "competition_entry" USING btree ("competition_id","participant_id");--> statement-breakpoint
CREATE INDEX "competition_participant_competition" ON "competition_participant" USING btree ("competition_id","id");--> statement-breakpoint
CREATE INDEX "competition_result_competition" ON "competition_result" USING btree ("competition_id","standard","rank");--> statement-breakpoint
CREATE INDEX "competition_result_group" ON "competition_result" USING btree ("competition_id","group_rank");