ALTER TABLE "events" ADD COLUMN "channel_limit_mhz" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cut" integer;