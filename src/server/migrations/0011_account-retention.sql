ALTER TABLE "account" DROP CONSTRAINT "account_phone_unique";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_used_at" timestamp with time zone NOT NULL DEFAULT now();--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "last_used_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "detached_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "account_phone" ON "account" USING btree ("phone") WHERE "account"."detached_at" is null;