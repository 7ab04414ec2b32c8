import type { Property } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../database';
import { findKeyHolder } from '../../people/club-keys';
import { type SignedInPerson, signInAs, signInManager } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
let manager: SignedInPerson;
beforeAll(async () => {
  api = await createTestApp();
  manager = await signInManager(api);
});
afterAll(() => api.close());
beforeEach(() => api.database.db.delete(schema.clubKeys));

const formPath = () => `/api/club/app/id/${api.clubId}`;
const keyPath = () => `/api/club/app/clubId/${api.clubId}/key`;

async function makeKey(): Promise<string> {
  const reply = await manager.request({ method: 'POST', url: keyPath() });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ key: string }>().key;
}

const form = async (): Promise<Record<string, unknown>> => {
  const properties = (await manager.request(formPath())).json<Property[]>();
  const shown = properties.filter(({ type }) => type !== 'desc');
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
};

const find = (key: string, nowMs = Date.now()) => findKeyHolder(api.database.db, `Bearer ${key}`, nowMs);

test('a new key opens its club, and only its hash is stored', async () => {
  expect(await form()).toEqual({ State: 'No key' });
  const key = await makeKey();
  expect(key).toMatch(/^hsk_[\w-]{43}$/);
  expect(await form()).toMatchObject({ State: expect.stringMatching(/^Key made \d/), LastUsed: 'Never' });
  expect(await find(key)).toMatchObject({ club: { id: api.clubId, name: 'Home' } });
  const rows = await api.database.db.select().from(schema.clubKeys);
  expect(JSON.stringify(rows)).not.toContain(key.slice(4));
});

test('a replaced key and a revoked one open nothing', async () => {
  const first = await makeKey();
  const second = await makeKey();
  expect(await find(first)).toBeUndefined();
  expect(await find(second)).toBeDefined();
  expect((await manager.request({ method: 'DELETE', url: keyPath() })).statusCode).toBe(200);
  expect(await find(second)).toBeUndefined();
  expect(await form()).toEqual({ State: 'No key' });
});

test.each(['', 'Bearer', 'Bearer hsk_short', `Basic hsk_${'a'.repeat(43)}`, `Bearer hsk_${'a'.repeat(43)}`])(
  'the header "%s" opens nothing',
  async (header) => {
    await makeKey();
    expect(await findKeyHolder(api.database.db, header, Date.now())).toBeUndefined();
  },
);

test('the last use is written at most once a minute', async () => {
  const key = await makeKey();
  const lastUse = async () => {
    const rows = await api.database.db.select().from(schema.clubKeys);
    return rows[0]?.lastUsedAt?.getTime();
  };
  const startMs = Date.UTC(2026, 4, 15, 19, 30);
  await find(key, startMs);
  await find(key, startMs + 59_999);
  expect(await lastUse()).toBe(startMs);
  await find(key, startMs + 60_000);
  expect(await lastUse()).toBe(startMs + 60_000);
  expect(await form()).toMatchObject({ LastUsed: '15th May 2026, 7:31 PM UTC' });
});

test('only a manager of the club with the Club tier may see, make or revoke the key', async () => {
  const key = await makeKey();
  const stranger = await signInAs(api, { tier: 'Club' });
  for (const url of [formPath(), keyPath()])
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      if (url === formPath() ? method === 'DELETE' : method === 'GET') continue;
      const reply = await stranger.request({ method, url, ...(method !== 'GET' && { payload: {} }) });
      expect([method, url, reply.statusCode]).toEqual([method, url, 403]);
    }
  const { users } = schema;
  await api.database.db.update(users).set({ tier: 'Pilot' }).where(eq(users.id, manager.id));
  expect((await manager.request({ method: 'POST', url: keyPath() })).statusCode).toBe(403);
  await api.database.db.update(users).set({ tier: 'Club' }).where(eq(users.id, manager.id));
  expect(await find(key)).toBeDefined();
});
