CREATE TABLE "pilot_names" (
	"club_id" integer NOT NULL,
	"key" text NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"event_count" integer NOT NULL,
	CONSTRAINT "pilot_names_key" UNIQUE NULLS NOT DISTINCT("club_id","key","user_id")
);
--> statement-breakpoint
ALTER TABLE "pilot_names" ADD CONSTRAINT "pilot_names_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pilot_names" ADD CONSTRAINT "pilot_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "pilot_names_user" ON "pilot_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pilots_key" ON "pilots" USING btree (lower(btrim("name")));