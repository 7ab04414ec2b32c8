import { addCrossing, type Guid } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { ParsedRace } from '../../importing/parse/parse-race';

const { liveRaces, races } = schema;

/** A race as the desktop app notified of it. */
export type LiveRace = typeof liveRaces.$inferSelect;

/** By how much a file of a race that has not started may be older than the notification of the start. */
const LATE_FILE_MS = 60_000;

/** The races of an event with notifications that are newer than their files. */
export async function listLiveRaces(db: Queryable, eventId: Guid): Promise<Map<Guid, LiveRace>> {
  const rows = await db.select().from(liveRaces).where(eq(liveRaces.eventId, eventId));
  return new Map(rows.map((row) => [row.raceId, row]));
}

/**
 * A race with what was notified since its file was written (R121). Crossings before the start are those of an earlier run
 * of the race, and do not count.
 */
export function withLive(parsed: ParsedRace, live: LiveRace | null | undefined): ParsedRace {
  if (!live) return parsed;
  const running = {
    start: live.startMs,
    laps: parsed.laps.filter(({ end }) => end >= live.startMs),
    detections: parsed.detections.filter(({ time }) => time >= live.startMs),
  };
  for (const crossing of live.crossings) addCrossing(running, crossing);
  const { laps, detections } = running;
  return { ...parsed, race: { ...parsed.race, start: live.startMs, end: live.endMs }, laps, detections };
}

/**
 * Ends what is live of races whose files were just stored, in the same transaction: the file of an ended race replaces
 * it (R121), and so does one that says that the race was removed. Other files were written before the newest notification,
 * so the notified start and end stay.
 * @returns the races of the event that are live after this
 */
export async function settleLiveRaces(
  tx: Queryable,
  eventId: Guid,
  written: ReadonlyMap<Guid, ParsedRace>,
): Promise<Map<Guid, LiveRace>> {
  const live = await listLiveRaces(tx, eventId);
  for (const { raceId, startMs, endMs, at } of [...live.values()]) {
    const { race, valid } = written.get(raceId) ?? {};
    if (!race) continue;
    const isOver =
      !valid || race.end !== null || (race.start === null && Date.now() - at.getTime() > LATE_FILE_MS);
    if (isOver) {
      live.delete(raceId);
      await tx.delete(liveRaces).where(and(eq(liveRaces.eventId, eventId), eq(liveRaces.raceId, raceId)));
      continue;
    }
    await tx
      .update(races)
      .set({ startMs, endMs })
      .where(and(eq(races.eventId, eventId), eq(races.id, raceId)));
  }
  return live;
}
