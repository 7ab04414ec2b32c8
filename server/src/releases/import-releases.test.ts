import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchReleaseFeed, parseReleaseFeed } from '../outside/release-feed';
import { createTestApp, type TestApp } from '../testing/test-app';
import { importReleases } from './import-releases';
import { listInstallers, listNotes } from './release-parts';

let api: TestApp;
let host: Server;
let origin: string;
let pages: unknown[];

const release = (tag: string, more: object = {}) => ({
  tag_name: tag,
  name: `Release ${tag}`,
  published_at: '2026-05-01T10:00:00Z',
  draft: false,
  prerelease: false,
  body: '## New\r\n- Race clock\r\n- Lap editing',
  assets: ['App.exe', 'App.dmg', 'App.tar.gz'].map((name) => ({
    name,
    browser_download_url: `https://files.example/${tag}/${name}`,
  })),
  ...more,
});

beforeAll(async () => {
  api = await createTestApp();
  host = createServer(({ url = '/' }, response) => {
    const page = Number(new URL(url, 'http://host').searchParams.get('page') ?? 1);
    if (page < pages.length) response.setHeader('link', `<${origin}/releases?page=${page + 1}>; rel="next"`);
    response.writeHead(url.startsWith('/releases') ? 200 : 404);
    response.end(JSON.stringify(pages[page - 1]));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(async () => {
  host.close();
  await api.close();
});
beforeEach(() => {
  pages = [[release('v2.1.0')], [release('2.0.0'), release('3.0.0-beta', { prerelease: true })]];
});

const run = async () => importReleases(api.database, await fetchReleaseFeed(`${origin}/releases`));

test('a feed of several pages becomes releases, and importing it again changes nothing', async () => {
  expect(await run()).toEqual([
    { version: '2.1.0', status: 'created' },
    { version: '2.0.0', status: 'created' },
  ]);
  expect((await run()).map(({ status }) => status)).toEqual(['unchanged', 'unchanged']);
  const [first] = await api.get<object[]>('/api/public/releases');
  expect(first).toMatchObject({
    Notes: ['Race clock', 'Lap editing'],
    Installers: {
      Windows: [expect.stringMatching(/App\.exe$/)],
      Mac: [expect.stringMatching(/App\.dmg$/)],
    },
  });
});

test('a corrected note is stored and appears at once', async () => {
  await run();
  await api.get('/api/public/releases');
  pages = [[release('v2.1.0', { body: '* Other note' })]];
  expect(await run()).toEqual([{ version: '2.1.0', status: 'changed' }]);
  const list = await api.get<{ Version: string; Notes: string[] }[]>('/api/public/releases');
  expect(list.find(({ Version }) => Version === '2.1.0')?.Notes).toEqual(['Other note']);
  expect(list).toHaveLength(2);
});

test('the error for a failing or absent host is a sentence', async () => {
  await expect(fetchReleaseFeed(`${origin}/gone`)).rejects.toThrow('answered 404 Not Found.');
  await expect(fetchReleaseFeed('http://127.0.0.1:1/releases')).rejects.toThrow('does not answer.');
});

test.each([
  ['<html>', 'The feed is not JSON.'],
  ['{"message":"rate limit"}', 'The feed is no list of releases: the whole:'],
  [JSON.stringify([release('1', { published_at: 'soon' })]), '0.published_at: is no date.'],
  [
    JSON.stringify([release('1', { assets: [{ name: 'a.exe', browser_download_url: 'javascript:x' }] })]),
    '0.assets.0.browser_download_url: is no web address.',
  ],
])('%s is refused', (text, message) => {
  expect(() => parseReleaseFeed(text)).toThrow(message);
});

test('drafts and releases without a date are left out', () => {
  const list = [
    release('1', { draft: true }),
    release('2', { published_at: null }),
    release('3', { body: null }),
  ];
  expect(parseReleaseFeed(JSON.stringify(list))).toMatchObject([{ version: '3', body: '' }]);
});

test('notes are only the bullets, as plain text', () => {
  const body =
    'Text\n* **Bold** and `code`\n  - [x] Done, see [the page](https://a.example)\n- \n- - -\n1. one';
  expect(listNotes(body)).toEqual(['Bold and code', 'Done, see the page']);
});

test('installers are recognised by their names', () => {
  const names = [
    'a.EXE',
    'b.msi',
    'c-Win64.zip',
    'd.dmg',
    'e.pkg',
    'f-darwin.zip',
    'g-macOS.zip',
    'h-linux.zip',
  ];
  expect(listInstallers(names.map((name) => ({ name, url: name })))).toEqual({
    windows: ['a.EXE', 'b.msi', 'c-Win64.zip'],
    mac: ['d.dmg', 'e.pkg', 'f-darwin.zip', 'g-macOS.zip'],
  });
});
