import { createServer } from 'node:net';
import { findLocalServer, findTestServer, type ServerSearch } from '../../server/src/testing/test-server';
import { POSTGRES, testWith } from '../../tests/jest/needing';
import { findUnused, parseNotes, summarize, type TestNote } from './summarize';

const USED: ServerSearch = { url: 'postgres://root@127.0.0.1:5432/postgres', version: '15.20' };
const NONE: ServerSearch = { reason: 'nothing answers at 127.0.0.1:5432', isThere: false };
const LOCKED: ServerSearch = { reason: '127.0.0.1:5432: no password', isThere: true };
const EMPTY: ServerSearch = { reason: 'TEST_DATABASE_URL is empty', isThere: false };
const POSTGRES_TEST: TestNote = { check: 'unit', what: 'a restart', reason: 'needs a PostgreSQL server' };
const RECORDED: TestNote = { check: 'unit', what: 'laps', reason: 'needs recorded events' };
const DRILL: TestNote = { check: 'drill', what: 'disk-full, a disk', reason: 'needs root on Linux' };

test('the last lines name the server, and count skipped tests by reason', () => {
  expect(summarize(USED, [RECORDED, DRILL, RECORDED]).split('\n')).toEqual([
    'PostgreSQL: 15.20 at 127.0.0.1:5432, used by the checks.',
    'Skipped:',
    '  2 unit tests: needs recorded events',
    '  1 drill: needs root on Linux (disk-full, a disk)',
  ]);
  expect(summarize(NONE, [POSTGRES_TEST]).split('\n')).toEqual([
    'PostgreSQL: not used, nothing answers at 127.0.0.1:5432. The tests ran on the embedded database.',
    'Skipped:',
    '  1 unit test: needs a PostgreSQL server',
  ]);
  expect(summarize(USED, [])).toMatch(/Nothing was skipped\.$/);
  const retried: TestNote = {
    check: 'e2e',
    what: 'the router',
    reason: 'passed when run again',
    isRetried: true,
  };
  expect(summarize(USED, [RECORDED, retried]).split('\n')).toEqual([
    'PostgreSQL: 15.20 at 127.0.0.1:5432, used by the checks.',
    'Skipped:',
    '  1 unit test: needs recorded events',
    'Failed once, and passed when run again:',
    '  e2e: the router',
  ]);
  expect(parseNotes(`${JSON.stringify(DRILL)}\n${JSON.stringify(RECORDED)}\n`)).toEqual([DRILL, RECORDED]);
});

test.each<[string, ServerSearch, ServerSearch, TestNote[], RegExp | undefined]>([
  ['one that is used', USED, USED, [RECORDED], undefined],
  ['none', NONE, NONE, [POSTGRES_TEST], undefined],
  [
    'one that the settings switch off',
    EMPTY,
    USED,
    [POSTGRES_TEST],
    /is at 127.0.0.1:5432: TEST_DATABASE_URL is/,
  ],
  ['one that lets nobody in', LOCKED, LOCKED, [POSTGRES_TEST], /no password\. Set TEST_DATABASE_URL/],
  ['one that a test did not use', USED, USED, [POSTGRES_TEST], /1 checks did not use/],
])('on a machine with a server: %s', (_, used, local, skipped, expected) => {
  const unused = findUnused(used, local, skipped);
  if (expected) expect(unused).toMatch(expected);
  else expect(unused).toBeUndefined();
});

test('nothing is found where nothing listens, and a port that is no PostgreSQL is said to be there', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const PGPORT = String((other.address() as { port: number }).port);
  expect(await findTestServer({ PGPORT })).toMatchObject({ isThere: true });
  await expect(findTestServer({ TEST_DATABASE_URL: `postgres://x@127.0.0.1:${PGPORT}/x` })).rejects.toThrow(
    /TEST_DATABASE_URL cannot be used/,
  );
  await new Promise((resolve) => other.close(resolve));
  expect(await findTestServer({ PGPORT })).toEqual({
    reason: `nothing answers at 127.0.0.1:${PGPORT}`,
    isThere: false,
  });
  expect(await findTestServer({ TEST_DATABASE_URL: '' })).toMatchObject({ isThere: false });
});

testWith(POSTGRES)('a server on this machine is found, and says its version', async () => {
  const search = await findLocalServer();
  if (search.url !== undefined) expect(search.version).toMatch(/^\d+/);
  expect(await findTestServer()).toMatchObject({ url: POSTGRES.url });
});
