CREATE TABLE "browser_report_volume" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "browser_report_volume_day_key_pk" PRIMARY KEY("day","key")
);
--> statement-breakpoint
CREATE TABLE "client_error" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"samples" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_error_count" (
	"fingerprint" text NOT NULL,
	"day" date NOT NULL,
	"build" text NOT NULL,
	"browser" text NOT NULL,
	"route" text NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "client_error_count_fingerprint_day_build_browser_route_pk" PRIMARY KEY("fingerprint","day","build","browser","route")
);
--> statement-breakpoint
ALTER TABLE "client_error_count" ADD CONSTRAINT "client_error_count_fingerprint_client_error_fingerprint_fk" FOREIGN KEY ("fingerprint") REFERENCES "public"."client_error"("fingerprint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_error_last_seen" ON "client_error" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "client_error_count_day" ON "client_error_count" USING btree ("day");