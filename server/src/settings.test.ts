import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  listSecrets,
  listWarnings,
  loadSettings,
  readSettings,
  SETTING_NAMES,
  SettingsError,
} from './settings';

describe('readSettings', () => {
  it('needs no variable', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, seed: 'demo', env: 'development' });
    expect(readSettings({}).databaseUrl).toBeUndefined();
  });

  it('treats an empty variable as absent', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000 });
  });

  it('reads the key of the registry, keeps it out of the log, and takes no other kind of key', () => {
    const make = (type: 'ed25519' | 'x25519') =>
      generateKeyPairSync(type as 'ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
    const text = make('ed25519').toString('base64');
    const settings = readSettings({ REGISTRY_KEY: text });
    expect(settings.registryKey?.asymmetricKeyType).toBe('ed25519');
    expect(listSecrets(settings)).toContain(text);
    for (const wrong of ['a key', make('x25519').toString('base64')])
      expect(() => readSettings({ REGISTRY_KEY: wrong })).toThrow('REGISTRY_KEY: must be an Ed25519');
  });

  it.each([
    'postgres://user:a#b@localhost/name',
    'postgres://user:a/b@localhost/name',
    'postgres://user:a%b@localhost/name',
    'postgres://user@localhost:99999/name',
  ])('says how to write an address of the database that cannot be read: %s', (url) => {
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(/DATABASE_URL: must be an address .* as %23/);
  });

  it.each(['postgres://user:a%23b%25@localhost:5432/name', 'postgres:///name?host=/var/run/postgresql'])(
    'takes %s',
    (url) => expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url),
  );

  it('takes the public address without a slash or a path, and nothing else than http', () => {
    const read = (url: string) => readSettings({ PUBLIC_URL: url }).publicUrl;
    expect(read('https://races.example.org/')).toBe('https://races.example.org');
    expect(read('http://localhost:8080/site')).toBe('http://localhost:8080');
    for (const wrong of ['races.example.org', 'localhost:3000', 'ftp://example.org'])
      expect(() => read(wrong)).toThrow('PUBLIC_URL: must be an address such as https://example.org');
  });

  it('makes folders absolute', () => {
    expect(readSettings({ DATA_DIR: 'somewhere' }).dataDir).toBe(`${process.cwd()}/somewhere`);
  });

  it('takes the map provider from the first key that is set', () => {
    const map = (environment: NodeJS.ProcessEnv) => readSettings(environment).map;
    expect(map({})).toEqual({ provider: 'built-in' });
    expect(map({ GOOGLE_MAPS_KEY: 'k' })).toEqual({ provider: 'google', key: 'k' });
    expect(map({ GOOGLE_MAPS_KEY: 'k', MAPBOX_TOKEN: 't' })).toEqual({ provider: 'mapbox', token: 't' });
  });

  it('reads DEMO_NOW as an instant', () => {
    expect(readSettings({ DEMO_NOW: '2026-12-31T23:50:00Z' }).demoNow).toBe(Date.UTC(2026, 11, 31, 23, 50));
    expect(readSettings({}).demoNow).toBeUndefined();
    expect(() => readSettings({ DEMO_NOW: '2026-12-31 23:50' })).toThrow('DEMO_NOW');
  });

  it('lets 100 people at one address read 12 pages a minute each, and turns a limit off with 0', () => {
    const { limits } = readSettings({ SEARCHES_PER_MINUTE: '0' });
    expect(limits.work).toEqual({
      pages: 1_200,
      searches: 0,
      pictures: 300,
      writes: 600,
      syncs: 3_000,
      publishes: 30,
      notifications: 3_000,
      reports: 120,
      signIns: 60,
    });
    expect(() => readSettings({ PAGES_PER_MINUTE: '-1' })).toThrow('PAGES_PER_MINUTE');
  });

  it('serves metrics on this machine only, if there is a port for them', () => {
    expect(readSettings({}).metrics).toBeUndefined();
    expect(readSettings({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 });
    const { metrics } = readSettings({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.7' });
    expect(metrics?.host).toBe('10.0.0.7');
  });

  it('logs requests when told to', () => {
    expect(readSettings({}).hasAccessLog).toBe(false);
    expect(readSettings({ ACCESS_LOG: 'on' }).hasAccessLog).toBe(true);
    expect(() => readSettings({ ACCESS_LOG: 'yes' })).toThrow('ACCESS_LOG');
  });

  it('gives caches 64 MB, or what CACHE_MB says', () => {
    expect(readSettings({}).cacheMb).toBe(64);
    expect(readSettings({ CACHE_MB: '10' }).cacheMb).toBe(10);
    expect(() => readSettings({ CACHE_MB: '0' })).toThrow('CACHE_MB');
  });

  it('warns of a missing PUBLIC_URL in production', () => {
    expect(listWarnings(readSettings({ NODE_ENV: 'production' }))[0]).toContain('PUBLIC_URL');
    expect(listWarnings(readSettings({}))).toEqual([]);
    expect(listWarnings(readSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }))).toEqual(
      [],
    );
  });

  it('takes the keys of the membership provider in pairs', () => {
    expect(readSettings({}).patreon).toBeUndefined();
    const signIn = { PATREON_CLIENT_ID: 'id', PATREON_CLIENT_SECRET: 'secret' };
    expect(readSettings(signIn).patreon).toEqual({
      url: 'https://www.patreon.com',
      clientId: 'id',
      clientSecret: 'secret',
    });
    const all = { ...signIn, PATREON_CREATOR_TOKEN: 'token', PATREON_WEBHOOK_SECRET: 'hook' };
    expect(readSettings({ ...all, PATREON_URL: 'http://localhost:4000/' }).patreon).toMatchObject({
      url: 'http://localhost:4000',
      creatorToken: 'token',
      webhookSecret: 'hook',
    });
    expect(() => readSettings({ PATREON_CLIENT_ID: 'id' })).toThrow('PATREON_CLIENT_SECRET: is missing');
    expect(() => readSettings({ ...signIn, PATREON_CREATOR_TOKEN: 'token' })).toThrow(
      'PATREON_WEBHOOK_SECRET',
    );
    expect(() => readSettings({ ...all, PATREON_CLIENT_ID: '', PATREON_CLIENT_SECRET: '' })).toThrow(
      'PATREON_CLIENT_ID: is missing',
    );
  });

  it('names every setting that cannot be used', () => {
    const read = () => readSettings({ PORT: 'eighty', SEED: 'all', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SEED/);
  });
});

it('takes variables that the environment lacks from the file .env', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-settings-'));
  writeFileSync(path.join(folder, '.env'), '# a comment\nPORT=4001\nSEED=none\n');
  expect(loadSettings(folder, { PORT: '4002' })).toMatchObject({ port: 4002, seed: 'none' });
  rmSync(folder, { recursive: true });
  expect(loadSettings(folder, {})).toMatchObject({ port: 3000, seed: 'demo' });
});

it('says that the file .env cannot be read', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-settings-'));
  mkdirSync(path.join(folder, '.env'));
  expect(() => loadSettings(folder, {})).toThrow(SettingsError);
  rmSync(folder, { recursive: true });
});

it('has a row in the README for every setting, and no other name in .env.example', () => {
  const read = (name: string) => readFileSync(path.join(__dirname, '../..', name), 'utf8');
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
  const firstColumns = table.split('\n').map((line) => line.split('|')[1] ?? '');
  const documented = firstColumns.flatMap((column) => column.match(/(?<=`)[A-Z0-9_]+(?=`)/g) ?? []);
  expect(documented.sort()).toEqual([...SETTING_NAMES].sort());
  const examples = read('.env.example').match(/^(# )?[A-Z0-9_]+(?==)/gm) ?? [];
  expect(examples.map((line) => line.replace('# ', '')).filter((name) => !documented.includes(name))).toEqual(
    [],
  );
});
