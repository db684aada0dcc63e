CREATE TABLE "drop_game_level" (
	"pairs" text NOT NULL,
	"difficulty" text NOT NULL,
	"level" integer NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "drop_game_level_pairs_difficulty_level_pk" PRIMARY KEY("pairs","difficulty","level")
);
--> statement-breakpoint
CREATE TABLE "coupon_try" (
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_offer" (
	"id" integer PRIMARY KEY NOT NULL,
	"price" integer NOT NULL,
	"list_price" integer NOT NULL,
	"coupons" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "coupon_try_key" ON "coupon_try" USING btree ("key","at");