CREATE TABLE "consent_receipt" (
	"phone_hash" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"is_guardian" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_receipt_phone_hash_version_at_pk" PRIMARY KEY("phone_hash","version","at")
);
--> statement-breakpoint
CREATE TABLE "guardian_proof" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "guardian_proof_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "agreed_version" text;--> statement-breakpoint
UPDATE "account" SET "agreed_version" = (SELECT max("version") FROM "consent" WHERE "account_id" = "account"."id");--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "language" text NOT NULL DEFAULT 'en';--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "is_guardian" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "consent" ALTER COLUMN "is_guardian" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "guardian_proof" ADD CONSTRAINT "guardian_proof_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;