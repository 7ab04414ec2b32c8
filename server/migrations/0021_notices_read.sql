ALTER TABLE "notices" ADD COLUMN "href" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "read_at" timestamp with time zone;