import { until } from '../../../../tests/e2e/support/until';
import { schema } from '../../database';
import {
  PATREON_TEST_KEYS,
  type PatreonServer,
  startPatreonServer,
} from '../../outside/testing/patreon-server';
import { createTestApp, type TestApp } from '../../testing/test-app';

let patreon: PatreonServer;
let api: TestApp;

beforeEach(async () => {
  patreon = await startPatreonServer();
  patreon.pageSize = 2;
  api = await createTestApp({
    patreon: { url: patreon.url, ...PATREON_TEST_KEYS, webhookSecret: 'secret', timeoutMs: 120_000 },
  });
});
afterEach(async () => {
  await api.close();
  await patreon.close();
});

const MEMBERS = 5;
function addMembers(): void {
  for (let number = 1; number <= MEMBERS; number++) {
    const userId = String(number);
    patreon.people.set(userId, {
      userId,
      memberId: `member-${number}`,
      fullName: `Member ${number}`,
      status: 'active_patron',
      tiers: ['Club'],
    });
  }
}

const listen = () => api.app.listen({ port: 0, host: '127.0.0.1' });

const countActive = async () => {
  const rows = await api.database.db.select().from(schema.supporters);
  return rows.filter(({ active }) => active).length;
};

test('when the site starts, it reads all pages of members, and the tiers of people who were here', async () => {
  addMembers();
  await api.database.db.insert(schema.users).values([
    { membershipId: '5', tier: 'Free' },
    { membershipId: '99', tier: 'Pilot' },
  ]);
  await listen();
  await until(async () => (await countActive()) === MEMBERS);
  const users = await api.database.db.select().from(schema.users).orderBy(schema.users.id);
  expect(users.map(({ tier }) => tier)).toEqual(['Club', 'Pilot']);
});

test('supporters whom Patreon no longer knows become inactive, and those added by hand stay', async () => {
  const startDate = new Date('2026-01-01T00:00:00Z');
  const supporter = { tier: 'Club', active: true, startDate };
  await api.database.db.insert(schema.supporters).values([
    { ...supporter, name: 'Gone', memberId: 'gone' },
    { ...supporter, name: 'By hand' },
  ]);
  await listen();
  await until(async () => (await countActive()) === 1);
  const rows = await api.database.db.select().from(schema.supporters);
  expect(rows.find(({ active }) => active)?.name).toBe('By hand');
});

test.each(['error-500', 'other-shape'] as const)(
  'a list that is answered with %s changes nothing',
  async (how) => {
    const startDate = new Date('2026-01-01T00:00:00Z');
    await api.database.db
      .insert(schema.supporters)
      .values({ tier: 'Club', active: true, startDate, name: 'Gone', memberId: 'gone' });
    patreon.misbehave('campaigns', how);
    await listen();
    await until(() => patreon.requests.length > 0);
    await api.app.close();
    expect(await countActive()).toBe(1);
  },
);

test('the site can be closed while it reads the members', async () => {
  addMembers();
  const held = patreon.hold('members');
  await listen();
  await held.arrived;
  const closing = api.app.close();
  held.release();
  await closing;
  expect(await countActive()).toBe(1);
});
