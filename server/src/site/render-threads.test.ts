import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, type RenderRequest } from '@holeshot/contract';
import type { BuildSet } from '../builds/store/open-set';
import { writeBuild } from '../testing/write-build';
import { createRenderThreads, type RenderThreads } from './render-threads';

let folder: string;
let threads: RenderThreads;
let nextId = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'holeshot-threads-'));
  threads = createRenderThreads({ folders: [folder], onError: () => undefined, limitMs: 300_000 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await threads.close();
  await rm(folder, { recursive: true });
});

/** Opens a shell with a build of mf-race that runs `onRender` before each of its pages. */
async function openSet(onRender: string) {
  const buildId = () => (nextId++).toString(16).padStart(16, '0');
  const shell = await writeBuild(folder, { name: 'shell', buildId: buildId() });
  const ref = await writeBuild(folder, { name: 'mf-race', buildId: buildId(), word: 'gate', onRender });
  const routes = [{ id: 'race:page', path: '/race/:id', prefetch: [] }];
  const manifest = { name: 'mf-race' as const, contractVersion: CONTRACT_VERSION, routes, dialogs: [] };
  const set: BuildSet = { shell, remotes: [{ name: 'mf-race', ref, manifest }] };
  return threads.open(set);
}

const request: RenderRequest = {
  url: 'https://site.example/race/1',
  fetch: async (url) => ({ status: 200, statusText: '', text: async () => `answer of ${url}` }),
  signal: new AbortController().signal,
  onError: () => undefined,
};

it('renders a page with answers of the API', async () => {
  const { render, fontUrl } = await openSet('');
  expect(fontUrl).toBe('/font');
  expect(await render(request)).toMatchObject({
    status: 200,
    html: '<p>gateanswer of /api/public/auth</p>',
    routeId: 'race:page',
  });
});

/** Gives the next page so little time that a build that never ends need not be waited for. */
function limitNextPage(): void {
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout(2_500));
}

describe.each([
  ['throws', 'throw new Error("broken")', /broken/],
  ['hangs in a loop', 'for (;;) {}', /aborted|timeout/i],
  ['never answers', 'await new Promise(() => undefined)', /aborted|timeout/i],
  [
    'takes all memory',
    'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length))',
    /memory|terminated|exit/i,
  ],
  ['ends its process', 'process.exit(7)', /exit|terminated/i],
  [
    'throws later',
    'setTimeout(() => { throw new Error("later") }); await new Promise(() => undefined)',
    /later/,
  ],
])('a build that %s', (title, onRender, message) => {
  it('loses its page only: the next one of another build is rendered', async () => {
    const [bad, good] = [await openSet(onRender), await openSet('')];
    if (/hangs|never/.test(title)) limitNextPage();
    await expect(bad.render(request)).rejects.toThrow(message);
    expect(await good.render(request)).toMatchObject({ status: 200 });
  });
});

it('a build does not see the settings of the site', async () => {
  process.env.SECRET_OF_TEST = 'secret';
  const { render } = await openSet('if (process.env.SECRET_OF_TEST) throw new Error("seen")');
  expect(await render(request)).toMatchObject({ status: 200 });
});
