import { inArray, like, notInArray, sql } from 'drizzle-orm';
import { bumpRevisions, type Database, type Queryable, schema } from '../database';
import { importEvent } from '../importing';
import { buildDemoSeason, type DemoSeason } from './demo-season';
import { storeSiteData } from './store-site-data';
import { bannerUrl, IMAGE_ROOT, logoUrl, writeImages } from './write-images';

interface SeedInput {
  /** instant (ms) of the running event; the time of the call when absent */
  now?: number | undefined;
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
  { now = Date.now(), dataDir, onProgress }: SeedInput,
): Promise<SeedResult> {
  const season = buildDemoSeason({ now });
  if (!(await mustSeed(database.db, season))) {
    // Another server seeded the same database; this one serves the images too.
    if (await hasDemoImages(database.db)) {
      await writeImages(dataDir, season.clubs);
    }
    return 'not-needed';
  }
  await writeImages(dataDir, season.clubs);
  const clubIds = await database.transaction((tx) => storeClubs(tx, season));
  for (const [index, event] of season.events.entries()) {
    const { name, faults, races, laps } = await importEvent(database, {
      folder: event.buildFolder(),
      clubId: clubIds[event.club] ?? 0,
      who: 'demo season',
      why: 'first start with an empty database',
    });
    if (faults.length > 0) {
      throw new Error(`The demo event ${name} could not be imported: ${JSON.stringify(faults)}`);
    }
    const count = races.created + races.changed + races.unchanged;
    onProgress?.(`Demo season ${index + 1}/${season.events.length}: ${name} (${count} races, ${laps} laps)`);
  }
  await database.transaction((tx) => storeSiteData(tx, season, clubIds));
  return 'seeded';
}

/**
 * Whether the database is empty, or holds only an interrupted season: demo clubs without the releases, which come last.
 */
async function mustSeed(db: Queryable, season: DemoSeason): Promise<boolean> {
  const names = season.clubs.map(({ name }) => name);
  const others = await db.select().from(schema.clubs).where(notInArray(schema.clubs.name, names)).limit(1);
  const releases = await db.select().from(schema.releases).limit(1);
  return others.length === 0 && releases.length === 0;
}

async function hasDemoImages(db: Queryable): Promise<boolean> {
  const rows = await db
    .select()
    .from(schema.clubs)
    .where(like(schema.clubs.logoUrl, `${IMAGE_ROOT}%`))
    .limit(1);
  return rows.length > 0;
}

/** Returns the clubs' ids in the season's order. */
async function storeClubs(tx: Queryable, { clubs }: DemoSeason): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo season', 0))`);
  const names = clubs.map(({ name }) => name);
  const existing = await tx
    .select({ id: schema.clubs.id, name: schema.clubs.name })
    .from(schema.clubs)
    .where(inArray(schema.clubs.name, names));
  const ids = new Map(existing.map(({ id, name }) => [name, id]));
  for (const club of clubs) {
    if (!ids.has(club.name)) {
      const { name, primaryColor, textColor, latitude, longitude, address, timeZone } = club;
      const values = { name, primaryColor, textColor, latitude, longitude, address, timeZone };
      const [row] = await tx
        .insert(schema.clubs)
        .values({ ...values, logoUrl: logoUrl(club), bannerUrl: bannerUrl(club) })
        .returning({ id: schema.clubs.id });
      ids.set(name, row?.id ?? 0);
    }
  }
  await bumpRevisions(tx, ['clubs']);
  return names.map((name) => ids.get(name) ?? 0);
}
