CREATE TABLE "track_layouts" (
	"hash" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"elements" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "layout_hash" text;--> statement-breakpoint
ALTER TABLE "builds" ADD COLUMN "is_tried" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry_generations" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_layout_hash_track_layouts_hash_fk" FOREIGN KEY ("layout_hash") REFERENCES "public"."track_layouts"("hash") ON DELETE no action ON UPDATE no action;