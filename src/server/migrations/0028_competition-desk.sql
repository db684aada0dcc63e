CREATE TABLE "competition_correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competition_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"competition_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"kind" text NOT NULL,
	"standard" text,
	"question" smallint,
	"participant_id" uuid,
	"reason" text NOT NULL,
	"ranked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "competition_prize" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" integer NOT NULL,
	"state" text NOT NULL,
	"address" jsonb,
	"confirmed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "competition_result" ADD COLUMN "shown" text;--> statement-breakpoint
ALTER TABLE "competition_result" ADD COLUMN "told" text;--> statement-breakpoint
ALTER TABLE "competition_result" ADD COLUMN "check_hash" text;--> statement-breakpoint
CREATE INDEX "competition_correction_competition" ON "competition_correction" USING btree ("competition_id","id");--> statement-breakpoint
ALTER TABLE "competition_result" ADD CONSTRAINT "competition_result_checkHash_unique" UNIQUE("check_hash");