DROP INDEX "events_start";--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start_instant");