import { randomUUID } from 'node:crypto';
import type { PropertyFault } from '@holeshot/contract';
import { fromInstantMs, parseClock, parseTimingLocation, toInstantMs, zonePlace } from '@holeshot/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, type Queryable, schema } from '../../database';
import { pickFields, recordEventRevision } from '../../events/write/record-event-revision';
import { type EventChanges, finishEvent, startColumns, writeEvent } from '../../events/write/write-event';
import type { Pictures } from '../../files/store-picture';
import { countBytes } from '../../growth/club-quota';
import {
  type EventRow,
  getManagedClub,
  getManagedEvent,
  getPersonName,
  lockClub,
  lockManagedEvent,
} from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';
import type { ChangedValues } from '../../properties/check-values';
import { storeUpload } from '../../properties/store-upload';
import { type PropertyColumns, toColumns } from '../../properties/to-columns';
import { NEW_EVENT } from './event-form';
import { BANNER, findLocationFault, PLACE_COLUMNS } from './place-properties';

const { events } = schema;

type Stores = Pick<FastifyInstance, 'clubQuota' | 'database' | 'pictures'>;

/** The desktop app's defaults. */
const DEFAULT_LAPS = { laps: 4, pbLaps: 1 };

const COLUMNS: PropertyColumns<EventRow> = {
  ...PLACE_COLUMNS,
  Name: { column: 'name' },
  EventType: { column: 'eventType' },
  Info: { column: 'info' },
  CanRegister: { column: 'canRegister' },
  Closed: { column: 'isClosed' },
  Capacity: { column: 'capacity' },
  ChannelLimit: { column: 'channelLimitMhz' },
  Cut: { column: 'cut' },
  Visible: { column: 'visibleOnline' },
};

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
    // the desktop app's folder of the event may have been removed
    ...(values.Visible === true && { enabled: true, removedAt: null }),
  };
  return { changes, faults: banner.fault === undefined ? [] : [{ title: 'Banner', message: banner.fault }] };
}

/** A start that the clock skips when summer time begins. */
function findStartFault({ Start }: ChangedValues, zone: string): PropertyFault[] {
  const start = typeof Start === 'string' ? parseClock(Start) : null;
  if (start === null || fromInstantMs(toInstantMs(start, zone), zone) === start) return [];
  const message = `Clocks in ${zonePlace(zone)} skip this hour, since summer time begins. Enter another time.`;
  return [{ title: 'Start', message }];
}

/** Who saves twice, or again because the answer did not arrive, learns that the event was created. */
async function findSameEvent(
  tx: Queryable,
  { clubId, name, startMs }: Pick<EventRow, 'clubId' | 'name' | 'startMs'>,
): Promise<PropertyFault[]> {
  if (startMs === null) return [];
  const isSame = and(
    eq(events.clubId, clubId),
    eq(events.name, name),
    eq(events.startMs, startMs),
    isNull(events.removedAt),
  );
  if ((await tx.$count(events, isSame)) === 0) return [];
  return [{ title: 'Name', message: 'The club has an event of this name and start already.' }];
}

/** Stores changed properties of an event. Returns faults that depend on stored data. */
export async function saveEvent(
  { clubQuota, database, pictures }: Stores,
  transaction: Database['transaction'],
  person: SignedIn,
  { eventId, values }: { eventId: string; values: ChangedValues },
): Promise<PropertyFault[]> {
  const event = await getManagedEvent(database.db, person, eventId);
  const club = await getManagedClub(database.db, person, event.clubId);
  const found = [
    ...findStartFault(values, event.timeZone ?? club.timeZone),
    ...findLocationFault(values, event),
  ];
  if (found.length > 0) return found;
  const { changes, faults } = await readChanges(pictures, values);
  if (faults.length > 0 || Object.keys(changes).length === 0) return faults;
  await clubQuota.requireForEdit(club.id, countBytes(pickFields({ ...event, ...changes })));
  await transaction(async (tx) => {
    const locked = await lockManagedEvent(tx, person, eventId);
    await writeEvent(tx, locked, changes, { who: getPersonName(person), why: 'edited on the site' });
  });
  return [];
}

/** Creates a public event of a club. Returns faults that depend on stored data. */
export async function createEvent(
  { clubQuota, database, pictures }: Stores,
  person: SignedIn,
  { clubId, values }: { clubId: number; values: ChangedValues },
): Promise<PropertyFault[]> {
  const club = await getManagedClub(database.db, person, clubId);
  const missing = (['Name', 'Start'] as const).filter((name) => !values[name]);
  const found = [
    ...missing.map((title) => ({ title, message: 'Fill in this field.' })),
    ...findStartFault(values, club.timeZone),
    ...findLocationFault(values, NEW_EVENT),
  ];
  if (found.length > 0) return found;
  const { changes, faults } = await readChanges(pictures, values);
  if (faults.length > 0) return faults;
  const startMs = changes.startMs ?? null;
  const created = { ...NEW_EVENT, ...DEFAULT_LAPS, ...changes };
  return await database.transaction(async (tx) => {
    await lockClub(tx, clubId);
    // the time zone may have changed meanwhile
    const { timeZone } = await getManagedClub(tx, person, clubId);
    const same = await findSameEvent(tx, { clubId, name: created.name, startMs });
    if (same.length > 0) return same;
    const [event] = await tx
      .insert(events)
      .values({
        ...created,
        ...startColumns(startMs, null, timeZone),
        id: randomUUID(),
        clubId,
        timingLocation: parseTimingLocation(undefined),
        raw: {},
      })
      .returning();
    if (!event) return [];
    await clubQuota.requireForEdit(clubId, countBytes(pickFields(event)), tx);
    const author = { who: getPersonName(person), why: 'created on the site' };
    await recordEventRevision(tx, { before: null, after: event, ...author });
    await finishEvent(tx, event.id);
    return [];
  });
}
