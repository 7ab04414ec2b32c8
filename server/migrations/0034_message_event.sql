ALTER TABLE "push_messages" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "push_messages_event" ON "push_messages" USING btree ("event_id");