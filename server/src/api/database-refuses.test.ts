import { describeWith, POSTGRES } from '../../../tests/jest/needing';
import { openDatabase } from '../database';
import { fakePages } from '../testing/fake-pages';
import { createOwnDatabase, type OwnDatabase } from '../testing/own-database';
import { type SignedInPerson, signInAs } from '../testing/sign-in';
import { createTestApp, type TestApp } from '../testing/test-app';

describeWith(POSTGRES)('a PostgreSQL server that answers and refuses', () => {
  let own: OwnDatabase;
  let admin: OwnDatabase;
  let api: TestApp;
  let person: SignedInPerson;
  beforeAll(async () => {
    [own, admin] = await Promise.all([createOwnDatabase(POSTGRES.url), createOwnDatabase(POSTGRES.url)]);
    const database = await openDatabase({ databaseUrl: own.url });
    api = await createTestApp({ database, pages: fakePages().options });
    person = await signInAs(api);
  });
  afterAll(async () => {
    await api.close();
    await own.drop();
    await admin.drop();
  });

  /** Ends the site's connections, as a failover does. */
  const cutAll = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [own.name]);
  const write = () => person.request({ method: 'PUT', url: '/api/account/deletion' });
  const health = () => api.app.inject({ url: '/api/health' });
  const untilHealth = async (status: number) => {
    while ((await health()).statusCode !== status) await new Promise((resolve) => setTimeout(resolve, 100));
    return health();
  };

  test('a database that takes no writes is read, and what writes gets 503', async () => {
    await admin.query(`alter database ${own.name} set default_transaction_read_only = on`);
    await cutAll();
    const { json } = await untilHealth(503);
    expect(json()).toEqual({ code: 'not-ready', message: 'The database takes no writes.' });
    const refused = await write();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json()).toEqual({
      code: 'not-ready',
      message: 'The site can change nothing right now. Try again in a moment.',
    });
    const page = await person.request('/page/1');
    expect([page.statusCode, page.headers['x-data-age']]).toEqual([200, undefined]);
    expect(await api.app.metrics.registry.metrics()).toContain('holeshot_database_read_only 1');
    await admin.query(`alter database ${own.name} reset default_transaction_read_only`);
    await cutAll();
    await untilHealth(200);
    expect((await write()).statusCode).toBe(200);
  });

  test('a database that accepts no connections is away: pages are pages, and the API answers 503', async () => {
    await admin.query(`alter database ${own.name} with allow_connections false`);
    await cutAll();
    const { json } = await untilHealth(503);
    expect(json()).toMatchObject({ message: 'The database does not answer.' });
    const replies = await Promise.all([
      write(),
      api.app.inject({ url: '/api/public/clubs' }),
      person.request('/page/1'),
    ]);
    expect(replies.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
      [200, undefined],
    ]);
    expect(replies[2].headers['content-type']).toBe('text/html; charset=utf-8');
    await admin.query(`alter database ${own.name} with allow_connections true`);
    await untilHealth(200);
    expect((await write()).statusCode).toBe(200);
  });
});
