import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from './settings';
import { type RunningSite, startSite } from './start-site';
import { fakePages } from './testing/fake-pages';
import './testing/test-engine';

const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-start-'));
beforeAll(async () => (await createEngine({ dataDir: path.join(dataDir, 'database') })).close());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let site: RunningSite;

/** Starts the site, and returns what it says. */
async function start(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const lines: string[] = [];
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    SEED: 'none',
    DATA_DIR: dataDir,
    ...environment,
  });
  site = await startSite(settings, (line) => lines.push(line), fakePages().options.source.resolve);
  return lines;
}

/** Where the site sends who signs in. */
async function findLogin(): Promise<string | null> {
  const reply = await fetch(`${site.origin}/api/public/auth/login`, { redirect: 'manual' });
  return reply.headers.get('location');
}

test('with a port for them, metrics are served until the site stops; without keys, people sign in with the development provider', async () => {
  const lines = await start({ METRICS_PORT: '0' });
  const url = site.metricsUrl ?? '';
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  expect(lines).toContain(`Metrics are at ${url}`);
  await fetch(`${site.origin}/`);
  expect(await (await fetch(url)).text()).toContain('http_request_duration_seconds_count{');
  expect(await findLogin()).toContain('/api/development-provider/oauth2/authorize?');
  await site.stop();
  await expect(fetch(url)).rejects.toThrow();
});

test('without a port there are no metrics; in production without keys, nobody signs in', async () => {
  const lines = await start({ NODE_ENV: 'production' });
  expect(site.metricsUrl).toBeUndefined();
  expect(lines.join()).not.toContain('Metrics');
  expect(await findLogin()).toContain('/account?error=not_set_up');
  expect((await fetch(`${site.origin}/api/development-provider/oauth2/authorize`)).status).toBe(404);
  await site.stop();
});

test('with keys of the provider, people sign in with it', async () => {
  await start({ PATREON_CLIENT_ID: 'id', PATREON_CLIENT_SECRET: 'secret' });
  expect(await findLogin()).toContain('https://www.patreon.com/oauth2/authorize?');
  await site.stop();
});
