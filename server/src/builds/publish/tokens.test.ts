import type { WireNewPublishToken } from '@holeshot/contract/wire';
import { schema } from '../../database';
import { signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { findPublisher, listPublishTokens } from './publish-tokens';

let api: TestApp;
let admin: Awaited<ReturnType<typeof signInAs>>;
beforeAll(async () => {
  api = await createTestApp();
  await signInAs(api, { handle: 'First' });
  admin = await signInAs(api, { handle: 'Admin' });
});
afterAll(() => api.close());

const create = (payload: object) =>
  admin.request({ method: 'POST', url: '/api/dev/publish-tokens', payload });
const revoke = (id: number | string) =>
  admin.request({ method: 'DELETE', url: `/api/dev/publish-tokens/${id}` });
const find = (token: string, nowMs = Date.now()) => findPublisher(api.database.db, `Bearer ${token}`, nowMs);

async function createToken(): Promise<WireNewPublishToken> {
  const reply = await create({ name: 'mf-race', note: 'CI of the race team' });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  return reply.json();
}

it('the admin makes a token, which is told once and not stored', async () => {
  const { id, token } = await createToken();
  expect(token).toMatch(/^hsp_[\w-]{43}$/);
  expect(await find(token)).toEqual({ tokenId: id, name: 'mf-race', note: 'CI of the race team' });
  const rows = await api.database.db.select().from(schema.publishTokens);
  expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  const actions = await api.database.db.select().from(schema.adminActions);
  expect(actions.map(({ text }) => text)).toContain('Made a publish token for mf-race: CI of the race team');
});

it.each([
  ['a name that is none of the site', { name: 'mf-x', note: 'a' }, 'name'],
  ['no note', { name: 'shell' }, 'note'],
  ['an empty note', { name: 'shell', note: '' }, 'note'],
  ['a note that cannot be stored', { name: 'shell', note: 'CI\0' }, 'note'],
])('a token with %s is refused', async (_title, payload, parameter) => {
  const reply = await create(payload);
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'bad-parameter', parameter }]);
});

it('a revoked token is of no use, and stays in the list', async () => {
  const { id, token } = await createToken();
  expect((await revoke(id)).statusCode).toBe(200);
  expect(await find(token)).toBeUndefined();
  const listed = (await listPublishTokens(api.database.db)).find((one) => one.id === id);
  expect(listed).toMatchObject({ name: 'mf-race', revokedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(Object.keys(listed ?? {})).not.toContain('tokenHash');
  for (const unknown of [id, 999, 'x', '1e9', '99999999999'])
    expect((await revoke(unknown)).statusCode).toBe(404);
});

it('notes the last use, at most once a minute', async () => {
  const { id, token } = await createToken();
  const lastUse = async () =>
    (await listPublishTokens(api.database.db)).find((one) => one.id === id)?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  const start = Date.parse('2026-05-15T12:00:00Z');
  await find(token, start);
  await find(token, start + 59_000);
  expect(await lastUse()).toBe('2026-05-15T12:00:00.000Z');
  await find(token, start + 60_000);
  expect(await lastUse()).toBe('2026-05-15T12:01:00.000Z');
});

it.each(['', 'hsp_x', 'hsk_'.padEnd(47, 'a'), 'hsp_'.padEnd(47, 'a'), 'hsp_'.padEnd(48, 'a')])(
  'finds nobody with the token "%s"',
  async (token) => {
    expect(await find(token)).toBeUndefined();
  },
);
