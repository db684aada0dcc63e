ALTER TABLE "one_time_code" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_phone_purpose_pk";--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_phone_purpose_device_pk" PRIMARY KEY("phone","purpose","device");
