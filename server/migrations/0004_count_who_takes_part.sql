UPDATE "events" SET "pilot_count" = (
  SELECT count(*) FROM "pilots"
  WHERE "pilots"."event_id" = "events"."id" AND NOT "pilots"."practice_pilot" AND (
    EXISTS (
      SELECT 1 FROM "event_pilots"
      WHERE "event_pilots"."event_id" = "pilots"."event_id" AND "event_pilots"."pilot_id" = "pilots"."id"
    )
    OR EXISTS (
      SELECT 1 FROM "race_summaries" JOIN "races" ON "races"."event_id" = "race_summaries"."event_id" AND "races"."id" = "race_summaries"."race_id"
      WHERE "race_summaries"."event_id" = "pilots"."event_id" AND "race_summaries"."pilot_id" = "pilots"."id" AND "races"."valid"
    )
  )
);
