import { CHANNELS, type Guid, toInstantMs, utcMs } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { type Queryable, schema } from '../../database';
import type { PartHashes } from '../../database/schema';
import type { JsonObject } from '../../importing/parse/clean-json';
import type { ParsedEvent } from '../../importing/parse/parse-event';
import { insertRows } from './insert-rows';

/** The years that a date of the database has in JavaScript: one before 100 comes back as one of another century. */
const FIRST_INSTANT_MS = utcMs(100);
/** The last year of four digits, which Postgres and the wire require. */
const LAST_INSTANT_MS = utcMs(9999, 11, 31);
const CHANNEL_IDS = new Set(CHANNELS.map(({ id }) => id));
const NUMBERED = /^([0-9a-f]{8})-0000-0000-0000-000000000000$/;

/**
 * The start of an event as an instant, by its own zone or else the club's; null when unknown or not in the years 100 to
 * 9999.
 */
export function findStartInstant(
  event: Pick<ParsedEvent, 'start' | 'timeZone'>,
  clubZone: string,
): Date | null {
  if (event.start === null) return null;
  const instant = toInstantMs(event.start, event.timeZone ?? clubZone);
  return instant >= FIRST_INSTANT_MS && instant <= LAST_INSTANT_MS ? new Date(instant) : null;
}

/** Stores channels that the desktop app does not list, so that rows can refer to them (R104). */
async function insertUnknownChannels(tx: Queryable, ids: readonly Guid[]): Promise<void> {
  const unknown = ids.filter((id) => !CHANNEL_IDS.has(id));
  const rows = unknown.map((id) => {
    const number = Number.parseInt(NUMBERED.exec(id)?.[1] ?? '0', 16) % 1_000_000;
    return {
      id,
      frequency: 0,
      band: 'None',
      shortBand: '',
      prefix: '',
      number,
      position: 10_000,
      isStandard: false,
    };
  });
  await insertRows(tx, schema.channels, rows, 'ignore');
}

/**
 * Writes the columns that come from Event.json, its registered pilots and its channels; no field of the website's own.
 */
export async function storeEvent(
  tx: Queryable,
  input: {
    id: Guid;
    clubId: number;
    clubZone: string;
    event: ParsedEvent;
    raw: JsonObject;
    partHashes: PartHashes;
  },
): Promise<void> {
  const { id, clubId, event } = input;
  const columns = {
    name: event.name,
    eventType: event.eventType,
    startMs: event.start,
    endMs: event.end,
    startInstant: findStartInstant(event, input.clubZone),
    timeZone: event.timeZone,
    laps: event.laps,
    pbLaps: event.pbLaps,
    timingLocation: event.timingLocation,
    visibleOnline: event.visibleOnline,
    enabled: event.enabled,
    removedAt: null,
    raw: input.raw,
    partHashes: input.partHashes,
    updatedAt: new Date(),
  };
  await tx
    .insert(schema.events)
    .values({ id, clubId, ...columns })
    .onConflictDoUpdate({ target: schema.events.id, set: columns });

  await insertUnknownChannels(
    tx,
    event.channels.map(({ channelId }) => channelId),
  );
  await tx.delete(schema.eventChannels).where(eq(schema.eventChannels.eventId, id));
  await tx.delete(schema.eventPilots).where(eq(schema.eventPilots.eventId, id));
  const withPosition = <T>(rows: readonly T[]) =>
    rows.map((row, position) => ({ ...row, eventId: id, position }));
  await insertRows(tx, schema.eventChannels, withPosition(event.channels));
  await insertRows(tx, schema.eventPilots, withPosition(event.pilots));
}
