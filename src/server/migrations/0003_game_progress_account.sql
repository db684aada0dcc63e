DELETE FROM "game_progress" WHERE NOT EXISTS (SELECT 1 FROM "account" WHERE "account"."id" = "game_progress"."account_id");--> statement-breakpoint
ALTER TABLE "game_progress" ADD CONSTRAINT "game_progress_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
