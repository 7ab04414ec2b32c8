DROP INDEX "record_changes_club";--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "layout_hash" text;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "event_type" text;--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_layout_hash_track_layouts_hash_fk" FOREIGN KEY ("layout_hash") REFERENCES "public"."track_layouts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "record_changes_user" ON "record_changes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "record_changes_club" ON "record_changes" USING btree ("club_id","user_id","layout_hash","id");--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_holder" CHECK (("record_changes"."layout_hash" is null or "record_changes"."user_id" is null) and ("record_changes"."user_id" is null) = ("record_changes"."event_type" is null));