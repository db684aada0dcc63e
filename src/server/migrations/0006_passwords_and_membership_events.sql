CREATE TABLE "password" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "password" ADD CONSTRAINT "password_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "password" ("account_id", "hash") SELECT "id", "password_hash" FROM "account";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "password_hash";--> statement-breakpoint
CREATE TABLE "membership_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "membership_event_account" ON "membership_event" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "membership_event" ADD CONSTRAINT "membership_event_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "membership_event" ("id", "account_id", "kind", "at", "until")
SELECT gen_random_uuid(), "id", 'carried-over', "created_at", "member_until" FROM "account" WHERE "member_until" IS NOT NULL;
