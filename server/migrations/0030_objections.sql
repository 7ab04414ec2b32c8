CREATE TABLE "objections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"race_id" uuid NOT NULL,
	"pilot_id" uuid,
	"doubt" text,
	"detection_id" uuid,
	"lap_number" integer,
	"lap_seconds" double precision,
	"reason" text,
	"time_ms" bigint,
	"words" text DEFAULT '' NOT NULL,
	"user_id" integer,
	"asked_at" timestamp with time zone,
	"decision" text,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"revision" integer
);
--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "objections" ADD CONSTRAINT "objections_event_id_race_id_races_event_id_id_fk" FOREIGN KEY ("event_id","race_id") REFERENCES "public"."races"("event_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "objections_race" ON "objections" USING btree ("event_id","race_id");--> statement-breakpoint
CREATE INDEX "objections_user" ON "objections" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "objections_open" ON "objections" USING btree ("event_id","race_id","pilot_id") WHERE "objections"."doubt" is null and "objections"."decision" is null;