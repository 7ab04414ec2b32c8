import { inArray, like, notInArray, sql } from 'drizzle-orm';
import { bumpRevisions, type Database, type Queryable, schema } from '../database';
import { importEvent } from '../importing';
import { buildDemoSeason, type DemoSeason } from './demo-season';
import { storeSiteData } from './store-site-data';
import { bannerUrl, IMAGE_ROOT, logoUrl, writeImages } from './write-images';

interface SeedInput {
  /** instant, ms */
  now: number;
  /** absolute; images go to `files/demo` in it */
  dataDir: string;
  /** hears one line per event */
  onProgress?: (line: string) => void;
}

export type SeedResult = 'seeded' | 'not-needed';

/**
 * Fills an empty database with the demo season, through the same import as real events. A database with data
 * of its own is left alone; a season that was cut off half way is completed, and two processes that start at
 * once make one season. Rejects when the import finds fault with a file, which would be a mistake here.
 */
export async function seedDemo(
  database: Database,
  { now, dataDir, onProgress }: SeedInput,
): Promise<SeedResult> {
  const season = buildDemoSeason({ now });
  if (!(await isWanted(database.db, season))) {
    // Another server on the same database seeded it, and this one serves the images too.
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

/** Empty, or holding no more than what an earlier try left: demo clubs, and not yet the releases, which come last. */
async function isWanted(db: Queryable, season: DemoSeason): Promise<boolean> {
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
