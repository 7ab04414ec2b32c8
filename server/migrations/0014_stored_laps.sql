ALTER TABLE "race_summaries" ADD COLUMN "lap_seconds" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "ranked_events" ADD COLUMN "results_version" integer DEFAULT 0 NOT NULL;