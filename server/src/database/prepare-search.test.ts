import { createTestApp } from '../testing/test-app';
import { EXTENSIONS } from './open-data-directory';
import { migrateEngine, wrapEngine } from './open-embedded';
import { prepareSearch, readSearchAbilities } from './prepare-search';

async function openEngine(extensions: typeof EXTENSIONS | Record<string, never>) {
  const engine = await createEngine({ extensions });
  await migrateEngine(engine);
  const compare = async (text: string) =>
    (await engine.query<{ text: string }>('select search_text($1) as text', [text])).rows[0]?.text;
  const listIndexes = async () =>
    (
      await engine.query<{ name: string }>(
        `select indexname as name from pg_indexes where indexname like '%\\_search' or indexname like '%\\_words' order by 1`,
      )
    ).rows.map(({ name }) => name);
  return { engine, db: wrapEngine(engine).db, compare, listIndexes };
}

describe('with the extensions', () => {
  let full: Awaited<ReturnType<typeof openEngine>>;
  beforeAll(async () => {
    full = await openEngine(EXTENSIONS);
  });
  afterAll(() => full.engine.close());

  test('letters are compared without case and accents, and an index answers for them', async () => {
    const { db, compare, listIndexes } = full;
    expect(await compare('Jörg ÆØ Straße Ça')).toBe('jorg aeo strasse ca');
    expect(await listIndexes()).toEqual([
      ...['events_search', 'pilot_names_search', 'pilot_names_words', 'users_search', 'users_words'],
    ]);
    expect(await readSearchAbilities(db)).toEqual({ hasUnaccent: true, hasTrigrams: true });
  });

  test('an extension that comes later is used from the next start, by indexes too', async () => {
    const { engine, db, compare } = full;
    await engine.exec(
      `create or replace function search_text(text) returns text language sql immutable strict as 'select lower($1)'`,
    );
    expect(await compare('Ø')).toBe('ø');
    await prepareSearch(db);
    expect(await compare('Ø')).toBe('o');
  });
});

test('without the extensions accents are still ignored, and search answers', async () => {
  const { engine, db, compare, listIndexes } = await openEngine({});
  expect(await compare('Jörg Ø Ça')).toBe('jorg ø ca');
  expect(await listIndexes()).toEqual(['pilot_names_words', 'users_words']);
  expect(await readSearchAbilities(db)).toEqual({ hasUnaccent: false, hasTrigrams: false });
  const api = await createTestApp({ database: wrapEngine(engine) });
  expect((await api.ask('/api/public/search/hom')).json).toMatchObject({ Clubs: { Total: 1 } });
  expect((await api.ask('/api/public/search/hoem')).json).toMatchObject({
    IsNearest: false,
    Clubs: { Total: 0 },
  });
  await api.close();
});
