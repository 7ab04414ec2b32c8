CREATE TABLE "event_rankings" (
	"event_id" uuid NOT NULL,
	"pilot_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"rank" integer,
	"final" text,
	"points" double precision,
	"race_seconds" double precision,
	"target_seconds" double precision,
	"lap_count" integer NOT NULL,
	"race_count" integer NOT NULL,
	"win_count" integer NOT NULL,
	"best_lap_seconds" double precision,
	"best_lap_race_id" uuid,
	CONSTRAINT "event_rankings_event_id_pilot_id_pk" PRIMARY KEY("event_id","pilot_id")
);
--> statement-breakpoint
CREATE TABLE "ranked_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"basis" jsonb,
	"races_left" integer NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_rankings" ADD CONSTRAINT "event_rankings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranked_events" ADD CONSTRAINT "ranked_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_rankings_position" ON "event_rankings" USING btree ("event_id","position");