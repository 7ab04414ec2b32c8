import {
  findBuild,
  findTitle,
  isKeepable,
  isOfSite,
  type KeptPage,
  listBuilds,
  listDropped,
  listFiles,
  listLaterParts,
  listPictures,
  MAX_BYTES,
  MAX_PAGES,
  markKept,
  toCopyAddress,
  toPageKey,
} from './rules';

const SHELL = '/builds/shell/0123456789abcdef/';
const RACE = '/builds/mf-race/fedcba9876543210/';

const DOCUMENT = `<!doctype html>
<html lang="en"><head><title>Whoop Night &amp; more · Holeshot</title>
<link rel="preload" as="font" type="font/woff2" href="${SHELL}font.woff2" crossorigin="anonymous">
<script defer src="${SHELL}main.js" integrity="sha384-one" crossorigin="anonymous"></script>
<script defer src="${RACE}entry.js" integrity="sha384-two" crossorigin="anonymous"></script></head>
<body><img src="/files/demo/logo.svg"><img src="/files/demo/logo.svg"><img src="/og/event.png"></body></html>`;

const buildPage = (changes: Partial<KeptPage> = {}): KeptPage => ({
  url: 'https://site/event/1',
  title: '',
  atMs: 0,
  bytes: 1,
  builds: [],
  ...changes,
});

test.each([
  ['/event/1', true],
  ['/event/1/power', true],
  ['/event/1/race/2', true],
  ['/event', false],
  ['/events', false],
  ['/account', false],
  ['/', false],
])('whether %s is kept: %s', (path, expected) => {
  expect(isKeepable(new URL(path, 'https://site'))).toBe(expected);
});

test('a page has one kept document, whatever place in it is open', () => {
  expect(toPageKey('https://site/event/1?tab=points#race')).toBe('https://site/event/1?tab=points');
});

test('the copy has an address of its own', () => {
  expect(toCopyAddress('https://site/event/1?tab=points')).toBe('https://site/event/1?tab=points&kept=1');
});

test('drops the oldest pages beyond the number', () => {
  const pages = Array.from({ length: MAX_PAGES + 2 }, (_, atMs) => buildPage({ atMs }));
  expect(listDropped(pages).map(({ atMs }) => atMs)).toEqual([0, 1]);
});

test('drops the oldest pages beyond the bytes, and keeps the newest', () => {
  const bytes = MAX_BYTES / 2;
  const pages = [1, 2, 3].map((atMs) => buildPage({ atMs, bytes }));
  expect(listDropped(pages).map(({ atMs }) => atMs)).toEqual([1]);
  expect(listDropped([])).toEqual([]);
});

test('a document names its builds, its files with their hashes, and its pictures', () => {
  expect(listBuilds(DOCUMENT)).toEqual([SHELL, RACE]);
  expect(listFiles(DOCUMENT)).toEqual([
    { url: `${SHELL}main.js`, integrity: 'sha384-one' },
    { url: `${RACE}entry.js`, integrity: 'sha384-two' },
    { url: `${SHELL}font.woff2`, integrity: '' },
  ]);
  expect(listPictures(DOCUMENT)).toEqual(['/files/demo/logo.svg']);
  expect(findTitle(DOCUMENT)).toBe('Whoop Night &amp; more');
});

test('later parts are those of the shell that the document names', () => {
  expect(listLaterParts([SHELL, RACE]).map(({ url }) => url)).toContain(`${SHELL}watch-page.js`);
  expect(listLaterParts([RACE])).toEqual([]);
});

test('a file belongs to the build in its address', () => {
  expect(findBuild(`https://site${RACE}entry.js`)).toBe(RACE);
  expect(findBuild('https://site/files/logo.svg')).toBeUndefined();
});

test('a kept document says when it was kept, and looks offline before its scripts run', () => {
  expect(markKept(DOCUMENT, 7)).toContain('<html data-kept-at="7" data-offline lang="en">');
});

describe('an answer', () => {
  const answer = (status: number, isPage: boolean) => ({
    status,
    headers: new Headers(isPage ? { 'content-security-policy': "default-src 'none'" } : {}),
  });

  test.each([200, 304, 404, 410, 429, 500])('with status %s is the site’s', (status) => {
    expect(isOfSite(answer(status, false))).toBe(true);
  });
  test.each([502, 503, 504])('with status %s is the site’s only as a page of it', (status) => {
    expect(isOfSite(answer(status, false))).toBe(false);
    expect(isOfSite(answer(status, true))).toBe(true);
  });
});
