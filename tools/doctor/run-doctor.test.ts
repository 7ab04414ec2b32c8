import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOperatorToken, makeOperatorToken } from '../../server/src/features/operator/operator-token';
import { readSettings } from '../../server/src/settings';
import { buildEvent } from '../../server/src/testing/build-event-folder';
import { listenLocally } from '../../server/src/testing/raw-request';
import { createTestApp, type TestApp } from '../../server/src/testing/test-app';
import { SiteAway } from '../site/ask-site';
import { parseOperatorCommand } from '../site/operator-access';
import { UsageError } from '../site/run-command';
import { examineAlone, runDoctor } from './run-doctor';

const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-doctor-'));
let token: string;
let api: TestApp;
let site: string;
beforeAll(async () => {
  await makeOperatorToken(folder);
  token = (await findOperatorToken(folder)) ?? '';
  api = await createTestApp({ dataDir: folder, clubQuotaMb: 1, subject: readSettings({ DATA_DIR: folder }) });
  site = `http://127.0.0.1:${await listenLocally(api.app)}`;
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

test('the token is made once, for the user of the site alone', async () => {
  await makeOperatorToken(folder);
  expect(await findOperatorToken(folder)).toBe(token);
  expect(statSync(path.join(folder, 'operator-token')).mode & 0o777).toBe(0o600);
});

test('the running site reports its largest tables, pruned data and the storage of clubs', async () => {
  await api.add(buildEvent());
  const lines: string[] = [];
  expect(await runDoctor({ site, token }, (line) => lines.push(line))).toBe(true);
  const text = lines.join('\n');
  expect(text).toMatch(/^fine +Disk: /m);
  expect(text).toMatch(/^look +Backup: .*\n +→ Let a timer run/m);
  expect(text).toMatch(/^The database has \d+\.\d MB in \d+ tables/m);
  expect(text).toMatch(/^events +\d+\.\d MB +[1-9]\d* +kept for ever; each club has a quota/m);
  expect(text).toMatch(/^ {2}sessions: the newest 20 of each person/m);
  expect(text).toMatch(/^\d+ Home +0\.\d MB +\d+\.\d% of 1\.0 MB$/m);
  expect(text).not.toContain('undefined');
});

test('without the site it looks by itself, also where the database is away', async () => {
  const lines: string[] = [];
  const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:9/none' });
  const away = await runDoctor({ site: 'http://127.0.0.1:59999', token }, () => undefined).catch(
    (error) => error,
  );
  expect(away).toBeInstanceOf(SiteAway);
  await examineAlone(settings, { away, version: '1.2.3', log: (line) => lines.push(line) });
  const text = lines.join('\n');
  expect(text).toMatch(
    /^FAILS +Site: http:\/\/127\.0\.0\.1:59999 cannot be reached \(ECONNREFUSED\)\.\n +→ Start it/,
  );
  expect(text).toMatch(/^FAILS +Database: .*\n +→ Start it, or check DATABASE_URL\.$/m);
  expect(text).toMatch(/^fine +Disk: /m);
});

test.each(['', 'wrong'])('nobody else is told, with the token %j', async (wrong) => {
  await expect(runDoctor({ site, token: wrong }, () => undefined)).rejects.toThrow(
    'Only those who run the site may ask: the token is missing or wrong.',
  );
});

test('a token of which only a part is left admits nobody, until the next start makes another', async () => {
  writeFileSync(path.join(folder, 'operator-token'), '');
  await expect(runDoctor({ site, token: '' }, () => undefined)).rejects.toThrow('missing or wrong');
  await makeOperatorToken(folder);
  const next = (await findOperatorToken(folder)) ?? '';
  await runDoctor({ site, token: next }, () => undefined);
  expect(next).not.toBe(token);
});

const parse = (args: string[]) => parseOperatorCommand(args, { port: 3000, words: [] });

test('without --site it asks the site of this machine', () => {
  expect(parse([])).toEqual({ site: 'http://localhost:3000' });
  expect(parse(['--site', 'https://races.example.org/'])).toEqual({
    site: 'https://races.example.org',
  });
  expect(() => parse(['--site', 'here'])).toThrow(UsageError);
});
