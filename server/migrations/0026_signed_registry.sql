ALTER TABLE "builds" ADD COLUMN "is_tried" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "registry_generations" ADD COLUMN "signature" text;