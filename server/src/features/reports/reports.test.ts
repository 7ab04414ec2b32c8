import { Writable } from 'node:stream';
import { pino } from 'pino';
import { serveMetrics } from '../../api/serve-metrics';
import { listenLocally } from '../../testing/raw-request';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createHourlyLog } from './hourly-log';
import { CSP_REPORTS_PATH } from './routes';

let api: TestApp;
let port: number;
let metricsOrigin: string;
const logged: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  api = await createTestApp({
    log: pino({ level: 'warn' }, stream),
    limits: { work: { reports: 20 }, connections: 0, trustedProxies: 'loopback' },
  });
  metricsOrigin = await serveMetrics(api.app, { host: '127.0.0.1', port: 0 });
  port = await listenLocally(api.app);
});
afterAll(() => api.close());
beforeEach(() => {
  logged.length = 0;
});

const send = (type: string, body: string, address = '192.0.2.1') =>
  fetch(`http://127.0.0.1:${port}${CSP_REPORTS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': address },
    body,
  });

const oldReport = (blocked: string, directive = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://site.example/login?code=secret',
      'violated-directive': `${directive} 'self'`,
      'blocked-uri': blocked,
    },
  });

async function countReports(directive: string): Promise<number> {
  const text = await (await fetch(`${metricsOrigin}/metrics`)).text();
  const line = new RegExp(`holeshot_csp_violations_total\\{directive="${directive}"\\} (\\d+)`).exec(text);
  return Number(line?.[1] ?? 0);
}

test('a report is counted by directive and logged without queries', async () => {
  const response = await send('application/csp-report', oldReport('https://bad.example/x.js?token=secret'));
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(await countReports('script-src-elem')).toBe(1);
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    directive: 'script-src-elem',
    blocked: 'https://bad.example',
    page: '/login',
  });
  expect(logged.join()).not.toContain('secret');
});

test('reports of the newer format are counted, and those about other things are not', async () => {
  const body = (effectiveDirective: string, blockedURL: string) => ({
    type: 'csp-violation',
    url: 'https://site.example/',
    body: { documentURL: 'https://site.example/events?q=a', effectiveDirective, blockedURL },
  });
  const reports = [
    body('img-src', 'data'),
    body('img-src', 'https://img.example/a.png'),
    body('made-up-src', 'x'.repeat(100)),
    { type: 'deprecation', body: { id: 'a' } },
  ];
  expect((await send('application/reports+json', JSON.stringify(reports))).status).toBe(204);
  expect([await countReports('img-src'), await countReports('other')]).toEqual([2, 1]);
  expect(logged.map((line) => (JSON.parse(line) as { blocked: string }).blocked)).toEqual([
    'data',
    'https://img.example',
    'other',
  ]);
});

test('the same directive and origin is logged once', async () => {
  for (const file of ['a.woff', 'b.woff'])
    await send('application/csp-report', oldReport(`https://f.example/${file}`, 'font-src'));
  expect(await countReports('font-src')).toBe(2);
  expect(logged).toHaveLength(1);
});

test.each([
  ['application/csp-report', '{ broken', 400],
  ['application/csp-report', '{"a":1}', 400],
  ['application/reports+json', '[1]', 400],
  ['text/plain', 'hello', 400],
  ['application/csp-report', oldReport('x'.repeat(16_400)), 413],
])('%s with the wrong body is refused (%#)', async (type, body, status) => {
  const response = await send(type, body);
  expect(response.status).toBe(status);
  expect(await response.json()).toHaveProperty('code');
  expect(logged).toEqual([]);
});

test('an address may send so many reports in a minute', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await send('application/csp-report', oldReport('inline'), '192.0.2.9')).status);
  expect(statuses).toEqual([...Array(20).fill(204), 429]);
});

test('what was logged is logged again in the next hour, and at most 100 things in one', () => {
  let ms = 0;
  const isNew = createHourlyLog(() => ms);
  expect([isNew('a'), isNew('a')]).toEqual([true, false]);
  ms = 3_600_000;
  expect(isNew('a')).toBe(true);
  const others = Array.from({ length: 200 }, (_, index) => isNew(`b${index}`));
  expect(others.filter(Boolean)).toHaveLength(99);
});
