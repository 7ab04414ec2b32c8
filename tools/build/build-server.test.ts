import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_NAMES } from '@holeshot/contract';
import { buildServer } from './build-server';

const dist = path.resolve(__dirname, '../../dist');
mkdirSync(dist, { recursive: true });
const folder = mkdtempSync(path.join(dist, 'server-'));
const dataDir = mkdtempSync(path.join(tmpdir(), 'holeshot-bundle-'));
const ref = { buildId: 'a'.repeat(16), integrity: `sha384-${'a'.repeat(64)}` };
let site: ChildProcess | undefined;
afterAll(() => {
  site?.kill('SIGKILL');
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

test('Node alone runs the bundle, which migrates the database and draws pictures in a thread', async () => {
  await buildServer({ folder });
  const builds = Object.fromEntries(['shell', ...REMOTE_NAMES].map((name) => [name, ref]));
  writeFileSync(path.join(dataDir, 'current.json'), JSON.stringify(builds));
  site = spawn(process.execPath, [path.join(folder, 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: '',
      DATABASE_URL: '',
      SEED: 'none',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BUILDS_DIR: dataDir,
    },
  });
  const port = await new Promise<string>((resolve, reject) => {
    let text = '';
    site?.stdout?.on('data', (data) => {
      text += String(data);
      const [, found] = /localhost:(\d+)/.exec(text) ?? [];
      if (found) resolve(found);
    });
    site?.once('exit', () => reject(new Error(`The site ended: ${text}`)));
  });
  const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
  expect(await (await get('/api/public/clubs')).json()).toEqual([]);
  const picture = await get('/og/events.png');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});
