CREATE TABLE "attempt" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"content" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"username" text NOT NULL,
	"childs_name" text NOT NULL,
	"standard" text NOT NULL,
	"password_hash" text NOT NULL,
	"member_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"code_proved_at" timestamp with time zone,
	"number" integer NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"message_id" uuid NOT NULL,
	CONSTRAINT "one_time_code_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
CREATE TABLE "quiz_result" (
	"account_id" uuid NOT NULL,
	"level_id" integer NOT NULL,
	"score" integer NOT NULL,
	"length" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_result_account_id_level_id_pk" PRIMARY KEY("account_id","level_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"phone" text NOT NULL,
	"content" jsonb,
	"key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_key" ON "attempt" USING btree ("key","kind","at");--> statement-breakpoint
CREATE INDEX "outbox_message_phone" ON "outbox_message" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "consent_account" ON "consent" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "message_provider_id" ON "message" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "message_phone" ON "message" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "message_state" ON "message" USING btree ("state","created_at");--> statement-breakpoint
ALTER TABLE "quiz_result" ADD CONSTRAINT "quiz_result_account" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;
