import type { PropertyFault } from '@holeshot/contract';
import type { Property } from '@holeshot/contract/wire';
import { type Guid, SEASON_POINTS, type SeasonPoints } from '@holeshot/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { notFoundError } from '../../api/api-error';
import { type Database, invalidate, type Queryable, schema } from '../../database';
import { findJoinedEvent } from '../../events/join/join-events';
import { isVisible } from '../../events/read/list-events';
import { readSeasons } from '../../events/read/seasons';
import { storeSeasonChange } from '../../events/summarise/store-season-changes';
import { getManagedClub, getPersonName, lockClub } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';
import type { ChangedValues } from '../../properties/check-values';
import { NEW_SEASON, readChosen, TITLES } from './season-form';

const { events, seasonEvents, seasons } = schema;

type SeasonRowOfTable = typeof seasons.$inferSelect;

/** Each event costs a read. */
const MAX_EVENTS = 100;
const GUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/** A season whose club the person manages. Throws 404 for an unknown one, 403 for one of others. */
export async function getManagedSeason(
  db: Queryable,
  person: SignedIn,
  seasonId: number,
): Promise<SeasonRowOfTable> {
  const [season] = await db.select().from(seasons).where(eq(seasons.id, seasonId));
  if (!season) throw notFoundError('season', 'seasonId');
  await getManagedClub(db, person, season.clubId);
  return season;
}

/** The event of an address that everybody can see; null for none. */
async function findEvent(db: Queryable, address: string): Promise<Guid | null> {
  const [named] = GUID.exec(address) ?? [];
  if (!named) return null;
  const id = (await findJoinedEvent(db, named.toLowerCase())) ?? named.toLowerCase();
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, id), isVisible, isNull(events.joinedTo)));
  return event?.id ?? null;
}

interface SeasonInput {
  columns: Partial<Pick<SeasonRowOfTable, 'name' | 'points' | 'counted'>>;
  eventIds: Guid[];
}

async function readInput(
  db: Queryable,
  properties: readonly Property[],
  values: ChangedValues,
): Promise<SeasonInput | PropertyFault[]> {
  const { Name, Points, Counted, Other } = values;
  const faults: PropertyFault[] = [];
  const other = typeof Other === 'string' && Other !== '' ? await findEvent(db, Other) : undefined;
  if (other === null)
    faults.push({
      title: TITLES.other,
      message: 'There is no event at this address that everybody can see.',
    });
  const eventIds = [...new Set([...readChosen(properties, values), ...(other ? [other] : [])])];
  if (eventIds.length > MAX_EVENTS)
    faults.push({ title: TITLES.name, message: `A season has at most ${MAX_EVENTS} events.` });
  if (faults.length > 0) return faults;
  return {
    columns: {
      ...(typeof Name === 'string' && { name: Name }),
      ...(typeof Points === 'string' && Points in SEASON_POINTS && { points: Points as SeasonPoints }),
      ...(Counted !== undefined && { counted: Counted as number | null }),
    },
    eventIds,
  };
}

async function storeEvents(tx: Queryable, seasonId: number, eventIds: readonly Guid[]): Promise<void> {
  await tx.delete(seasonEvents).where(eq(seasonEvents.seasonId, seasonId));
  if (eventIds.length > 0)
    await tx.insert(seasonEvents).values(eventIds.map((eventId) => ({ seasonId, eventId })));
}

/** A form with its properties, as `propertyForm` gives them. */
interface Form {
  properties: readonly Property[];
  values: ChangedValues;
}

/** Creates a season of a club that the person manages. Returns faults that depend on stored data. */
export async function createSeason(
  database: Database,
  person: SignedIn,
  clubId: number,
  { properties, values }: Form,
): Promise<PropertyFault[]> {
  if (!values.Name) return [{ title: TITLES.name, message: 'Fill in this field.' }];
  const input = await readInput(database.db, properties, values);
  if (Array.isArray(input)) return input;
  return await database.transaction(async (tx) => {
    await lockClub(tx, clubId);
    await getManagedClub(tx, person, clubId);
    // also when somebody saves again, because the answer did not arrive
    const sameName = and(eq(seasons.clubId, clubId), eq(seasons.name, String(values.Name)));
    if ((await tx.$count(seasons, sameName)) > 0)
      return [{ title: TITLES.name, message: 'The club has a season of this name already.' }];
    const [season] = await tx
      .insert(seasons)
      .values({ ...NEW_SEASON, ...input.columns, clubId })
      .returning();
    if (season) await storeEvents(tx, season.id, input.eventIds);
    await invalidate(tx, ['clubs']);
    return [];
  });
}

/** A manager's change in words, for the history (R172). */
function describeChange(
  before: Pick<SeasonRowOfTable, 'points' | 'counted'>,
  after: Pick<SeasonRowOfTable, 'points' | 'counted'>,
): string {
  const count = ({ counted }: typeof before) => (counted === null ? 'all results' : `the best ${counted}`);
  const parts = [
    ...(before.points === after.points ? [] : [`points now ${SEASON_POINTS[after.points].name}`]),
    ...(before.counted === after.counted ? [] : [`${count(after)} count, before ${count(before)}`]),
  ];
  return parts.length > 0 ? parts.join('; ') : 'other events count';
}

/**
 * Stores changes of a season, with a line in its history if they change the standings. Returns faults as
 * `createSeason`.
 */
export async function saveSeason(
  database: Pick<Database, 'db' | 'transaction'>,
  person: SignedIn,
  seasonId: number,
  { properties, values }: Form,
): Promise<PropertyFault[]> {
  const input = await readInput(database.db, properties, values);
  if (Array.isArray(input)) return input;
  await database.transaction(async (tx) => {
    await getManagedSeason(tx, person, seasonId);
    const isSeason = eq(seasons.id, seasonId);
    await tx.select({ id: seasons.id }).from(seasons).where(isSeason).for('update');
    const [before] = await readSeasons(tx, isSeason);
    if (Object.keys(input.columns).length > 0) await tx.update(seasons).set(input.columns).where(isSeason);
    await storeEvents(tx, seasonId, input.eventIds);
    const [after] = await readSeasons(tx, isSeason);
    if (before && after)
      await storeSeasonChange(tx, { before, after }, null, async () => ({
        who: getPersonName(person),
        why: describeChange(before.season, after.season),
      }));
    await invalidate(tx, ['clubs']);
  });
  return [];
}

/** Deletes a season of a club that the person manages. */
export async function deleteSeason(tx: Queryable, person: SignedIn, seasonId: number): Promise<void> {
  const season = await getManagedSeason(tx, person, seasonId);
  await tx.delete(seasons).where(eq(seasons.id, season.id));
  await invalidate(tx, ['clubs']);
}
