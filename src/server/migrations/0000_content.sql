CREATE TABLE "content_import" (
	"collection" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "level" (
	"id" integer PRIMARY KEY NOT NULL,
	"topic_id" integer NOT NULL,
	"difficulty" text NOT NULL,
	"number" integer NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"id" integer PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"category" text NOT NULL,
	"order" integer NOT NULL,
	"is_free" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "about_page" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"attributes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_under_maintenance" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "level" ADD CONSTRAINT "level_topic_id_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "level_topic" ON "level" USING btree ("topic_id");