import { schema } from '../../database';
import { createTestApp } from '../../testing/test-app';
import { tellReserved } from './tell-reserved';

test('who has a handle that became an address is told once, nobody else', async () => {
  const api = await createTestApp();
  const { db } = api.database;
  const [holder] = await db
    .insert(schema.users)
    .values([{ handle: 'Search' }, { handle: 'Searcher' }, { handle: null }])
    .returning();
  expect(await tellReserved(api.database, new Set(['search', 'pilots']))).toBe(1);
  expect(await tellReserved(api.database, new Set(['search', 'pilots']))).toBe(0);
  expect(await db.select().from(schema.notices)).toMatchObject([
    { userId: holder?.id, href: '/account', text: expect.stringContaining('choose another handle') },
  ]);
  await api.close();
});
