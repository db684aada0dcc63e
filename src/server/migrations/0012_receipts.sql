CREATE TABLE "site_details" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_event_type" ON "payment_event" USING btree ("type","id");