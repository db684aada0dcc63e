CREATE TABLE "receipt" (
	"number" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"seller" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "checkout" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "consent_withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "started_by" uuid;--> statement-breakpoint
CREATE INDEX "receipt_account" ON "receipt" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "account" SET "agreed_version" = NULL WHERE NOT EXISTS (
	SELECT FROM "consent" WHERE "consent"."account_id" = "account"."id" AND "consent"."is_guardian" AND "consent"."version" = '2026-11-22'
);
