import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireRelease } from '@holeshot/contract/wire';
import { eq } from 'drizzle-orm';
import { schema } from '../../../database';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type AdminBrowser, openAdmin } from '../testing/open-admin';

const { releases } = schema;

let api: TestApp;
let admin: AdminBrowser;
beforeAll(async () => {
  api = await createTestApp();
  admin = await openAdmin(api);
});
afterAll(() => api.close());

const UPDATE = '/api/dev/update';
const valid = {
  version: '3.0.0',
  date: '2026-11-20T10:30:00',
  notes: 'Faster start\r\n\r\n  Fewer <b>clicks</b> ',
  windows: 'https://example.org/holeshot-3.0.0.exe\nhttps://example.org/holeshot-3.0.0.msi',
  mac: '',
};

const listPublic = () => api.get<WireRelease[]>('/api/public/releases');
const getId = async (version: string) =>
  (await api.database.db.select().from(releases).where(eq(releases.version, version)))[0]?.id ?? 0;
const getFault = (html: string, field: string): string | undefined =>
  new RegExp(`id="field-${field}-fault">([^<]*)<`).exec(html)?.[1];

test('a release that is added is public at once, can be changed, and deleted', async () => {
  expect(await listPublic()).toEqual([]);
  expect(await admin.save(`${UPDATE}/new`, valid)).toContain('Added the release 3.0.0');
  expect(await listPublic()).toEqual([
    {
      Version: '3.0.0',
      Date: '2026-11-20 10:30:00.000',
      Notes: ['Faster start', 'Fewer <b>clicks</b>'],
      Installers: {
        Windows: ['https://example.org/holeshot-3.0.0.exe', 'https://example.org/holeshot-3.0.0.msi'],
        Mac: [],
      },
    },
  ]);
  const url = `${UPDATE}/${await getId('3.0.0')}`;
  const form = await admin.open(url);
  expect(form).toContain('Faster start\nFewer &lt;b&gt;clicks&lt;/b&gt;</textarea>');
  expect(form).toContain('value="2026-11-20T10:30:00"');
  await admin.save(url, { ...valid, version: '3.0.1', mac: 'https://example.org/holeshot.dmg' });
  expect(await listPublic()).toMatchObject([
    { Version: '3.0.1', Installers: { Mac: ['https://example.org/holeshot.dmg'] } },
  ]);
  expect(await admin.open(`${url}/delete`)).toContain('Delete release 3.0.1?');
  expect(await admin.save(`${url}/delete`)).toContain('Deleted the release 3.0.1');
  expect(await listPublic()).toEqual([]);
});

test.each([
  ['version', '', 'Enter a version such as 2.8.1'],
  ['version', '<script>', 'Enter a version such as 2.8.1'],
  ['date', 'yesterday', 'Enter a date and a time that exist.'],
  ['date', '2026-02-30T10:00', 'Enter a date and a time that exist.'],
  ['notes', 'n'.repeat(501), 'Line 1 is longer than 500 characters.'],
  ['windows', 'setup.exe', 'This is no web address: setup.exe'],
  ['mac', 'https://example.org/a.dmg\njavascript:alert(1)', 'This is no web address: javascript:alert(1)'],
])('a wrong %s (%j) is named, and what was typed stays', async (field, value, message) => {
  const { statusCode, body } = await admin.send(`${UPDATE}/new`, { ...valid, [field]: value });
  expect(statusCode).toBe(400);
  expect(getFault(body, field)).toContain(message);
  expect(body).toContain('One field needs a change. Nothing was saved.');
  if (field !== 'windows') expect(body).toContain('https://example.org/holeshot-3.0.0.msi</textarea>');
  expect(body).not.toContain('<script');
  expect(await listPublic()).toEqual([]);
});

test('two releases cannot have the same version', async () => {
  await admin.save(`${UPDATE}/new`, { ...valid, version: '4.0.0' });
  await admin.save(`${UPDATE}/new`, { ...valid, version: '4.0.1' });
  for (const url of [`${UPDATE}/new`, `${UPDATE}/${await getId('4.0.1')}`]) {
    const { statusCode, body } = await admin.send(url, { ...valid, version: '4.0.0' });
    expect([statusCode, getFault(body, 'version')]).toEqual([400, 'There is a release 4.0.0 already.']);
  }
});

describe('the feed', () => {
  let feed: Server;
  let answer: { status: number; body: string; headers?: Record<string, string> };
  let address: string;

  beforeAll(async () => {
    feed = createServer((_request, response) =>
      response.writeHead(answer.status, answer.headers).end(answer.body),
    );
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/releases`;
  });
  afterAll(() => feed.close());

  it('is imported from its address', async () => {
    const release = {
      tag_name: 'v5.0.0',
      published_at: '2026-11-01T00:00:00Z',
      body: '- A note',
      assets: [],
    };
    answer = { status: 200, body: JSON.stringify([release]) };
    const html = await admin.save(`${UPDATE}/import`, { address });
    expect(html).toContain(`Imported 1 release of ${new URL(address).host}: 1 new, 0 changed`);
    expect((await listPublic()).map(({ Version }) => Version)).toContain('5.0.0');
  });

  it.each([
    ['an answer that is no feed', { status: 200, body: '{}' }, 'The feed is no list of releases'],
    ['a refusal', { status: 404, body: '' }, 'answered 404'],
    [
      'an answer that breaks off',
      { status: 200, body: '[]', headers: { 'content-length': '1000', connection: 'close' } },
      'stopped sending',
    ],
    [
      'a next page without an address',
      { status: 200, body: '[]', headers: { link: '<http://>; rel="next"' } },
      'names a next page without an address',
    ],
  ])('%s is the fault of its address', async (_, given, message) => {
    answer = given;
    const { statusCode, body } = await admin.send(`${UPDATE}/import`, { address });
    expect([statusCode, getFault(body, 'address')]).toEqual([400, expect.stringContaining(message)]);
    expect(body).toContain(`value="${address}"`);
  });

  it.each(['', 'releases.json', 'file:///etc/passwd', 'http://'])(
    '%j is no address of a feed',
    async (text) => {
      const { statusCode, body } = await admin.send(`${UPDATE}/import`, { address: text });
      expect([statusCode, getFault(body, 'address')]).toEqual([400, 'Enter a web address.']);
    },
  );
});
