import { pino } from 'pino';
import { listSecrets, readSettings } from '../settings';
import { createLogger } from './create-logger';
import { createLogRing } from './log-ring';

const ALL = { level: 'trace', text: '' } as const;
const token = `${'A'.repeat(42)}z`;

const write = (fields: Record<string, unknown>, message: string, secrets: string[] = []) => {
  const ring = createLogRing({ secrets });
  pino({ level: 'trace' }, ring.stream).warn(fields, message);
  const [line] = ring.list(ALL, { limit: 1 });
  if (!line) throw new Error('There is no line');
  return line;
};

test('a line of the logger has its level, time, message, request id and error', () => {
  const line = write({ reqId: 'r-1', err: new TypeError('no sails'), pilots: 3 }, 'it failed');
  expect(line).toMatchObject({ level: 'warn', message: 'it failed', requestId: 'r-1', status: null });
  expect(Date.now() - line.at).toBeLessThan(600_000);
  expect(line.details).toContain('TypeError: no sails\n    at ');
  expect(line.details).toContain('\npilots: 3');
});

test('only the newest lines are in memory, newest first', () => {
  const ring = createLogRing({ maxLines: 3 });
  const log = pino({}, ring.stream);
  for (const name of ['a', 'b', 'c', 'd']) log.info(name);
  const names = () => ring.list(ALL, { limit: 10 }).map(({ message }) => message);
  expect(names()).toEqual(['d', 'c', 'b']);
  const [newest, second] = ring.list(ALL, { limit: 2 });
  expect(ring.list(ALL, { limit: 9, before: second?.id ?? 0 })).toMatchObject([{ message: 'b' }]);
  expect(ring.list(ALL, { limit: 9, after: second?.id ?? 0 })).toEqual([newest]);
});

test('a filter names the lowest level and a part of any text', () => {
  const ring = createLogRing();
  const log = pino({ level: 'trace' }, ring.stream);
  log.debug('quiet');
  log.warn({ reqId: 'Abc' }, 'loud');
  log.error(new Error('Broken prop'));
  const find = (level: 'trace' | 'warn' | 'error', text: string) =>
    ring.list({ level, text }, { limit: 9 }).map(({ message }) => message);
  expect(find('warn', '')).toEqual(['Broken prop', 'loud']);
  expect(find('trace', 'abc')).toEqual(['loud']);
  expect(find('error', 'PROP')).toEqual(['Broken prop']);
  expect(find('error', 'loud')).toEqual([]);
});

test('listeners get each new line until they stop', () => {
  const ring = createLogRing();
  const messages: string[] = [];
  const stop = ring.listen(({ message }) => messages.push(message));
  pino({}, ring.stream).info('one');
  stop();
  pino({}, ring.stream).info('two');
  expect(messages).toEqual(['one']);
});

test.each([
  ['a cookie', { headers: { cookie: `holeshot_session=${token}; theme=dark` } }, ''],
  ['a cookie in a text', {}, `Cookie: holeshot_session=${token}; theme=dark`],
  ['an authorization', { req: { headers: { authorization: `Basic ${token}` } } }, ''],
  ['a bearer token', {}, `sent with bearer ${token.slice(0, 20)}`],
  ['the key of a club', {}, `the key hsk_${token} is unknown`],
  ['the token of a publisher', {}, `the token hsp_${token} is unknown`],
  ['the token of a session', { id: token }, ''],
  ['a field of a name', { api_key: 'abcdefgh', clientSecret: 'abcdefgh' }, ''],
  ['a parameter of an address', { url: `/auth/code?code=${token.slice(0, 30)}&state=abcdefgh` }, ''],
  ['the password of an address', {}, 'postgres://holeshot:abcdefgh@db/holeshot'],
  [
    'a value of a statement',
    { err: new Error(`Failed query: select $1\nparams: abcdefgh,${token}`) },
    'failed',
  ],
])('%s is not in the line', (_, fields, message) => {
  const line = write(fields, message);
  const text = JSON.stringify(line);
  expect(text).toContain('[redacted]');
  for (const secret of [token, token.slice(0, 20), 'abcdefgh']) expect(text).not.toContain(secret);
});

test('a stack of a failed statement keeps where it failed', () => {
  const { details } = write({ err: new Error('Failed query: select $1\nparams: mine') }, 'failed');
  expect(details).toMatch(/Failed query: select \$1\nparams: \[redacted\]\n\s+at /);
});

test('the keys of the settings are in no line', () => {
  const settings = readSettings({
    PATREON_CLIENT_ID: 'patreon-id',
    PATREON_CLIENT_SECRET: 'patreon secret',
    YOUTUBE_API_KEY: 'youtube key',
    DATABASE_URL: 'postgres://me:pass%21word@db/site',
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'i',
    S3_SECRET_ACCESS_KEY: 'storage secret',
  });
  const secrets = listSecrets(settings);
  const line = write({}, 'patreon secret, youtube key, storage secret, pass!word, pass%21word', secrets);
  expect(line.message).toBe(Array(5).fill('[redacted]').join(', '));
});

test.each([
  ['warn', 2, ['error', 'warn', 'info']],
  ['debug', 4, ['error', 'warn', 'info', 'debug']],
  ['silent', 0, ['error', 'warn', 'info']],
])(
  'a logger of the level %s writes %i of 5 lines, and fills the ring from info on',
  (level, written, expected) => {
    const ring = createLogRing();
    const output: string[] = [];
    const log = createLogger(level, ring, { write: (line) => void output.push(line) });
    for (const each of ['trace', 'debug', 'info', 'warn', 'error'] as const) log[each](each);
    expect(output).toHaveLength(written);
    expect(ring.list(ALL, { limit: 9 }).map(({ message }) => message)).toEqual(expected);
  },
);
