import type { PropertyFault } from '@holeshot/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { bumpRevisions, type Database, type Queryable, type Scope, schema } from '../../database';
import type { Pictures } from '../../files/store-picture';
import { findStartInstant } from '../../importing/store-event';
import type { SignedIn } from '../../people/signed-in';
import type { ChangedValues } from '../../properties/check-values';
import { storeUpload } from '../../properties/store-upload';
import { type PropertyColumns, toColumns } from '../../properties/to-columns';
import { type ClubRow, getManagedClub } from './managed';
import { BANNER, findLocationFault, PLACE_COLUMNS } from './place-properties';

const { clubs, events } = schema;

const CHANNEL_ID = /^(UC[\w-]{22})?$/;

const COLUMNS: PropertyColumns<ClubRow> = {
  ...PLACE_COLUMNS,
  Name: { column: 'name' },
  Visible: { column: 'visible' },
  TimeZone: { column: 'timeZone' },
  YouTubeChannelID: { column: 'youtubeChannelId', empty: null },
};

function findFaults(values: ChangedValues, club: ClubRow): PropertyFault[] {
  const faults = findLocationFault(values, club);
  if (!CHANNEL_ID.test(String(values.YouTubeChannelID ?? '')))
    faults.push({ title: 'YouTube channel id', message: 'Enter UC and 22 more characters.' });
  return faults;
}

/** Events without a zone start by the club's: their instants follow it. Returns the scopes that this outdates. */
async function moveStarts(tx: Queryable, clubId: number, timeZone: string): Promise<Scope[]> {
  const rows = await tx
    .select({ id: events.id, start: events.startMs })
    .from(events)
    .where(and(eq(events.clubId, clubId), isNull(events.timeZone)));
  for (const { id, start } of rows) {
    const startInstant = findStartInstant({ start, timeZone: null }, timeZone);
    await tx.update(events).set({ startInstant }).where(eq(events.id, id));
  }
  return ['events', ...rows.map(({ id }): Scope => `event:${id}`)];
}

/** Stores changed properties of a club. Returns the faults that the form alone does not show. */
export async function saveClub(
  { database, pictures }: { database: Database; pictures: Pictures },
  person: SignedIn,
  { clubId, values }: { clubId: number; values: ChangedValues },
): Promise<PropertyFault[]> {
  const faults = findFaults(values, await getManagedClub(database.db, person, clubId));
  if (faults.length > 0) return faults;
  const logo = await storeUpload(pictures, values.Logo, { folder: 'clubs' });
  if (logo.fault !== undefined) return [{ title: 'Logo', message: logo.fault }];
  const banner = await storeUpload(pictures, values.Banner, { folder: 'clubs', ...BANNER });
  if (banner.fault !== undefined) return [{ title: 'Banner', message: banner.fault }];
  const columns = {
    ...toColumns(values, COLUMNS),
    ...(logo.url !== undefined && { logoUrl: logo.url }),
    ...(banner.url !== undefined && { bannerUrl: banner.url }),
  };
  if (Object.keys(columns).length === 0) return [];
  await database.transaction(async (tx) => {
    await tx.update(clubs).set(columns).where(eq(clubs.id, clubId));
    const moved = columns.timeZone ? await moveStarts(tx, clubId, columns.timeZone) : [];
    await bumpRevisions(tx, ['clubs', ...moved]);
  });
  return [];
}
