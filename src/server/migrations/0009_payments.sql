CREATE TABLE "sandbox_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"phone_key" text,
	"at" timestamp with time zone NOT NULL,
	"payment_id" text,
	CONSTRAINT "coupon_use_paymentId_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"phone_key" text,
	"account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"needs_receipt" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"payment_id" text,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text,
	"type" text NOT NULL,
	"payment_id" text,
	"fact" jsonb,
	"payload" jsonb,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_event_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE INDEX "sandbox_payment_phone" ON "sandbox_payment" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "coupon_use_code" ON "coupon_use" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_use_phone" ON "coupon_use" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "payment_phone" ON "payment" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "payment_account" ON "payment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payment_receipt" ON "payment" USING btree ("id") WHERE "payment"."needs_receipt";--> statement-breakpoint
CREATE INDEX "payment_event_payment" ON "payment_event" USING btree ("payment_id");