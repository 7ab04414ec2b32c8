import { inArray, like, notInArray } from 'drizzle-orm';
import { type Database, invalidate, lockKey, type Queryable, schema } from '../database';
import { importEvent } from '../events/write/import-event';
import { bannerUrl, IMAGE_ROOT, logoUrl, writeImages } from './club-images';
import { DEMO_CLUBS } from './clubs';
import { buildDemoSeason, type DemoSeason } from './demo-season';
import { storeSiteData } from './store-site-data';

const { clubs } = schema;

interface SeedInput {
  /** instant (ms) of the running event; the time of the call when absent */
  now?: number | undefined;
  /** the one around `now` when absent */
  season?: DemoSeason;
  /** absolute; images go to `files/demo` in it */
  dataDir: string;
  /** called with one line per event */
  onProgress?: (line: string) => void;
}

export type SeedResult = 'seeded' | 'not-needed';

/**
 * Fills an empty database with the demo season, through the same import as real events. Does not touch a database with
 * other data, completes a season that was interrupted, and makes one season when two processes start at once. Rejects
 * when the import reports a fault, which is a bug of the season.
 */
export async function seedDemo(
  database: Database,
  { now = Date.now(), season: given, dataDir, onProgress }: SeedInput,
): Promise<SeedResult> {
  if (!(await mustSeed(database.db))) {
    // Another server seeded the same database; this one serves the images too.
    if ((await database.db.$count(clubs, like(clubs.logoUrl, `${IMAGE_ROOT}%`))) > 0)
      await writeImages(dataDir, DEMO_CLUBS);
    return 'not-needed';
  }
  const season = given ?? buildDemoSeason({ now });
  await writeImages(dataDir, DEMO_CLUBS);
  const clubIds = await database.transaction(storeClubs);
  for (const [index, event] of season.events.entries()) {
    const { name, faults, races, laps } = await importEvent(database, {
      folder: event.buildFolder(),
      clubId: clubIds[event.plan.club] ?? 0,
      who: 'demo season',
      why: 'first start with an empty database',
    });
    if (faults.length > 0)
      throw new Error(`The demo event ${name} could not be imported: ${JSON.stringify(faults)}`);
    const count = races.created + races.changed + races.unchanged;
    onProgress?.(`Demo season ${index + 1}/${season.events.length}: ${name} (${count} races, ${laps} laps)`);
  }
  await database.transaction((tx) => storeSiteData(tx, season, clubIds));
  return 'seeded';
}

const NAMES = DEMO_CLUBS.map(({ name }) => name);

/**
 * Whether the database is empty, or holds only an interrupted season: demo clubs without the releases, which come last.
 */
const mustSeed = async (db: Queryable): Promise<boolean> =>
  (await db.$count(clubs, notInArray(clubs.name, NAMES))) === 0 && (await db.$count(schema.releases)) === 0;

/** Returns the clubs' ids in the season's order. */
async function storeClubs(tx: Queryable): Promise<number[]> {
  await lockKey(tx, 'demo season');
  const existing = await tx.select().from(clubs).where(inArray(clubs.name, NAMES));
  const ids = new Map(existing.map(({ id, name }) => [name, id]));
  for (const club of DEMO_CLUBS.filter(({ name }) => !ids.has(name))) {
    const { initials: _, frame: __, hasBanner: ___, ...row } = club;
    const description = `**${club.name}** races every month at ${club.address}. Beginners are welcome: ask for a spotter.`;
    const values = { ...row, description, logoUrl: logoUrl(club), bannerUrl: bannerUrl(club) };
    const [stored] = await tx.insert(clubs).values(values).returning({ id: clubs.id });
    ids.set(club.name, stored?.id ?? 0);
  }
  await invalidate(tx, ['clubs']);
  return NAMES.map((name) => ids.get(name) ?? 0);
}
