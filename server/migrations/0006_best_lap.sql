ALTER TABLE "race_summaries" ADD COLUMN "best_lap_seconds" double precision;--> statement-breakpoint
UPDATE "race_summaries" SET "best_lap_seconds" = CASE
  WHEN "pb_lap_count" = 1 THEN "pb_lap_seconds"
  WHEN "target_lap_count" = 1 THEN "target_lap_seconds"
END;
