CREATE TABLE "worksheet" (
	"id" integer PRIMARY KEY NOT NULL,
	"sheet" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worksheet_reader" (
	"day" date NOT NULL,
	"worksheet_id" integer NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "worksheet_reader_day_worksheet_id_reader_pk" PRIMARY KEY("day","worksheet_id","reader")
);
--> statement-breakpoint
CREATE TABLE "worksheet_reads" (
	"worksheet_id" integer PRIMARY KEY NOT NULL,
	"reads" integer NOT NULL
);
