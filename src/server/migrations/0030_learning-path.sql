CREATE TABLE "learning_statistic" (
	"day" date NOT NULL,
	"item" text NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	CONSTRAINT "learning_statistic_day_item_pk" PRIMARY KEY("day","item")
);
--> statement-breakpoint
CREATE TABLE "learning_view" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"made_for" text NOT NULL,
	"view" jsonb NOT NULL,
	CONSTRAINT "learning_view_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
ALTER TABLE "learning_item" ADD COLUMN "has_hint" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "level" ADD COLUMN "after" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Deleted with the account (not in the schema, since a feature does not name another's table).
ALTER TABLE "learning_view" ADD CONSTRAINT "learning_view_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
