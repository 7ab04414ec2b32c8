DROP INDEX "events_listed_date";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "pilot_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "events" SET "pilot_count" = (
  SELECT count(*) FROM "event_pilots" JOIN "pilots" ON "pilots"."event_id" = "event_pilots"."event_id" AND "pilots"."id" = "event_pilots"."pilot_id"
  WHERE "event_pilots"."event_id" = "events"."id" AND NOT "pilots"."practice_pilot"
);--> statement-breakpoint
CREATE INDEX "events_listed" ON "events" USING btree ("start_instant" DESC NULLS LAST,"name","id","club_id","event_type","start_ms","pilot_count") WHERE "events"."visible_online" = true and "events"."enabled" = true;--> statement-breakpoint
CREATE INDEX "events_listed_pilots" ON "events" USING btree ("pilot_count",lower("name") collate "C","id") WHERE "events"."visible_online" = true and "events"."enabled" = true;--> statement-breakpoint
CREATE INDEX "clubs_order" ON "clubs" USING btree (lower("name") collate "C");