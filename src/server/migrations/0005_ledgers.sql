CREATE TABLE "erased" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_key" (
	"digest" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "message_key" ("digest")
SELECT translate(rtrim(encode(sha256(convert_to("key", 'UTF8')), 'base64'), '='), '+/', '-_')
FROM "message" WHERE "key" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "message" DROP CONSTRAINT "message_key_unique";--> statement-breakpoint
ALTER TABLE "message" DROP COLUMN "key";