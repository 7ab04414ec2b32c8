import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openSyncClient } from '../../server/src/features/sync/testing/sync-client';
import { buildEvent } from '../../server/src/testing/build-event-folder';
import { createTestApp, type TestApp } from '../../server/src/testing/test-app';

let api: TestApp;
let folder: string;
let agent: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  api = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'holeshot-agent-'));
  agent = join(folder, 'alone', 'holeshot-sync.mjs');
  mkdirSync(dirname(agent));
  // Jest cannot load the compiler
  const build = ['--import', 'tsx', 'tools/build-agent.ts', join(folder, 'built')];
  execFileSync(process.execPath, build, { env: { ...process.env, NODE_OPTIONS: '' } });
  copyFileSync(join(folder, 'built', 'holeshot-sync.mjs'), agent);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await api.close();
  rmSync(folder, { recursive: true });
});

/** Runs the file with Node alone, in a folder without packages. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [agent, ...args], {
    cwd: dirname(agent),
    env: { PATH: process.env.PATH, HOME: folder, USERPROFILE: folder },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, ended: once(child, 'close').then(([code]) => code), output: () => output };
}
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('prints its version and usage, and the fault of a command', async () => {
  const { version } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'));
  const [help, told, wrong] = [run('--help'), run('--version'), run('somewhere')];
  expect([await help.ended, await told.ended, await wrong.ended]).toEqual([0, 0, 2]);
  expect(help.output()).toContain('Usage: node holeshot-sync.mjs <events folder>');
  expect(told.output()).toBe(`${version}\n`);
  expect(wrong.output()).toContain('--site <address>');
});

test('sends an event to a site, and ends by a signal', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  for (const [name, text] of event.files) {
    const file = join(folder, 'app data', 'events', event.id, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { key } = await openSyncClient(api);
  const site = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { child, ended, output } = run(
    join(folder, 'app data'),
    '--site',
    site,
    '--key',
    key,
    '--notify',
    'off',
  );
  await until(() => output().includes('everything is sent: 3 events and races'));
  expect(await api.get(`/api/public/races/eventId/${event.id}`)).toHaveLength(2);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('started alone, it asks for the line and the folder once, and remembers them', async () => {
  const { key } = await openSyncClient(api);
  const site = api.app.listeningOrigin;
  const saved = join(dirname(agent), 'holeshot-sync.json');
  const events = join(folder, 'app data', 'events');
  const first = run();
  first.child.stdin.write(`${events}/none\n'${events}'\n`);
  first.child.stdin.write(
    `not the line\n${site} hsk_wrong\nhttp://127.0.0.1:1 ${key}\n${site}/account ${key}\n`,
  );
  await until(() => first.output().includes('everything is sent'));
  const output = first.output();
  expect(output).toContain('This is not the line');
  expect(output).toContain('The site does not take this key');
  expect(output).toContain('http://127.0.0.1:1 does not take it now');
  expect(output).toContain('Linked to Home.');
  expect(output).toContain('There is no such folder.');
  first.child.kill('SIGTERM');
  await first.ended;
  expect(statSync(saved).mode & 0o777).toBe(0o600);

  const second = run('--notify', 'off');
  await until(() => second.output().includes('everything is sent'));
  expect(second.output()).not.toContain('Paste');
  second.child.kill('SIGTERM');
  await second.ended;

  const replaced = await openSyncClient(api);
  const third = run('--notify', 'off');
  await until(() => third.output().includes('Nothing is lost'));
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual({ folder: events });
  third.child.stdin.write(`${site} ${replaced.key}\n`);
  await until(() => third.output().includes('everything is sent:'));
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);

  await openSyncClient(api);
  const unattended = run('--notify', 'off');
  unattended.child.stdin.end();
  expect(await unattended.ended).toBe(1);
});

test('without anybody to ask it says what it needs', async () => {
  const { child, ended, output } = run();
  child.stdin.end();
  expect(await ended).toBe(2);
  expect(output()).toContain('Say which folder, which site and which key.');
});

test('holds nothing of this machine', () => {
  const text = readFileSync(agent, 'utf8');
  expect(text).not.toContain(process.cwd());
  expect(text).not.toContain('"devDependencies"');
});
