import { sql } from 'drizzle-orm';
import { POSTGRES, testWith } from '../../../tests/jest/needing';
import { type Database, schema } from '../database';
import { readRows } from '../database/read-rows';
import { createTestDatabase } from './test-database';

const readName = ({ db }: Database) => readRows<{ name: string }>(db, sql`select current_database() as name`);

testWith(POSTGRES)(
  'a database of the server is empty for the next test, and counts from the start',
  async () => {
    const used = await createTestDatabase();
    const name = await readName(used);
    await used.db.insert(schema.clubs).values([{ name: 'Home' }, { name: 'Away' }]);
    await used.db.delete(schema.channels);
    await used.close();

    const next = await createTestDatabase();
    expect(await readName(next)).toEqual(name);
    expect([await next.db.$count(schema.clubs), await next.db.$count(schema.channels)]).toEqual([0, 105]);
    const [club] = await next.db.insert(schema.clubs).values({ name: 'First' }).returning();
    expect(club?.id).toBe(1);
    await next.close();
  },
);
