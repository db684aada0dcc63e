CREATE TABLE "task_item" (
	"task" text NOT NULL,
	"item" text NOT NULL,
	"failed_runs" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"error" text NOT NULL,
	CONSTRAINT "task_item_task_item_pk" PRIMARY KEY("task","item")
);
--> statement-breakpoint
CREATE TABLE "task_run" (
	"name" text PRIMARY KEY NOT NULL,
	"known_since" timestamp with time zone NOT NULL,
	"holder" uuid,
	"held_until" timestamp with time zone,
	"started_at" timestamp with time zone,
	"duration_ms" integer,
	"done" integer,
	"failed" integer,
	"error" text,
	"succeeded_at" timestamp with time zone
);
