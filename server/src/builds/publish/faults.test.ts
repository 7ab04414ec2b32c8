import { brotliCompressSync } from 'node:zlib';
import type { BySlot, SlotName } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { schema } from '../../database';
import { type MadeBuild, makeBuild } from '../../testing/make-build';
import { type DeploySite, openDeploySite } from '../testing/deploy-site';

let site: DeploySite;
const tokens: BySlot<string> = {};
beforeAll(async () => {
  site = await openDeploySite();
  for (const name of ['mf-race', 'shell'] as const) tokens[name] = (await site.createToken(name)).token;
});
afterAll(() => site.close());

const publish = async (build: MadeBuild, name: SlotName = 'mf-race') => {
  const { status, json } = await site.publish(name, tokens[name] ?? '', build.zip());
  return { status, lines: String(json.message).split('\n') };
};

const withFile = (build: MadeBuild, file: string, text: string | Uint8Array): MadeBuild => {
  build.files.set(file, Buffer.from(text));
  return build;
};
const withoutFile = (build: MadeBuild, ...files: string[]): MadeBuild => {
  for (const file of files) build.files.delete(file);
  return build;
};
/** A build with a wrong manifest. */
const withManifest = (changes: object, name: SlotName = 'mf-race'): MadeBuild => {
  const build = makeBuild(name);
  return withFile(build, 'manifest.json', JSON.stringify({ ...build.manifest, ...changes }));
};
const route = (id: string, path: string, prefetch: string[] = []) => ({ id, path, prefetch });
const withRoute = (path: string, prefetch: string[] = [], id = 'race:page'): MadeBuild =>
  makeBuild('mf-race', 'b', { routes: [route(id, path, prefetch)] });
const { remote, entry, files } = makeBuild('mf-race').manifest;

const CASES: [title: string, build: () => MadeBuild, line: string][] = [
  [
    'without a manifest',
    () => withoutFile(makeBuild('mf-race'), 'manifest.json'),
    'The zip has no manifest.json.',
  ],
  [
    'with a manifest that is no JSON',
    () => withFile(makeBuild('mf-race'), 'manifest.json', '{'),
    'manifest.json is not JSON.',
  ],
  [
    'with a manifest that lacks something',
    () => withManifest({ entry: { ...entry, integrity: 'sha384-x' } }),
    'manifest.json, entry.integrity:',
  ],
  ['of another remote', () => makeBuild('mf-public'), 'The build is one of mf-public, not of mf-race.'],
  [
    'with the manifest of another remote',
    () => withManifest({ remote: { ...remote, name: 'mf-public' } }),
    'The manifest of mf-race has that of mf-public in it.',
  ],
  [
    'with the global of another build',
    () => withManifest({ global: 'mf_race_0000000000000000' }),
    "The container's global is mf_race_0000000000000000, and should be mf_race_bbbbbbbbbbbbbbbb.",
  ],
  [
    'that lacks a file',
    () => withoutFile(makeBuild('mf-race'), 'entry.js', 'entry.js.br'),
    'The manifest lists entry.js, which is missing.',
  ],
  [
    'with another file than listed',
    () => withoutFile(withFile(makeBuild('mf-race'), 'page-0.js', 'pagE();'), 'page-0.js.br'),
    'page-0.js is not the file that the manifest lists: its hash or size differs.',
  ],
  [
    'with a file of another build',
    () => withManifest({ entry: { ...entry, url: '/builds/mf-race/aaaaaaaaaaaaaaaa/entry.js' } }),
    'which is not in /builds/mf-race/bbbbbbbbbbbbbbbb/',
  ],
  [
    'whose compressed form is that of something else',
    () => withFile(makeBuild('mf-race'), 'entry.js.br', brotliCompressSync('evil();')),
    'entry.js.br is not the compressed form of a file.',
  ],
  [
    'with a compressed form alone',
    () => withFile(makeBuild('mf-race'), 'more.js.br', brotliCompressSync('more();')),
    'more.js.br is not the compressed form of a file.',
  ],
  [
    'without its server half',
    () => withoutFile(makeBuild('mf-race'), 'server/remote.cjs'),
    'The server half is missing: server/remote.cjs.',
  ],
  [
    'whose server half is another than the manifest says',
    () => withFile(makeBuild('mf-race'), 'server/remote.cjs', 'evil();'),
    'server/remote.cjs is not the file that the manifest lists: its hash or size differs.',
  ],
  [
    'with a chunk that the manifest does not know',
    () => withFile(makeBuild('mf-race'), 'more.js', 'more();'),
    'The manifest does not list more.js.',
  ],
  [
    'that lacks a file of which the manifest has the hash',
    () => withManifest({ files: { ...files, 'dialog.js': entry.integrity } }),
    'The manifest lists dialog.js, which is missing.',
  ],
  [
    'whose page needs a file that nobody lists',
    () => withManifest({ chunks: { 'race:page': [{ ...entry, url: entry.url.replace('entry', 'lost') }] } }),
    'The manifest lists lost.js, which is missing.',
  ],
  [
    'with another size than listed',
    () => withManifest({ entry: { ...entry, bytes: 1 } }),
    'entry.js is not the file that the manifest lists: its hash or size differs.',
  ],
  [
    'with two hashes of a file',
    () => withManifest({ files: { ...files, 'page-0.js': entry.integrity } }),
    'page-0.js is not the file that the manifest lists: its hash or size differs.',
  ],
  [
    'of an older release',
    () => withManifest({ files: undefined }),
    'manifest.json has no hashes of the files: build with a newer version.',
  ],
  [
    'with the server half of the shell',
    () => withFile(makeBuild('mf-race'), 'server/shell.cjs', ''),
    'server/shell.cjs is of a kind that no build has.',
  ],
  [
    'with a page of HTML',
    () => withFile(makeBuild('mf-race'), 'index.html', '<h1>'),
    'index.html is of a kind that no build has.',
  ],
  [
    'with a file outside its folder',
    () => withFile(makeBuild('mf-race'), '../evil.js', ''),
    'The zip has a file with an unexpected name: ../evil.js.',
  ],
  [
    'with a file at an absolute path',
    () => withFile(makeBuild('mf-race'), '/etc/evil.js', ''),
    'The zip has a file with an unexpected name: /etc/evil.js.',
  ],
  [
    'of another contract',
    () => withManifest({ remote: { ...remote, contractVersion: 1 } }),
    'mf-race speaks contract 1, the site',
  ],
  [
    'that requires a newer shell',
    () => withManifest({ shared: { '@holeshot/platform': '^1.5.0' } }),
    'mf-race requires @holeshot/platform ^1.5.0, the shell provides 1.4.0.',
  ],
  [
    'that requires a module that the shell does not share',
    () => withManifest({ shared: { echarts: '^6.1.0' } }),
    'mf-race requires echarts ^6.1.0, the shell provides none.',
  ],
  ['with a route of another remote', () => withRoute('/public/'), '/public is claimed more than once.'],
  [
    'with a route id of another remote',
    () => withRoute('/x', [], 'public:x'),
    'mf-race names a route public:x; its ids begin with race:.',
  ],
  [
    'with a menu item that leads elsewhere',
    () => makeBuild('mf-race', 'b', { menu: [{ label: 'Events', href: '/public' }] }),
    'The menu item Events leads to /public, which is no page of the remote without parameters.',
  ],
  [
    'with an address of the server',
    () => withRoute('/api/x'),
    '/api/x is an address that the server answers itself.',
  ],
  [
    'that calls what the API does not have',
    () => withRoute('/x', ['/api/public/weather']),
    "The route race:page prefetches /api/public/weather, which the site's API does not have.",
  ],
  [
    'that calls the API with a parameter it does not have',
    () => withRoute('/x/:id', ['/api/public/events/id/:eventId']),
    'but has no :eventId.',
  ],
  [
    'without code for a route',
    () => withManifest({ chunks: {} }),
    'The route race:page has no code in the build.',
  ],
];

it.each(CASES)('refuses a build %s', async (_title, build, line) => {
  const { status, lines } = await publish(build());
  expect({ status, lines }).toEqual({ status: 400, lines: [expect.stringContaining(line)] });
  expect(await site.database.db.select().from(schema.builds)).toEqual([]);
});

it('names all faults at once, one in a line', async () => {
  const build = withManifest({ chunks: {}, shared: { react: '^20.0.0' } });
  const { lines } = await publish(withoutFile(withFile(build, 'notes.txt', ''), 'server/remote.cjs'));
  expect(lines).toEqual([
    'The server half is missing: server/remote.cjs.',
    'notes.txt is of a kind that no build has.',
    'mf-race requires react ^20.0.0, the shell provides 19.3.1.',
    'The route race:page has no code in the build.',
  ]);
});

it('refuses a page that is larger than the site allows', async () => {
  const random = Array.from({ length: 30_000 }, () => Math.random().toString(36)).join('');
  const big = makeBuild('mf-race');
  const build = withoutFile(withFile(big, 'entry.js', random), 'entry.js.br');
  const { lines } = await publish(build);
  expect(lines.join()).toMatch(/race:page has \d+ bytes compressed, of 60000 that the site allows/);
});

it('refuses a shell that does not provide what the stable remotes require', async () => {
  const build = withManifest({ provides: { react: '19.3.1', '@holeshot/platform': '2.0.0' } }, 'shell');
  const { status, lines } = await publish(build, 'shell');
  expect([status, lines[0]]).toEqual([
    400,
    'mf-public requires @holeshot/platform ^1.2.0, the shell provides 2.0.0.',
  ]);
});

it.each([
  [
    'a shell with newer shared modules',
    'shell' as const,
    () => makeBuild('shell', '1', { provides: { react: '19.9.0', '@holeshot/platform': '1.9.0' } }),
  ],
  [
    'calls of the API with a value for a parameter',
    'mf-race' as const,
    () =>
      makeBuild('mf-race', '2', {
        routes: [route('race:x', '/x', [paths.eventsTable.replace(':filter', 'all')])],
      }),
  ],
  [
    'calls of the API with a parameter of the path',
    'mf-race' as const,
    () =>
      makeBuild('mf-race', '3', {
        routes: [route('race:x', '/x/:id', [paths.event.replace(':eventId', ':id')])],
      }),
  ],
])('takes %s', async (_title, name, build) => {
  expect(await site.publish(name, tokens[name] ?? '', build().zip())).toMatchObject({ status: 201 });
});
