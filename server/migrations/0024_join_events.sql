ALTER TABLE "events" ADD COLUMN "joined_to" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "joined_over" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_separate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "club_keys" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "joined_from" uuid;--> statement-breakpoint
CREATE INDEX "events_joined" ON "events" USING btree ("joined_to") WHERE "events"."joined_to" is not null;