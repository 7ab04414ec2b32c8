import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION, type RenderRequest } from '@holeshot/contract';
import type { CodeSet } from '../../builds/store/server-code';
import { writeBuild } from '../../testing/write-build';
import { createRenderProcesses, type RenderProcesses } from './render-processes';

let folder: string;
let processes: RenderProcesses;
let nextId = 0;
const ends: { name: string | undefined; reason: string; pages: number }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'holeshot-processes-'));
  processes = createRenderProcesses({
    folders: [folder],
    onEnd: (owners, reason, pages) => ends.push({ name: owners[0]?.buildId, reason, pages }),
  });
});
beforeEach(() => ends.splice(0));
afterAll(async () => {
  processes.close();
  await rm(folder, { recursive: true });
});

/** A shell with a build of mf-race that runs `onRender` before each of its pages. */
async function openBuild(onRender: string) {
  const newId = () => (nextId++).toString(16).padStart(16, '0');
  const buildId = newId();
  const shellId = newId();
  await writeBuild(folder, { name: 'shell', buildId: shellId });
  await writeBuild(folder, { name: 'mf-race', buildId, word: 'gate', onRender });
  const routes = [{ id: 'race:page', path: '/race/:id', prefetch: [] }];
  const manifest = { name: 'mf-race' as const, contractVersion: CONTRACT_VERSION, routes, dialogs: [] };
  const file = (name: string, id: string, half: string) => path.join(folder, name, id, 'server', half);
  const set: CodeSet = {
    shell: { file: file('shell', shellId, 'shell.cjs'), key: shellId },
    remotes: [{ manifest, code: { file: file('mf-race', buildId, 'remote.cjs'), key: buildId } }],
  };
  const render = (limitMs = 300_000) =>
    processes.render({ owners: [{ name: 'mf-race', buildId }], set, name: 'mf-race', request, limitMs });
  return { buildId, set, render };
}

const request: RenderRequest = {
  url: 'https://site.example/race/1',
  fetch: async (url) => ({ status: 200, statusText: '', text: async () => `answer of ${url}` }),
  signal: new AbortController().signal,
  onError: () => undefined,
};

const untilEnded = async () => {
  while (ends.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
};

it('renders a page with answers of the API', async () => {
  const { set, render } = await openBuild('');
  expect(await processes.open([], set)).toBe('/font');
  expect(await render()).toMatchObject({
    status: 200,
    html: '<p>gateanswer of /api/public/auth</p>',
    routeId: 'race:page',
  });
});

it('a build that throws keeps its process', async () => {
  const { render } = await openBuild('throw new Error("broken")');
  await expect(render()).rejects.toThrow(/broken/);
  expect(ends).toEqual([]);
});

const LOST = [
  ['hangs in a loop', 'for (;;) {}', /did not end within 500 ms/],
  ['never answers', 'await new Promise(() => undefined)', /did not end within 500 ms/],
  [
    'takes all of its heap',
    'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))',
    /memory|heap/i,
  ],
  [
    'takes memory outside of its heap',
    'const all = []; for (;;) { all.push(new Uint8Array(2e7).fill(1)); await new Promise((go) => setTimeout(go, 5)); }',
    /took \d+ MB of memory/,
  ],
  ['ends its process', 'process.exit(7)', /ended with 7/],
  [
    'throws later, and never answers',
    'setTimeout(() => { throw new Error("later") }); await new Promise(() => undefined)',
    /later/,
  ],
] as const;

it.each(LOST)('a build that %s loses its process, and no other', async (title, onRender, message) => {
  const [bad, good] = [await openBuild(onRender), await openBuild('')];
  const goodPage = good.render();
  const limitMs = /hangs|never answers$/.test(title) ? 500 : undefined;
  await expect(bad.render(limitMs)).rejects.toThrow(message);
  expect(await goodPage).toMatchObject({ status: 200 });
  expect(ends).toEqual([{ name: bad.buildId, reason: expect.stringMatching(message), pages: 1 }]);
  expect(await good.render()).toMatchObject({ status: 200 });
});

it('tells of a process that ends after its page', async () => {
  const { buildId, render } = await openBuild(`
    const { send } = process;
    process.send = (message) => {
      if ('result' in message) setTimeout(() => { throw new Error("later") }, 50);
      return send.call(process, message);
    };`);
  expect(await render()).toMatchObject({ status: 200 });
  await untilEnded();
  expect(ends).toEqual([{ name: buildId, reason: expect.stringContaining('later'), pages: 0 }]);
  expect(await render()).toMatchObject({ status: 200 });
});

it('does not run a server half that is not what its manifest says', async () => {
  const { set } = await openBuild('');
  const changed = { ...set, shell: { ...set.shell, key: 'changed', integrity: `sha384-${'a'.repeat(64)}` } };
  await expect(processes.open([], changed)).rejects.toThrow(/is not the file/);
});

it('a build does not see the settings of the site', async () => {
  process.env.SECRET_OF_TEST = 'secret';
  const { render } = await openBuild('if (process.env.SECRET_OF_TEST) throw new Error("seen")');
  expect(await render()).toMatchObject({ status: 200 });
});
