ALTER TABLE "races" ALTER COLUMN "pilot_channels" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "races" ADD COLUMN "results" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
UPDATE "races" SET "results" = (
  SELECT coalesce(json_agg(json_build_array(s.pilot_id, s.position, s.points, s.dnf, s.holeshot_seconds, s.pb_lap_seconds, s.pb_lap_count, s.target_lap_seconds, s.target_lap_count, s.race_seconds, s.lap_count)), '[]')
  FROM "race_summaries" s WHERE s.event_id = "races".event_id AND s.race_id = "races".id
);
