import { brotliDecompressSync } from 'node:zlib';
import type { WireSupporter } from '@holeshot/contract/wire';
import { isNotNull } from 'drizzle-orm';
import { invalidate, schema } from '../../database';
import { createTestApp, type TestApp } from '../../testing/test-app';

const PATH = '/api/public/patreons';
const ROWS = 40;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.database.db.insert(schema.supporters).values(
    Array.from({ length: ROWS }, (_, index) => ({
      name: `Zoë, "${index}"`,
      tier: 'Club',
      startDate: new Date('2026-01-01T00:00:00Z'),
      active: index % 2 === 0,
    })),
  );
});
afterAll(() => api.close());

const ask = (headers: Record<string, string> = {}) => api.app.inject({ url: PATH, headers });
const getNames = (body: string) => (JSON.parse(body) as WireSupporter[]).map(({ Name }) => Name);
const sorted = (names: readonly string[]) => [...names].sort();

test('each reply has the same supporters in a new order, and the same ETag', async () => {
  const [one, two] = [await ask(), await ask()];
  const [first, second] = [getNames(one.body), getNames(two.body)];
  expect(first).toHaveLength(ROWS);
  expect(first).not.toEqual(second);
  expect(sorted(first)).toEqual(sorted(second));
  expect(one.headers.etag).toMatch(/^W\/"/);
  expect(two.headers.etag).toBe(one.headers.etag);
});

test('a compressed reply has a new order, too', async () => {
  const replies = [await ask({ 'accept-encoding': 'br' }), await ask({ 'accept-encoding': 'br' })];
  const [first = [], second = []] = replies.map(({ rawPayload, headers }) => {
    expect(headers['content-encoding']).toBe('br');
    return getNames(brotliDecompressSync(rawPayload).toString());
  });
  expect(first).not.toEqual(second);
  expect(sorted(first)).toEqual(sorted(second));
});

test('every supporter comes first sometimes', async () => {
  const firsts = new Set<string | undefined>();
  for (let round = 0; round < 1_000; round++) firsts.add(getNames((await ask()).body)[0]);
  expect(firsts.size).toBe(ROWS);
});

test('a client that has the list gets 304 until the supporters change', async () => {
  const etag = String((await ask()).headers.etag);
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
  await api.database.transaction(async (tx) => {
    await tx.update(schema.supporters).set({ active: false });
    await invalidate(tx, ['supporters']);
  });
  const reply = await ask({ 'if-none-match': etag });
  expect([reply.statusCode, reply.json<WireSupporter[]>().some(({ Active }) => Active)]).toEqual([
    200,
    false,
  ]);
});

test('an in-process reader gets the list in a new order for each page', async () => {
  const [one, two] = [await api.app.readPublic(PATH), await api.app.readPublic(PATH)];
  expect(getNames(one.body)).not.toEqual(getNames(two.body));
  expect(one.etag).toBe((await ask()).headers.etag);
});

test('a member who was also added by hand is listed once, while the membership is active', async () => {
  const site = await createTestApp();
  const { db, transaction } = site.database;
  const row = { name: 'Ada Kask', tier: 'Club', startDate: new Date('2026-01-01T00:00:00Z'), active: true };
  const byHand = { ...row, name: ' ada kask', tier: 'Sponsor' };
  await db.insert(schema.supporters).values([byHand, { ...row, memberId: 'm1' }, { ...row, memberId: 'm2' }]);
  const listTiers = async () => (await site.get<WireSupporter[]>(PATH)).map(({ Tier }) => Tier).sort();
  expect(await listTiers()).toEqual(['Club', 'Club']);
  await transaction(async (tx) => {
    await tx.update(schema.supporters).set({ active: false }).where(isNotNull(schema.supporters.memberId));
    await invalidate(tx, ['supporters']);
  });
  expect(await listTiers()).toEqual(['Club', 'Club', 'Sponsor']);
  await site.close();
});

test('an empty list is a list', async () => {
  const empty = await createTestApp();
  expect(await empty.get(PATH)).toEqual([]);
  await empty.close();
});
