DROP INDEX "races_running";--> statement-breakpoint
CREATE INDEX "races_started" ON "races" USING btree ("start_ms") WHERE "races"."start_ms" is not null;