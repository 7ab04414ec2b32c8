import type { SlotName } from '@holeshot/contract';
import type { Signal } from '@holeshot/contract/wire';
import { schema } from '../../database';
import { buildRef, buildRegistry, withRollout } from '../../testing/build-registry';
import { signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { appendRegistry } from '../registry/registry';
import { getSiteKey } from '../registry/site-key';
import { NO_FIGURES, readFigures } from '../rollout/read-figures';
import { createKnownBuilds } from './known-builds';
import { writeReportToken } from './report-tokens';
import { rateVital } from './vitals';

const STABLE = buildRef('a').buildId;
const CANDIDATE = buildRef('c').buildId;
const UNKNOWN = buildRef('f').buildId;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await appendRegistry(api.database, {
    after: undefined,
    registry: withRollout(buildRegistry()),
    who: 'a test',
    why: 'to see',
  });
});
afterAll(() => api.close());

const send = (body: unknown, { type = 'application/json', token = '' } = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/telemetry',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    cookies: token ? { holeshot_report: token } : {},
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function getFigures(name: SlotName, buildId: string) {
  await api.app.buildCounts.store();
  return readFigures(api.database, { name, buildId }, { from: new Date(0) });
}

const signal = (kind: Exclude<Signal['kind'], 'vital'>, buildId: string, name: SlotName = 'mf-race') => ({
  kind,
  name,
  buildId,
});

const vital = (metric: string, value: number) => ({
  kind: 'vital',
  name: 'mf-admin',
  buildId: STABLE,
  route: 'nowhere:at-all',
  metric,
  value,
});

/** The token of a page that was sent with builds of mf-race, some hours ago. */
async function createToken(id: string, { buildIds = [CANDIDATE, STABLE], hours = 0 } = {}) {
  const secret = await getSiteKey(api.database, 'report', () => 'a secret');
  return writeReportToken(secret, { id, buildIds }, Date.now() - hours * 3_600_000);
}

const countUnverified = async (buildId: string) => {
  await api.app.buildCounts.store();
  const rows = await api.database.db.select().from(schema.buildCounts);
  const own = rows.filter((row) => row.buildId === buildId && row.kind === 'unverified');
  return own.reduce((total, { count }) => total + count, 0);
};

test('signals of a rollout are counted, each once for every page with a token', async () => {
  const signals = [signal('ready', STABLE), signal('crash', CANDIDATE), signal('opened', CANDIDATE)];
  const first = await createToken('first');
  const reply = await send({ signals: [...signals, ...signals] }, { token: first });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  await send({ signals }, { token: first });
  const more = [
    signal('crash', CANDIDATE),
    signal('api-error', CANDIDATE),
    signal('load-failure', CANDIDATE),
  ];
  await send({ signals: more }, { token: await createToken('second', { hours: 2 }) });
  expect(await getFigures('mf-race', CANDIDATE)).toEqual({
    ...NO_FIGURES,
    crashes: 2,
    opened: 1,
    apiErrors: 1,
    loadFailures: 1,
  });
  expect((await getFigures('mf-race', STABLE))?.ready).toBe(1);
});

test('those without a valid token are counted apart, and decide nothing', async () => {
  const before = [await getFigures('mf-race', CANDIDATE), await countUnverified(CANDIDATE)] as const;
  const own = await createToken('third');
  const tokens = [
    ...Array<string>(12).fill(''),
    `${own}x`,
    own.replace('third', 'fourth'),
    await createToken('fifth', { buildIds: [STABLE] }),
    await createToken('sixth', { hours: 4 }),
    await createToken('seventh', { hours: -2 }),
  ];
  for (const token of tokens) await send({ signals: [signal('crash', CANDIDATE)] }, { token });
  expect(await getFigures('mf-race', CANDIDATE)).toEqual(before[0]);
  expect(await countUnverified(CANDIDATE)).toBe(before[1] + tokens.length);
});

test('signals of other builds are not', async () => {
  const reply = await send({
    signals: [
      signal('crash', UNKNOWN),
      signal('crash', CANDIDATE, 'shell'),
      signal('ready', STABLE, 'mf-public'),
    ],
  });
  expect(reply.statusCode).toBe(204);
  expect(await getFigures('mf-race', UNKNOWN)).toEqual(NO_FIGURES);
  expect(await getFigures('shell', CANDIDATE)).toEqual(NO_FIGURES);
  expect((await getFigures('mf-public', STABLE))?.ready).toBe(1);
  expect(await api.app.metrics.registry.metrics()).not.toContain(UNKNOWN);
});

test('a beacon may send it as text', async () => {
  const reply = await send(
    { signals: [signal('ready', STABLE, 'mf-account')] },
    { type: 'text/plain;charset=UTF-8' },
  );
  expect(reply.statusCode).toBe(204);
  expect((await getFigures('mf-account', STABLE))?.ready).toBe(1);
});

test('vitals are rated, and measured without routes that no page has', async () => {
  await send({ signals: [vital('LCP', 2_400), vital('LCP', 4_001), vital('CLS', 0.2)] });
  expect((await getFigures('mf-admin', STABLE))?.vitals).toEqual({
    LCP: { good: 1, fair: 0, poor: 1 },
    CLS: { good: 0, fair: 1, poor: 0 },
  });
  const text = await api.app.metrics.registry.metrics();
  const labels = `route="other",name="mf-admin",build="${STABLE}"`;
  expect(text).toContain(`holeshot_web_vital_lcp_milliseconds_sum{${labels}} 6401`);
  expect(text).toContain(`holeshot_web_vital_cls_count{${labels}} 1`);
});

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 4_000, 'fair'],
  ['INP', 200.1, 'fair'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['FCP', 3_000, 'fair'],
  ['TTFB', 1_801, 'poor'],
] as const)('%s of %d is %s', (metric, value, rating) => {
  expect(rateVital(metric, value)).toBe(rating);
});

test.each([
  ['{ broken', 'application/json', 400],
  [{ signals: [{ kind: 'applause', name: 'shell', buildId: STABLE }] }, 'application/json', 400],
  [{ signals: [signal('ready', 'x')] }, 'text/plain', 400],
  [{ signals: Array(51).fill(signal('ready', STABLE)) }, 'application/json', 400],
  [{ signals: [], padding: 'x'.repeat(16_400) }, 'application/json', 413],
])('a wrong body is refused (%#)', async (body, type, status) => {
  const reply = await send(body, { type });
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toHaveProperty('code');
});

test('the fault of a signal is named', async () => {
  const reply = await send({ signals: [signal('ready', 'x')] });
  expect(reply.json()).toMatchObject({
    code: 'bad-parameter',
    message: expect.stringContaining('signals/0/buildId'),
  });
});

test('the admin reads the metrics, nobody else', async () => {
  const admin = await signInAs(api, { id: 2 });
  const reply = await admin.request('/api/dev/metrics');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toContain('holeshot_build_events_total{name="mf-race"');
  const other = await signInAs(api);
  expect((await other.request('/api/dev/metrics')).statusCode).toBe(403);
});

test('the registry is read every 5 s at most, for an unknown build every second, and stays known while it cannot be read', async () => {
  let nowMs = 0;
  let reads = 0;
  let registry = buildRegistry();
  let isAway = false;
  const findKnown = createKnownBuilds(
    async () => {
      reads += 1;
      if (isAway) throw new Error('away');
      return registry;
    },
    () => nowMs,
  );
  const isKnown = async (name: SlotName, id: string) => (await findKnown(name, id)) !== undefined;
  expect(await Promise.all([isKnown('mf-race', STABLE), isKnown('mf-race', CANDIDATE)])).toEqual([
    true,
    false,
  ]);
  registry = withRollout(registry);
  nowMs = 999;
  expect([await isKnown('mf-race', CANDIDATE), reads]).toEqual([false, 1]);
  nowMs = 1_000;
  expect([await isKnown('mf-race', CANDIDATE), reads]).toEqual([true, 2]);
  nowMs = 5_999;
  expect([await isKnown('mf-race', CANDIDATE), reads]).toEqual([true, 2]);
  isAway = true;
  nowMs = 6_000;
  expect([await isKnown('mf-race', CANDIDATE), reads]).toEqual([true, 3]);
});
