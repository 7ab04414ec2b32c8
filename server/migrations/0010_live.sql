CREATE TABLE "live_races" (
	"event_id" uuid NOT NULL,
	"race_id" uuid NOT NULL,
	"start_ms" bigint NOT NULL,
	"end_ms" bigint,
	"crossings" json NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_races_event_id_race_id_pk" PRIMARY KEY("event_id","race_id")
);
--> statement-breakpoint
CREATE TABLE "admin_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club_keys" ADD COLUMN "notification_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "club_tier_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "offset_seconds" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_races" ADD CONSTRAINT "live_races_event_id_race_id_races_event_id_id_fk" FOREIGN KEY ("event_id","race_id") REFERENCES "public"."races"("event_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_actions" ADD CONSTRAINT "admin_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_actions_at" ON "admin_actions" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "club_keys" ADD CONSTRAINT "club_keys_notification_hash_unique" UNIQUE("notification_hash");