import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { type Database, schema } from '../database';
import { createTestDatabase } from '../testing/test-database';
import { seedDemo } from './seed-demo';

const NOW = Date.UTC(2026, 10, 21, 13, 40);

let database: Database;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'holeshot-demo-'));
});

afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function getRows(
  table: 'events' | 'races' | 'users' | 'releases' | 'videos' | 'clubs',
): Promise<number> {
  const [row] = await database.db.select({ rows: count() }).from(schema[table]);
  return row?.rows ?? 0;
}

describe('seedDemo', () => {
  it('fills an empty database once, and completes an interrupted season', async () => {
    const lines: string[] = [];
    const cutOff = seedDemo(database, {
      now: NOW,
      dataDir,
      onProgress: (line) => {
        lines.push(line);
        if (lines.length === 3) throw new Error('power is gone');
      },
    });
    await expect(cutOff).rejects.toThrow('power is gone');
    expect([await getRows('events'), await getRows('releases')]).toEqual([3, 0]);

    await expect(seedDemo(database, { now: NOW, dataDir })).resolves.toBe('seeded');
    const counts = [await getRows('events'), await getRows('clubs')];
    expect(counts).toEqual([43, 14]);
    expect(await getRows('races')).toBeGreaterThan(900);
    expect(await getRows('videos')).toBeGreaterThan(8);

    await expect(seedDemo(database, { now: NOW, dataDir })).resolves.toBe('not-needed');
    expect([await getRows('events'), await getRows('clubs')]).toEqual(counts);
  });

  it('stores user 2, and the next user gets a free id', async () => {
    const [second] = await database.db.select().from(schema.users).where(eq(schema.users.id, 2));
    expect(second?.handle).toBe('Kestrel');
    const people = await getRows('users');
    const [next] = await database.db.insert(schema.users).values({ handle: 'newcomer' }).returning();
    expect(next?.id).toBe(people + 1);
  });

  it('writes a logo for each club and stores the fields of the website', async () => {
    expect(
      readdirSync(join(dataDir, 'files/demo')).filter((name) => name.endsWith('-logo.svg')),
    ).toHaveLength(14);
    const rows = await database.db.select().from(schema.events).where(eq(schema.events.canRegister, true));
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(
      rows.every(({ address, info, latitude }) => address !== '' && info !== '' && latitude !== null),
    ).toBe(true);
  });

  it('does not touch a database with other data', async () => {
    const other = await createTestDatabase();
    try {
      await other.db.insert(schema.clubs).values({ name: 'Real Club' });
      await expect(seedDemo(other, { now: NOW, dataDir })).resolves.toBe('not-needed');
      const [events] = await other.db.select({ rows: count() }).from(schema.events);
      expect(events?.rows).toBe(0);
    } finally {
      await other.close();
    }
  });
});
