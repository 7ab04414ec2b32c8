import { createHmac } from 'node:crypto';
import type { WireSession, WireSupporter } from '@holeshot/contract/wire';
import { notLike } from 'drizzle-orm';
import { schema } from '../../database';
import type { PatreonPerson } from '../../outside/testing/patreon-documents';
import {
  PATREON_TEST_KEYS,
  type PatreonServer,
  startPatreonServer,
} from '../../outside/testing/patreon-server';
import { shortenNextLimit } from '../../testing/shorten-next-limit';
import { type SignedInPerson, signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';

const SECRET = 'webhook-secret';
const PATH = '/api/webhooks/patreon';

let patreon: PatreonServer;
let api: TestApp;

const openApp = (database?: TestApp['database']) =>
  createTestApp({
    patreon: { url: patreon.url, ...PATREON_TEST_KEYS, webhookSecret: SECRET, timeoutMs: 120_000 },
    ...(database && { database }),
  });

beforeAll(async () => {
  patreon = await startPatreonServer();
  api = await openApp();
});
afterAll(async () => {
  await api.close();
  await patreon.close();
});
beforeEach(() => {
  patreon.requests.length = 0;
});

type Member = PatreonPerson & { memberId: string };

let people = 0;
/** A member of the Club tier, by default. */
function addMember(values: Partial<PatreonPerson> = {}): Member {
  people += 1;
  const member: Member = {
    userId: String(70_000_000 + people),
    memberId: `9c3d0000-0000-4000-8000-${String(people).padStart(12, '0')}`,
    fullName: `Member ${people}`,
    status: 'active_patron',
    tiers: ['Club'],
    since: '2025-11-03T08:30:00.000+00:00',
  };
  return changeMember(member, values);
}

function changeMember(member: Member, values: Partial<PatreonPerson>): Member {
  const changed = { ...member, ...values, memberId: member.memberId };
  patreon.people.set(member.userId, changed);
  return changed;
}

const sign = (body: string | Buffer, secret = SECRET) => createHmac('md5', secret).update(body).digest('hex');

/** A message as Patreon writes it. What it says of the member is never right here. */
const buildMessage = ({ memberId, userId }: Member): string =>
  JSON.stringify({
    data: {
      attributes: { full_name: 'Nobody', patron_status: 'former_patron', is_follower: false },
      id: memberId,
      relationships: {
        campaign: { data: { id: '70261', type: 'campaign' } },
        currently_entitled_tiers: { data: [] },
        user: { data: { id: userId, type: 'user' } },
      },
      type: 'member',
    },
    included: [],
    links: { self: `https://www.patreon.com/api/oauth2/v2/members/${memberId}` },
  });

interface Delivery {
  event?: string;
  signature?: string | undefined;
  to?: TestApp;
}

const deliver = (body: string | Buffer, delivery: Delivery = {}) => {
  const { event = 'members:update', to = api } = delivery;
  const signature = 'signature' in delivery ? delivery.signature : sign(body);
  return to.app.inject({
    method: 'POST',
    url: PATH,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-patreon-event': event,
      'sec-fetch-site': 'cross-site',
      ...(signature !== undefined && { 'x-patreon-signature': signature }),
    },
  });
};

const tell = async (member: Member, delivery?: Delivery): Promise<void> => {
  expect((await deliver(buildMessage(member), delivery)).statusCode).toBe(204);
};

async function findSupporter({ memberId }: Member) {
  const rows = await api.database.db.select().from(schema.supporters);
  return rows.find((row) => row.memberId === memberId);
}

const signInMember = (member: Member): Promise<SignedInPerson> =>
  signInAs(api, { tier: 'Free', membershipId: member.userId });

const getTier = async (person: SignedInPerson) =>
  (await person.request('/api/public/auth')).json<WireSession>().user?.Tier;

test('a new member is in the list of supporters, and has the tier in the next request', async () => {
  const member = addMember();
  const person = await signInMember(member);
  const before = (await api.app.inject('/api/public/patreons')).headers.etag;
  await tell(member, { event: 'members:pledge:create' });
  const list = await api.get<WireSupporter[]>('/api/public/patreons');
  expect(list).toContainEqual({
    Name: member.fullName,
    Tier: 'Club',
    StartDate: '2025-11-03 08:30:00.000',
    ThumbURL: null,
    Active: true,
  });
  expect((await api.app.inject('/api/public/patreons')).headers.etag).not.toBe(before);
  expect(await getTier(person)).toBe('Club');
});

test('a member who was never here is a supporter, and no person', async () => {
  const member = addMember();
  const before = await api.database.db.$count(schema.users);
  await tell(member);
  expect(await findSupporter(member)).toMatchObject({ active: true, tier: 'Club' });
  expect(await api.database.db.$count(schema.users)).toBe(before);
});

test('a member without a tier of the site is no supporter', async () => {
  const member = addMember({ tiers: ['Free'], status: undefined });
  await tell(member, { event: 'members:create' });
  expect(await findSupporter(member)).toBeUndefined();
});

test('who ends the membership is an inactive supporter, and Free', async () => {
  const member = addMember();
  const person = await signInMember(member);
  await tell(member);
  const ended = changeMember(member, { tiers: [], status: 'former_patron' });
  await tell(ended, { event: 'members:pledge:delete' });
  expect(await findSupporter(member)).toMatchObject({ active: false, tier: 'Club' });
  expect(await getTier(person)).toBe('Free');
  changeMember(member, { tiers: ['Sponsor'], since: undefined });
  await tell(member, { event: 'members:pledge:create' });
  expect(await findSupporter(member)).toMatchObject({
    active: true,
    tier: 'Sponsor',
    startDate: new Date('2025-11-03T08:30:00Z'),
  });
});

test('whose payment was refused keeps the tier while it runs, and is not among the active supporters', async () => {
  const member = addMember({ status: 'declined_patron' });
  const person = await signInMember(member);
  await tell(member);
  expect(await findSupporter(member)).toMatchObject({ active: false });
  expect(await getTier(person)).toBe('Club');
});

test('a member whom Patreon no longer knows is an inactive supporter, and Free', async () => {
  const member = addMember();
  const person = await signInMember(member);
  await tell(member);
  patreon.people.delete(member.userId);
  await tell(member, { event: 'members:delete' });
  expect(await findSupporter(member)).toMatchObject({ active: false });
  expect(await getTier(person)).toBe('Free');
});

test('a member whom neither side knows changes nothing', async () => {
  const before = await api.database.db.select().from(schema.supporters);
  await tell({ userId: '1', memberId: 'nobody' }, { event: 'members:delete' });
  expect(await api.database.db.select().from(schema.supporters)).toEqual(before);
});

test('a repeated message changes nothing', async () => {
  const member = addMember();
  await tell(member);
  const { etag } = (await api.app.inject('/api/public/patreons')).headers;
  // but the turns of the messages themselves
  const { scope } = schema.dataVersions;
  const listRevisions = () =>
    api.database.db.select().from(schema.dataVersions).where(notLike(scope, 'turn:%')).orderBy(scope);
  const before = await listRevisions();
  await tell(member);
  await tell(member);
  expect((await api.app.inject('/api/public/patreons')).headers.etag).toBe(etag);
  expect(await listRevisions()).toEqual(before);
});

test('messages in any order give the present state', async () => {
  const member = addMember({ tiers: ['Sponsor'] });
  const person = await signInMember(member);
  for (const event of ['members:pledge:delete', 'members:update', 'members:create']) {
    await tell(member, { event });
    expect([await getTier(person), (await findSupporter(member))?.tier]).toEqual(['Sponsor', 'Sponsor']);
  }
});

test.each(['one process', 'two processes'])(
  'of two messages at once in %s, the later read is what stays',
  async (where) => {
    const other = where === 'two processes' ? await openApp(api.database) : api;
    try {
      const member = addMember({ tiers: ['Pilot'] });
      const person = await signInMember(member);
      const held = patreon.hold('members');
      const early = tell(member);
      await held.arrived;
      changeMember(member, { tiers: ['Sponsor'] });
      await tell(member, { to: other });
      held.release();
      await early;
      expect([await getTier(person), (await findSupporter(member))?.tier]).toEqual(['Sponsor', 'Sponsor']);
    } finally {
      if (other !== api) await other.app.close();
    }
  },
);

test('many messages about many members at once are all stored', async () => {
  const members = Array.from({ length: 20 }, () => addMember());
  await Promise.all([...members, ...members].map((member) => tell(member)));
  for (const member of members) expect(await findSupporter(member)).toMatchObject({ active: true });
});

const wrongSignatures: [string, (body: string) => string | undefined][] = [
  ['no signature', () => undefined],
  ['an empty signature', () => ''],
  ['the signature of another secret', (body) => sign(body, 'other')],
  ['the signature of other bytes', (body) => sign(`${body} `)],
  [
    'the signature of the same JSON with other whitespace',
    (body) => sign(JSON.stringify(JSON.parse(body), null, 2)),
  ],
  ['a part of the signature', (body) => sign(body).slice(0, 30)],
  ['more than the signature', (body) => `${sign(body)}00`],
  ['no hex', () => 'é'.repeat(16)],
];

test.each(wrongSignatures)(
  'a message with %s is refused, and Patreon is not asked',
  async (_, signWrongly) => {
    const member = addMember();
    const body = buildMessage(member);
    const reply = await deliver(body, { signature: signWrongly(body) });
    expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'forbidden' }]);
    expect(patreon.requests).toEqual([]);
    expect(await findSupporter(member)).toBeUndefined();
  },
);

test('the signature is that of the bytes with their whitespace, and may be in capitals', async () => {
  const member = addMember();
  const body = `\n${JSON.stringify(JSON.parse(buildMessage(member)), null, 4)}\r\n`;
  expect((await deliver(body, { signature: sign(body).toUpperCase() })).statusCode).toBe(204);
  expect(await findSupporter(member)).toBeDefined();
});

test.each([
  ['no JSON', '{"data":'],
  ['nothing', ''],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0])],
  ['no member', '{"data":{"type":"post","id":"1"}}'],
  ['an id that is a path', '{"data":{"type":"member","id":"../identity"}}'],
  ['a list', '[]'],
])('a signed message of %s is refused as malformed', async (_, body) => {
  const reply = await deliver(body);
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'bad-parameter' }]);
  expect(patreon.requests).toEqual([]);
});

test('a message about something else than members is taken without effect', async () => {
  await tell(addMember(), { event: 'posts:publish' });
  expect(patreon.requests).toEqual([]);
});

test('a message of more than 256 kB is refused before it is read', async () => {
  const reply = await deliver(' '.repeat(257 * 1024));
  expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: 'too-large' }]);
});

test.each([
  'reset',
  'silent',
  'error-500',
  'html',
  'html-404',
  'other-shape',
  'too-long',
  'redirect',
] as const)(
  'while Patreon answers with %s, the message is to be sent again and nothing changes',
  async (how) => {
    const member = addMember();
    await tell(member);
    changeMember(member, { tiers: ['Sponsor'] });
    patreon.misbehave('members', how);
    if (how === 'silent') shortenNextLimit(500);
    const reply = await deliver(buildMessage(member));
    patreon.misbehave('members');
    expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: 'not-ready' }]);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(await findSupporter(member)).toMatchObject({ tier: 'Club' });
    await tell(member);
    expect(await findSupporter(member)).toMatchObject({ tier: 'Sponsor' });
  },
);

test('without the secret there is no such address', async () => {
  const own = await createTestApp({ patreon: { url: patreon.url, ...PATREON_TEST_KEYS } });
  try {
    expect((await deliver(buildMessage(addMember()), { to: own })).statusCode).toBe(404);
  } finally {
    await own.close();
  }
});
