CREATE TABLE "learning_report" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"made_for" text NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
-- Deleted with the account (not in the schema, since a feature does not name another's table).
ALTER TABLE "learning_report" ADD CONSTRAINT "learning_report_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP TABLE "coupon_try" CASCADE;
