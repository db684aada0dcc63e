CREATE TABLE "word_card_level" (
	"pairs" text NOT NULL,
	"difficulty" text NOT NULL,
	"level" integer NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "word_card_level_pairs_difficulty_level_pk" PRIMARY KEY("pairs","difficulty","level")
);
--> statement-breakpoint
CREATE TABLE "game_progress" (
	"account_id" uuid NOT NULL,
	"game" text NOT NULL,
	"src" text NOT NULL,
	"difficulty" text NOT NULL,
	"level" integer NOT NULL,
	"best" integer NOT NULL,
	CONSTRAINT "game_progress_account_id_game_src_difficulty_level_pk" PRIMARY KEY("account_id","game","src","difficulty","level")
);
--> statement-breakpoint
CREATE TABLE "word_of_day" (
	"place" integer PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"type" text NOT NULL,
	"meaning" text NOT NULL,
	"sentence" text NOT NULL
);