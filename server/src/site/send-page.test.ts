import { setTimeout as delay } from 'node:timers/promises';
import { openBrowser } from '../testing/browser';
import { fakePages } from '../testing/fake-pages';
import { signInAs } from '../testing/sign-in';
import { createTestApp, type TestApp } from '../testing/test-app';

let during: () => Promise<void>;
const { options, rendered } = fakePages(() => during());
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ publicUrl: 'https://site.example', pages: options });
});
afterAll(() => api.close());
beforeEach(() => {
  rendered.length = 0;
  during = () => delay(20);
});

const ask = async (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const askAll = (urls: string[]) => Promise.all(urls.map((url) => ask(url)));

test('a page is rendered once for all that ask for it at the same moment', async () => {
  const replies = await askAll(Array(64).fill('/page/1'));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(rendered).toEqual(['/page/1']);
});

test('a query parameter that the page does not read makes no other page, and is in no link of it', async () => {
  const first = await ask('/page/query?tab=a&utm_source=1');
  for (const other of ['?utm_source=2&tab=a', '?tab=a', '?tab=a&tab=b&fbclid=3']) {
    const reply = await ask(`/page/query${other}`);
    expect([reply.body, reply.headers.etag]).toEqual([first.body, first.headers.etag]);
  }
  expect(rendered).toEqual(['/page/query?tab=a']);
  expect(first.body).toContain('<meta property="og:url" content="https://site.example/page/query?tab=a">');
  await ask('/page/query?tab=b');
  expect(rendered).toHaveLength(2);
});

test('over HTTPS a page says where to report, and its cookies are of this host alone', async () => {
  const { headers } = await ask('/page/https');
  expect(headers['reporting-endpoints']).toBe('csp="/api/reports/csp"');
  expect(headers['content-security-policy']).toMatch(/report-to csp$/);
  const person = await signInAs(api, { handle: 'Host-one' });
  expect([...person.cookies.keys()]).toEqual(['__Host-holeshot_session']);
  const [token = ''] = person.cookies.values();
  const asSubdomain = await ask('/page/https', { cookie: `holeshot_session=${token}` });
  expect(asSubdomain.body).not.toContain('Host-one');
  const reply = await person.request('/api/public/auth/logout');
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^__Host-holeshot_session=;(?=.*Path=\/;)(?=.*Secure)(?!.*Domain)/,
  );
});

test('a page with a list in random order is rendered at each load', async () => {
  for (const path of ['/page/supporters', '/page/supporters', '/page/1st', '/page/1st']) await ask(path);
  expect(rendered).toEqual(['/page/supporters', '/page/supporters', '/page/1st']);
});

test('people and visitors who ask for the same address in turn never get the page of another', async () => {
  const zed = await signInAs(api, { handle: 'Zed-one' });
  const vee = await signInAs(api, { handle: 'Vee-two' });
  const visitor = openBrowser(api.app);
  const forged = { ...openBrowser(api.app), cookies: new Map([['holeshot_session', 'x'.repeat(43)]]) };
  for (let turn = 0; turn < 3; turn++) {
    const replies = await Promise.all([zed, visitor, vee, forged].map(({ request }) => request('/page/2')));
    const [ofZed, ofVisitor, ofVee, ofForged] = replies.map(({ body }) => body);
    expect([ofZed?.includes('Zed-one'), ofZed?.includes('Vee-two')]).toEqual([true, false]);
    expect([ofVee?.includes('Zed-one'), ofVee?.includes('Vee-two')]).toEqual([false, true]);
    expect(ofVisitor).not.toMatch(/Zed-one|Vee-two/);
    expect(ofForged).toBe(ofVisitor);
    expect(replies.map(({ headers }) => headers['cache-control'])).toEqual([
      'private, no-store',
      'public, max-age=0, s-maxage=5',
      'private, no-store',
      'public, max-age=0, s-maxage=5',
    ]);
    const etag = String(replies[0]?.headers.etag);
    const asVisitor = await visitor.request({ url: '/page/2', headers: { 'if-none-match': etag } });
    expect(asVisitor.statusCode).toBe(200);
  }
  // one for all visitors, and one for each person each time
  expect(rendered).toHaveLength(1 + 2 * 3);
});

test('a CDN may keep a page for 5 s, if everybody gets it', async () => {
  const control = async (url: string, headers: Record<string, string> = {}) =>
    (await ask(url, headers)).headers['cache-control'];
  const [shared, own] = ['public, max-age=0, s-maxage=5', 'private, no-cache'];
  const first = await ask('/page/shared');
  expect(first.headers).toMatchObject({ 'cache-control': shared, vary: 'accept-encoding, cookie' });
  expect(first.headers['set-cookie']).toBeUndefined();
  const isUnchanged = await ask('/page/shared', { 'if-none-match': `"other", ${first.headers.etag}` });
  expect([isUnchanged.statusCode, isUnchanged.headers['cache-control']]).toEqual([304, shared]);
  expect(await control('/page/shared', { cookie: 'any=1' })).toBe(own);
  expect(await control('/page/supporters')).toBe(own);
  expect(await control('/page/fail')).toBe(own);
  const hasRollouts = jest.spyOn(options.source, 'hasRollouts').mockReturnValue(true);
  expect(await control('/page/shared')).toBe(own);
  hasRollouts.mockRestore();
  expect(await control('/page/shared')).toBe(shared);
});

test('a failure is shared by those that ask at that moment, not by later ones', async () => {
  const replies = await askAll(['/page/fail', '/page/fail']);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  expect(rendered).toHaveLength(1);
  await ask('/page/fail');
  expect(rendered).toHaveLength(2);
});

test('of two failing renderings of a page each counts against the builds that it used', async () => {
  const { source } = options;
  const resolution = await source.resolve();
  const [first, second] = ['1'.repeat(16), '2'.repeat(16)];
  const resolve = jest.spyOn(source, 'resolve').mockImplementation(async (visitor) => {
    const buildId = visitor?.avoided.has(first) ? second : first;
    const ref = { buildId, entry: '/entry.js', integrity: 'sha384-x' };
    return { ...resolution, key: buildId, refs: { 'mf-public': ref } };
  });
  const listCandidates = jest.spyOn(source, 'listCandidates').mockImplementation((builds) => [...builds]);
  const strike = jest.spyOn(source, 'strike');
  expect((await ask('/page/fail-twice')).statusCode).toBe(500);
  expect(rendered).toHaveLength(2);
  expect(strike.mock.calls).toEqual([[first], [second]]);
  for (const spy of [resolve, listCandidates, strike]) spy.mockRestore();
});

test('the page for unknown addresses is rendered once and says which address it is', async () => {
  const first = await ask('/no/such?x=1&y="');
  const second = await ask('/nor/this/one');
  expect(rendered).toHaveLength(1);
  expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.body).toContain('content="https://site.example/no/such?x=1&amp;y=%22"');
  expect(second.body).toContain('<meta property="og:url" content="https://site.example/nor/this/one">');
  expect(second.body).toContain('<title>Not Found · Holeshot</title>');
  expect(second.body).toContain('<meta name="robots" content="noindex">');
  const alone = (await (await signInAs(api)).request('/nor/this/one')).body;
  expect(rendered).toHaveLength(2);
  expect(second.body).toBe(alone);
});

test('beyond 200 pages that wait, the browser renders them, and crawlers are asked to try again', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  during = () => finished;
  const asked = Array.from({ length: 230 }, (_, index) => ask(`/page/many-${index}`));
  // the last ones are refused at once
  await Promise.all(asked.slice(-10));
  finish();
  const replies = await Promise.all(asked);
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(10);
  expect(rendered.length + refused.length).toBe(230);
  for (const { headers, body } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('"rendered":false');
    expect(body).toContain('noindex');
  }
});

test.each([
  ['/logout/', 'same-origin', undefined],
  ['/logout/', 'none', undefined],
  ['/logout/', 'cross-site', '/logout/?ask'],
  ['/logout?x=1', 'cross-site', '/logout/?ask'],
  ['/logout/?ask', 'cross-site', undefined],
  ['/events', 'cross-site', undefined],
])('%s from %s leads to %s', async (url, from, location) => {
  const { headers } = await api.app.inject({ url, headers: { 'sec-fetch-site': from } });
  expect(headers.location).toBe(location);
});
