CREATE UNLOGGED TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"most" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"is_at_once" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limit_count_until" ON "limit_count" USING btree ("until");