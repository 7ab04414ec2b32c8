import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REMOTE_NAMES } from '@holeshot/contract';
import { buildServer } from '../../tools/build/build-server';
import './testing/test-engine';

const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-stopping-'));
const ref = { buildId: 'a'.repeat(16), integrity: `sha384-${'a'.repeat(64)}` };
const builds = Object.fromEntries(['shell', ...REMOTE_NAMES].map((name) => [name, ref]));
writeFileSync(path.join(folder, 'current.json'), JSON.stringify(builds));

/** The bundle is inside the project because it imports packages of `node_modules`. */
const dist = path.join(__dirname, '../../dist');
mkdirSync(dist, { recursive: true });
const bundle = mkdtempSync(path.join(dist, 'stopping-'));

/** Makes the bundle, and a new database, of which each site gets a copy. */
async function prepare(): Promise<string> {
  await buildServer({ folder: bundle });
  const database = path.join(folder, 'database');
  await (await createEngine({ dataDir: database })).close();
  return database;
}
const prepared = prepare();

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  for (const made of [folder, bundle]) rmSync(made, { recursive: true, force: true });
});

/** Runs `command` in a shell, with `$SITE` for the site's own, and waits for the site's address. */
async function start(
  command: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; port: number }> {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  cpSync(await prepared, path.join(dataDir, 'database'), { recursive: true });
  const child = spawn('sh', ['-c', command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      SEED: 'none',
      PORT: '0',
      HOST: '127.0.0.1',
      BUILDS_DIR: folder,
      DATA_DIR: dataDir,
      SITE: `${process.execPath} ${path.join(bundle, 'main.js')}`,
      ...env,
    },
  });
  started.push(child);
  let text = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      text += String(data);
      const found = /localhost:(\d+)/.exec(text)?.[1];
      if (found) resolve(Number(found));
    });
    child.stderr?.on('data', (data) => {
      text += String(data);
    });
    child.once('close', () => reject(new Error(`The site ended: ${text}`)));
  });
  return { child, port };
}

const isUp = async (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

test.concurrent('a body that drips in does not hold the end of the site for longer than 10 s', async () => {
  const { child, port } = await start('exec $SITE');
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    'POST /api/docs/json HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9999\r\n\r\n',
  );
  const drip = setInterval(() => socket.write('x'), 200);
  await delay(500);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  clearInterval(drip);
  // without that limit the request goes on for 30 s, and a site that has not stopped after 15 s ends itself with 1
  expect(code).toBe(0);
});

test.concurrent('the site that npm started ends with the shell between', async () => {
  const { child, port } = await start('$SITE; true', { npm_lifecycle_event: 'start' });
  expect(await isUp(port)).toBe(true);
  child.kill('SIGTERM');
  await once(child, 'exit');
  while (await isUp(port)) await delay(100);
});

test.concurrent('in production the site serves for 3 s after SIGTERM, and tells balancers at once', async () => {
  const { child, port } = await start('exec $SITE', { NODE_ENV: 'production' });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await ask('/api/health/live')).toBe(200);
  const startMs = performance.now();
  child.kill('SIGTERM');
  while ((await ask('/api/health/live')) !== 503) expect(performance.now() - startMs).toBeLessThan(1_000);
  await delay(1_500);
  expect(await ask('/api/public/clubs')).toBe(200);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(performance.now() - startMs).toBeGreaterThan(2_900);
});

test.concurrent('a site whose port another program has says so, and nothing of what it stops', async () => {
  const other = createServer().listen(0, '127.0.0.1').unref();
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = String(await start('exec $SITE', { PORT: String(port) }).catch((error: Error) => error));
  expect(said).toContain(`Error: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
  expect(said).not.toMatch(/PGlite is closed|node:net/);
});
