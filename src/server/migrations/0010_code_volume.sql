CREATE TABLE "code_volume" (
	"key" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "code_volume_key_since_pk" PRIMARY KEY("key","since")
);
