CREATE TABLE "learning_statistic" (
	"day" date NOT NULL,
	"item" text NOT NULL,
	"answers" integer NOT NULL,
	"right" integer NOT NULL,
	CONSTRAINT "learning_statistic_day_item_pk" PRIMARY KEY("day","item")
);
--> statement-breakpoint
ALTER TABLE "learning_item" ADD COLUMN "has_hint" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "level" ADD COLUMN "after" integer[] DEFAULT '{}' NOT NULL;