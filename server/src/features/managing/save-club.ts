import type { PropertyFault } from '@holeshot/contract';
import { clubPolicy } from '@holeshot/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api/api-error';
import { type Database, invalidate, type Queryable, type Scope, schema } from '../../database';
import { findStartInstant } from '../../events/write/store-event';
import { type ClubRow, getManagedClub } from '../../people/managed';
import type { SignedIn } from '../../people/signed-in';
import type { ChangedValues } from '../../properties/check-values';
import { storeUpload } from '../../properties/store-upload';
import { type PropertyColumns, toColumns } from '../../properties/to-columns';
import { NEW_CLUB, OBJECTION_TITLE } from './club-form';
import { BANNER, findLocationFault, PLACE_COLUMNS } from './place-properties';

const { clubMembers, clubs, events, users } = schema;

const CHANNEL_ID = /^(UC[\w-]{22})?$/;

const COLUMNS: PropertyColumns<ClubRow> = {
  ...PLACE_COLUMNS,
  Name: { column: 'name' },
  Visible: { column: 'visible' },
  Description: { column: 'description' },
  TimeZone: { column: 'timeZone' },
  ObjectionMinutes: { column: 'objectionMinutes' },
  YouTubeChannelID: { column: 'youtubeChannelId', empty: null },
};

function findFaults(values: ChangedValues, club: Pick<ClubRow, 'latitude' | 'longitude'>): PropertyFault[] {
  const faults = findLocationFault(values, club);
  if (!CHANNEL_ID.test(String(values.YouTubeChannelID ?? '')))
    faults.push({ title: 'YouTube channel id', message: 'Enter UC and 22 more characters.' });
  const { ObjectionMinutes: minutes } = values;
  if (minutes === null) faults.push({ title: OBJECTION_TITLE, message: 'Fill in this field.' });
  return faults;
}

/** Updates the instants of events without a zone, which follow the club's. Returns the scopes to invalidate. */
async function moveStarts(tx: Queryable, clubId: number, timeZone: string): Promise<Scope[]> {
  const rows = await tx
    .select({ id: events.id, start: events.startMs })
    .from(events)
    .where(and(eq(events.clubId, clubId), isNull(events.timeZone)))
    .orderBy(events.id)
    // nobody moves a start meanwhile
    .for('update');
  const moved = rows.map(({ id, start }) => ({
    id,
    start: findStartInstant({ start, timeZone: null }, timeZone),
  }));
  await tx
    .update(events)
    .set({ startInstant: sql`moved.start` })
    .from(sql`json_to_recordset(${JSON.stringify(moved)}::json) as moved (id uuid, start timestamptz)`)
    .where(sql`${events.id} = moved.id`);
  return ['events', ...rows.map(({ id }): Scope => `event:${id}`)];
}

type Stores = Pick<FastifyInstance, 'database' | 'pictures' | 'forgetPictures'>;

/** The columns to write, once the pictures are stored, or faults that depend on stored data. */
async function readChanges(
  pictures: Stores['pictures'],
  values: ChangedValues,
  club: Pick<ClubRow, 'latitude' | 'longitude'>,
): Promise<{ faults: PropertyFault[]; columns: Partial<ClubRow> }> {
  const faults = findFaults(values, club);
  if (faults.length > 0) return { faults, columns: {} };
  const logo = await storeUpload(pictures, values.Logo, { folder: 'clubs' });
  if (logo.fault !== undefined) return { faults: [{ title: 'Logo', message: logo.fault }], columns: {} };
  const banner = await storeUpload(pictures, values.Banner, { folder: 'clubs', ...BANNER });
  if (banner.fault !== undefined)
    return { faults: [{ title: 'Banner', message: banner.fault }], columns: {} };
  const columns = {
    ...toColumns(values, COLUMNS),
    ...(logo.url !== undefined && { logoUrl: logo.url }),
    ...(banner.url !== undefined && { bannerUrl: banner.url }),
  };
  return { faults: [], columns };
}

/** Stores changed properties of a club. Returns faults that depend on stored data. */
export async function saveClub(
  { database, pictures, forgetPictures }: Stores,
  transaction: Database['transaction'],
  person: SignedIn,
  { clubId, values }: { clubId: number; values: ChangedValues },
): Promise<PropertyFault[]> {
  const club = await getManagedClub(database.db, person, clubId);
  const { faults, columns } = await readChanges(pictures, values, club);
  if (faults.length > 0 || Object.keys(columns).length === 0) return faults;
  await transaction(async (tx) => {
    await tx.update(clubs).set(columns).where(eq(clubs.id, clubId));
    const moved = columns.timeZone ? await moveStarts(tx, clubId, columns.timeZone) : [];
    await invalidate(tx, ['clubs', ...moved]);
  });
  const { logoUrl, bannerUrl } = columns;
  const replaced = [logoUrl !== undefined && club.logoUrl, bannerUrl !== undefined && club.bannerUrl];
  await forgetPictures(replaced.map((address) => address || null));
  return [];
}

/** Throws `ApiError` (forbidden) unless the person may create a club. */
export function requireClubCreator(person: SignedIn): void {
  if (!clubPolicy.canCreate(person))
    throw new ApiError('forbidden', 'People with the Club tier can create one club.');
}

/** Creates a club that the person manages. Returns faults that depend on stored data. */
export async function createClub(
  { database, pictures }: Stores,
  person: SignedIn,
  values: ChangedValues,
): Promise<PropertyFault[]> {
  requireClubCreator(person);
  const missing = [...(values.Name ? [] : ['Name']), ...(values.TimeZone ? [] : ['Time zone'])];
  if (missing.length > 0) return missing.map((title) => ({ title, message: 'Fill in this field.' }));
  const { faults, columns } = await readChanges(pictures, values, NEW_CLUB);
  if (faults.length > 0) return faults;
  await database.transaction(async (tx) => {
    // a second click waits here, and finds the club of the first
    await tx.select().from(users).where(eq(users.id, person.id)).for('update');
    const isManager = and(eq(clubMembers.userId, person.id), eq(clubMembers.role, 'admin'));
    if ((await tx.$count(clubMembers, isManager)) > 0)
      throw new ApiError('conflict', 'You manage a club already.');
    const [club] = await tx
      .insert(clubs)
      .values({ ...NEW_CLUB, ...columns })
      .returning({ id: clubs.id });
    if (!club) return;
    const membership = { clubId: club.id, userId: person.id, role: 'admin' as const };
    await tx.insert(clubMembers).values(membership);
    await tx.update(users).set({ managedClubId: club.id }).where(eq(users.id, person.id));
    await invalidate(tx, ['clubs', 'users', `user:${person.id}`]);
  });
  return [];
}
