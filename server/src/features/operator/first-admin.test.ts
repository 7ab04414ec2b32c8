import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WireSession } from '@holeshot/contract/wire';
import { schema } from '../../database';
import { reserveAdminId } from '../../people/first-admin';
import { openBrowser } from '../../testing/browser';
import { openProvider } from '../../testing/provider-sign-in';
import { signInAs } from '../../testing/sign-in';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { findOperatorToken, makeOperatorToken } from './operator-token';
import { SETUP_CODE_PATH } from './routes';
import { offerSetup, type SetupLink } from './setup-file';

const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-admin-'));
const file = path.join(dataDir, 'setup-code');
let api: TestApp;
let origin: string;

beforeAll(async () => {
  await makeOperatorToken(dataDir);
  api = await createTestApp({ usesDevelopmentProvider: true, dataDir });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  await api.database.db.delete(schema.users);
  await api.database.db.delete(schema.siteKeys);
  rmSync(file, { force: true });
  await reserveAdminId(api.database.db);
});

const start = (folder = dataDir) => offerSetup(api.database, { dataDir: folder, origin });
const findCode = (text: string): string => /\?setup=([\w-]+)/.exec(text)?.[1] ?? '';

async function signIn(personId: string, setup?: string, browser = openBrowser(api.app)) {
  const provider = openProvider(api.app, origin);
  const login = `/api/public/auth/login${setup === undefined ? '' : `?setup=${setup}`}`;
  const reply = await provider.finish(browser, await provider.choose(browser, personId, login));
  return { reply, user: reply.json<WireSession>().user, browser };
}

async function askForCode(token: string | undefined) {
  const { host } = new URL(origin);
  return api.app.inject({
    method: 'POST',
    url: SETUP_CODE_PATH,
    headers: { host, authorization: `Bearer ${token}` },
  });
}

test('strangers who sign in first and second are not the admin; who has the setup code is, once', async () => {
  const [line = ''] = await start();
  const code = findCode(line);
  expect(line).toContain(`sign in at ${origin}/account?setup=${code} to become it`);
  expect(readFileSync(file, 'utf8').trim()).toBe(code);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const stranger of ['demo-1', 'demo-3']) expect((await signIn(stranger)).user?.ID).toBeGreaterThan(2);

  const { user, browser } = await signIn('demo-12', code);
  expect(user?.ID).toBe(2);
  expect((await browser.request('/api/dev/users')).statusCode).toBe(200);
  const second = await signIn('demo-2', code);
  expect(second.reply.statusCode).toBe(400);
  expect(second.reply.json()).toMatchObject({ parameter: 'setup' });
  expect((await signIn('demo-2')).user?.ID).toBeGreaterThan(2);
  expect(await start()).toEqual([]);
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

test('the admin keeps what they had before as a person', async () => {
  const [line = ''] = await start();
  const { user, browser } = await signIn('demo-3');
  const [club] = await api.database.db.insert(schema.clubs).values({ name: 'Home' }).returning();
  const membership = { clubId: club?.id ?? 0, role: 'admin' as const };
  await api.database.db.insert(schema.clubMembers).values({ ...membership, userId: user?.ID ?? 0 });
  const again = await signIn('demo-3', findCode(line), browser);
  expect(again.user).toMatchObject({ ID: 2, Firstname: user?.Firstname });
  expect(await api.database.db.select().from(schema.clubMembers)).toMatchObject([
    { ...membership, userId: 2 },
  ]);
  expect(await api.database.db.$count(schema.users)).toBe(1);
});

test('a later start does not repeat the code, and says where it lies', async () => {
  const [line = ''] = await start();
  expect(await start()).toEqual([`This site has no admin yet. The setup code lies in ${file}.`]);
  const elsewhere = await start(path.join(dataDir, 'elsewhere'));
  expect(elsewhere.join()).toContain('npm run admin -- code');
  expect(readFileSync(file, 'utf8').trim()).toBe(findCode(line));
});

test('whoever runs the site gets a new code, which ends the one before', async () => {
  const [line = ''] = await start();
  const token = await findOperatorToken(dataDir);
  expect((await askForCode('wrong')).statusCode).toBe(401);
  const { link } = (await askForCode(token)).json<SetupLink>();
  expect((await signIn('demo-3', findCode(line))).reply.statusCode).toBe(400);
  expect((await signIn('demo-3', findCode(link))).user?.ID).toBe(2);
  const refused = await askForCode(token);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({ message: 'This site has its admin already.' }),
  ]);
});

test('a person with the id of the admin from before is the admin', async () => {
  await signInAs(api, { id: 2 });
  expect(await start()).toEqual([]);
});
