CREATE TABLE "learner_error" (
	"id" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"name" text NOT NULL,
	"wrong" text NOT NULL,
	"right" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_answer" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"item" text NOT NULL,
	"answer" jsonb,
	"is_right" boolean NOT NULL,
	"has_hint" boolean NOT NULL,
	"error" text,
	"took_ms" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_answer_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_item" (
	"account_id" uuid NOT NULL,
	"item" text NOT NULL,
	"due" timestamp with time zone,
	"is_right" boolean NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_item_account_id_item_pk" PRIMARY KEY("account_id","item")
);
--> statement-breakpoint
CREATE TABLE "learning_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"has_weekly_summary" boolean NOT NULL,
	"last_summary" date
);
--> statement-breakpoint
CREATE INDEX "learning_answer_item" ON "learning_answer" USING btree ("account_id","item","at");--> statement-breakpoint
CREATE INDEX "learning_answer_at" ON "learning_answer" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "learning_answer_old" ON "learning_answer" USING btree ("at");--> statement-breakpoint
CREATE INDEX "learning_item_due" ON "learning_item" USING btree ("account_id","due","item") WHERE due is not null;--> statement-breakpoint
CREATE INDEX "learning_settings_summary" ON "learning_settings" USING btree ("account_id") WHERE has_weekly_summary;--> statement-breakpoint
ALTER TABLE "learning_answer" ADD CONSTRAINT "learning_answer_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_item" ADD CONSTRAINT "learning_item_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
