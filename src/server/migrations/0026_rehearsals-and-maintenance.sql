ALTER TABLE "competition" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_setting" ADD COLUMN "covers_competition" boolean DEFAULT false NOT NULL;