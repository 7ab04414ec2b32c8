import { randomUUID } from 'node:crypto';
import type { PropertyFault } from '@holeshot/contract';
import { parseClock, parseTimingLocation } from '@holeshot/domain';
import { eq } from 'drizzle-orm';
import { bumpRevisions, type Database, type Queryable, schema } from '../../database';
import type { Pictures } from '../../files/store-picture';
import { findStartInstant } from '../../importing/store-event';
import { storePilotCount } from '../../importing/store-rows';
import type { SignedIn } from '../../people/signed-in';
import type { ChangedValues } from '../../properties/check-values';
import { storeUpload } from '../../properties/store-upload';
import { type PropertyColumns, toColumns } from '../../properties/to-columns';
import { moveUp } from '../registrations/registration';
import { EVENT_TYPES, NEW_EVENT } from './event-form';
import { type EventRow, getManagedClub, getManagedEvent, lockManagedEvent, nameOf } from './managed';
import { BANNER, findLocationFault, PLACE_COLUMNS } from './place-properties';
import { recordRevision } from './record-revision';

const { clubs, events } = schema;

interface Stores {
  database: Database;
  pictures: Pictures;
}

type EventChanges = Partial<EventRow>;

/** The desktop app's defaults. */
const DEFAULT_LAPS = { laps: 4, pbLaps: 1 };

const COLUMNS: PropertyColumns<EventRow> = {
  ...PLACE_COLUMNS,
  Name: { column: 'name' },
  EventType: { column: 'eventType' },
  Info: { column: 'info' },
  CanRegister: { column: 'canRegister' },
  Capacity: { column: 'capacity' },
};

function findFaults(values: ChangedValues, event: Pick<EventRow, 'latitude' | 'longitude'>): PropertyFault[] {
  const faults: PropertyFault[] = [];
  const { EventType: type, Capacity: capacity } = values;
  if (type !== undefined && !EVENT_TYPES.some((one) => one === type))
    faults.push({ title: 'Type', message: `Enter one of ${EVENT_TYPES.join(', ')}.` });
  if (typeof capacity === 'number' && !Number.isInteger(capacity))
    faults.push({ title: 'Places', message: 'Enter a whole number.' });
  return [...faults, ...findLocationFault(values, event)];
}

/** The columns to write, once the banner is stored. */
async function readChanges(
  pictures: Pictures,
  values: ChangedValues,
): Promise<{ changes: EventChanges; faults: PropertyFault[] }> {
  const banner = await storeUpload(pictures, values.Banner, { folder: 'events', ...BANNER });
  const changes: EventChanges = {
    ...toColumns(values, COLUMNS),
    ...(banner.url !== undefined && { bannerUrl: banner.url }),
    ...(typeof values.Start === 'string' && { startMs: parseClock(values.Start) }),
  };
  return { changes, faults: banner.fault === undefined ? [] : [{ title: 'Banner', message: banner.fault }] };
}

async function finish(tx: Queryable, eventId: string): Promise<void> {
  await storePilotCount(tx, eventId);
  await bumpRevisions(tx, [`event:${eventId}`, 'events', 'clubs']);
}

/** The columns of a start, which its instant follows. */
const startColumns = (startMs: number | null, timeZone: string | null, clubZone: string): EventChanges => ({
  startMs,
  startInstant: findStartInstant({ start: startMs, timeZone }, clubZone),
});

async function getClubZone(tx: Queryable, clubId: number): Promise<string> {
  const [club] = await tx.select({ timeZone: clubs.timeZone }).from(clubs).where(eq(clubs.id, clubId));
  return club?.timeZone ?? 'UTC';
}

/**
 * Stores changed properties of an event, adds them to its history, and gives places that became free to who waits.
 * Returns the faults that the form alone does not show.
 */
export async function saveEvent(
  { database, pictures }: Stores,
  person: SignedIn,
  { eventId, values }: { eventId: string; values: ChangedValues },
): Promise<PropertyFault[]> {
  const found = findFaults(values, await getManagedEvent(database.db, person, eventId));
  if (found.length > 0) return found;
  const { changes, faults } = await readChanges(pictures, values);
  if (faults.length > 0 || Object.keys(changes).length === 0) return faults;
  await database.transaction(async (tx) => {
    const { clubId, timeZone } = await lockManagedEvent(tx, person, eventId);
    const start =
      changes.startMs === undefined
        ? {}
        : startColumns(changes.startMs, timeZone, await getClubZone(tx, clubId));
    const [event] = await tx
      .update(events)
      .set({ ...changes, ...start, updatedAt: new Date() })
      .where(eq(events.id, eventId))
      .returning();
    if (!event) return;
    await recordRevision(tx, event, { who: nameOf(person), why: 'edited on the site' });
    if (changes.capacity !== undefined) await moveUp(tx, event, Date.now());
    await finish(tx, eventId);
  });
  return [];
}

/** Creates an event of a club, which everybody sees. Returns the faults that the form alone does not show. */
export async function createEvent(
  { database, pictures }: Stores,
  person: SignedIn,
  { clubId, values }: { clubId: number; values: ChangedValues },
): Promise<PropertyFault[]> {
  const club = await getManagedClub(database.db, person, clubId);
  const missing = (['Name', 'Start'] as const).filter((name) => !values[name]);
  const found = [
    ...missing.map((title) => ({ title, message: 'Fill in this field.' })),
    ...findFaults(values, NEW_EVENT),
  ];
  if (found.length > 0) return found;
  const { changes, faults } = await readChanges(pictures, values);
  if (faults.length > 0) return faults;
  await database.transaction(async (tx) => {
    const [event] = await tx
      .insert(events)
      .values({
        ...{ ...NEW_EVENT, ...DEFAULT_LAPS, ...changes },
        ...startColumns(changes.startMs ?? null, null, club.timeZone),
        id: randomUUID(),
        clubId,
        timingLocation: parseTimingLocation(undefined),
        raw: {},
      })
      .returning();
    if (!event) return;
    await recordRevision(tx, event, { who: nameOf(person), why: 'created on the site' });
    await finish(tx, event.id);
  });
  return [];
}
