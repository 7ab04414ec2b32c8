CREATE TABLE "record_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"kind" text NOT NULL,
	"laps" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"seconds" double precision,
	"event_id" uuid,
	"race_id" uuid,
	"pilot_id" uuid,
	"is_fall" boolean DEFAULT false NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "result_facts" jsonb;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "official_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "objection_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "races" ADD COLUMN "objection_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "races" ADD COLUMN "official_revision" integer;--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_changes_club" ON "record_changes" USING btree ("club_id","kind","laps","id");