import { setTimeout as wait } from 'node:timers/promises';
import * as paths from '@holeshot/contract/paths';
import { describeWith, POSTGRES } from '../../../tests/jest/needing';
import { type Database, openDatabase } from '../database';
import { sitemapRoutes } from '../features/sitemap/routes';
import type { SignedIn } from '../people/signed-in';
import { buildEvent } from '../testing/build-event-folder';
import { type CuttableProxy, startCuttableProxy } from '../testing/cuttable-proxy';
import { createOwnDatabase, type OwnDatabase } from '../testing/own-database';
import { signInAs } from '../testing/sign-in';
import { createTestApp, type TestApp } from '../testing/test-app';

const INTERNAL = /select|failed query|ECONN|timeout|postgres|revisions/i;

describeWith(POSTGRES)('while the PostgreSQL server is away', () => {
  let own: OwnDatabase;
  let proxy: CuttableProxy;
  let database: Database;
  let api: TestApp;
  let cached: string;
  /** addresses that nobody has asked for yet */
  let unread: string[];
  beforeAll(async () => {
    own = await createOwnDatabase(POSTGRES.url);
    const { hostname, port } = new URL(own.url);
    proxy = await startCuttableProxy({ host: hostname, port: Number(port || 5432) });
    const url = new URL(own.url);
    url.host = `127.0.0.1:${proxy.port}`;
    database = await openDatabase({ databaseUrl: url.href });
    api = await createTestApp({ database });
    api.app.get('/shown', async (request) => JSON.stringify(await request.findPersonToShow()));
    await api.app.register(sitemapRoutes, { getReservedWords: async () => new Set<string>() });
    unread = [];
    for (const event of Array.from({ length: 8 }, () => buildEvent())) {
      await api.add(event);
      unread.push(`/api/public/races/eventId/${event.id}`);
    }
    cached = takeUnread();
  });
  beforeEach(async () => {
    expect((await api.app.inject({ url: cached })).statusCode).toBe(200);
  });
  afterEach(async () => {
    proxy.set('pass');
    for (let tries = 0; tries < 100 && !(await isBack()); tries += 1) await wait(100);
  });
  afterAll(async () => {
    proxy.set('silent');
    await api.close();
    await proxy.close();
    await own.drop();
  });

  const takeUnread = (): string => {
    const path = unread.pop();
    if (path === undefined) throw new Error('Every event was read');
    return path;
  };

  const isBack = async (): Promise<boolean> => {
    const reply = await api.app.inject({ url: cached });
    return reply.statusCode === 200 && reply.headers['x-data-age'] === undefined;
  };

  /** Until the site has noticed; the first request that needs the database does. */
  const notice = async (): Promise<void> => {
    await api.app.inject({ url: takeUnread() });
  };

  test.each(['refuse', 'silent'] as const)(
    'a cached answer is served with its age, any other is a 503 of the contract (%s)',
    async (mode) => {
      const before = await api.app.inject({ url: cached });
      expect(before.headers.age).toBeUndefined();
      const notCached = takeUnread();
      proxy.set(mode);
      const failed = await api.app.inject({ url: notCached });
      expect(failed.statusCode).toBe(503);
      expect(failed.json()).toEqual({ code: 'not-ready', message: expect.any(String) });
      expect(failed.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(failed.body).not.toMatch(INTERNAL);

      const reply = await api.app.inject({ url: cached });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(before.body);
      expect(Number(reply.headers.age)).toBeLessThan(40);
      expect(reply.headers['x-data-age']).toBe(reply.headers.age);
      expect((await api.app.inject({ url: '/api/health' })).statusCode).toBe(503);
      expect(await api.app.readPublic(cached)).toMatchObject({ staleSinceMs: expect.any(Number) });
      const etag = String(reply.headers.etag);
      expect(etag).not.toBe(before.headers.etag);
      const unchanged = await api.app.inject({ url: cached, headers: { 'if-none-match': etag } });
      expect(unchanged.statusCode).toBe(304);
      expect(unchanged.headers['x-data-age']).toBeDefined();

      const inProcess = await api.app.readPublic(notCached);
      expect(inProcess).toMatchObject({ status: 503, etag: '' });
      expect(inProcess.body).not.toMatch(INTERNAL);
      proxy.set('pass');
      for (let tries = 0; tries < 100 && !(await isBack()); tries += 1) await wait(100);
      expect((await api.app.inject({ url: notCached })).statusCode).toBe(200);
    },
  );

  test('nobody who is signed in waits for a database that is known to be silent', async () => {
    const person = await signInAs(api);
    proxy.set('silent');
    await notice();
    const startMs = performance.now();
    expect((await person.request('/api/public/auth')).statusCode).toBe(503);
    expect(performance.now() - startMs).toBeLessThan(2_000);
  });

  test('a page shows the people whom this process has read, and no data of theirs', async () => {
    const [known, unknown] = [await signInAs(api), await signInAs(api)];
    const findShown = async (who: typeof known): Promise<unknown> => (await who.request('/shown')).json();
    const before = await findShown(known);
    expect(before).toMatchObject({ id: known.id });
    proxy.set('refuse');
    await notice();
    expect(await findShown(known)).toEqual(before);
    expect(await findShown(unknown)).toBeNull();
    const person = before as SignedIn;
    const session = await api.app.readAs(person, paths.session);
    expect(session).toMatchObject({ status: 200, staleSinceMs: expect.any(Number) });
    expect(await api.app.readAs(person, paths.account)).toMatchObject({ status: 503, headers: {} });
    expect((await known.request(paths.account)).statusCode).toBe(503);
  });

  test('feeds and pictures that were read before are served with their age, others are a 503', async () => {
    const [, eventId] = /eventId\/(.*)/.exec(cached) ?? [];
    const [, otherId] = /eventId\/(.*)/.exec(unread[0] ?? '') ?? [];
    const known = ['/calendar.ics', '/sitemap.xml', '/sitemap.xml?part=1', `/og/event/${eventId}.png`];
    const before = [];
    for (const url of known) before.push(await api.app.inject({ url }));
    proxy.set('refuse');
    await notice();
    for (const [index, url] of known.entries()) {
      const reply = await api.app.inject({ url });
      expect([url, reply.statusCode]).toEqual([url, 200]);
      expect(reply.rawPayload.equals(before[index]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
      expect(Number(reply.headers['x-data-age'])).toBeLessThan(40);
      expect(before[index]?.headers['x-data-age']).toBeUndefined();
    }
    for (const url of [`/club/${api.clubId}/calendar.ics`, `/og/event/${otherId}.png`]) {
      const reply = await api.app.inject({ url });
      expect([url, reply.statusCode, reply.headers['retry-after']]).toEqual([url, 503, '5']);
      expect(reply.body).not.toMatch(INTERNAL);
    }
  });

  test('a terminated connection that nobody uses costs no request', async () => {
    const urls = [cached, takeUnread(), '/api/public/channels'];
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all([...urls, ...urls].map((url) => api.app.inject({ url })));
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      await own.query(
        `select pg_terminate_backend(pid, 60000) from pg_stat_activity
         where datname = $1 and state = 'idle' and pid <> pg_backend_pid()`,
        [own.name],
      );
      // the end of a connection arrives within a few turns of the event loop
      for (let turn = 0; turn < 10; turn += 1) await wait(10);
    }
  });
});
