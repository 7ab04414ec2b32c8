import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BySlot, CONTRACT_VERSION, getServerFile, type SlotName } from '@holeshot/contract';
import type { BuildManifest, BuildRef } from '@holeshot/contract/wire';
import { getIntegrity } from '../builds/store/integrity';

interface BuildOptions {
  name: SlotName;
  /** 16 hex digits */
  buildId: string;
  /** the text of its pages; the shell has none */
  word?: string;
  /** code that the server half runs before a page is rendered */
  onRender?: string;
  /** ranges that it requires of the shell */
  shared?: Record<string, string>;
}

const PATHS: BySlot<string> = { 'mf-public': '/', 'mf-race': '/race/:id' };

/**
 * Writes a small build with both halves to `<folder>/<name>/<build id>`. The shell renders the word of the remote whose
 * path it is: `/` of mf-public, `/race/:id` of mf-race; the other remotes have no pages.
 */
export async function writeBuild(
  folder: string,
  { name, buildId, word = name, onRender = '', shared = {} }: BuildOptions,
): Promise<BuildRef> {
  const target = path.join(folder, name, buildId);
  await mkdir(path.join(target, 'server'), { recursive: true });
  const entry = `/* ${name} ${buildId} ${word} */`;
  const integrity = getIntegrity(entry);
  const url = (file: string) => `/builds/${name}/${buildId}/${file}`;
  const isShell = name === 'shell';
  const routePath = PATHS[name];
  const id = `${name.replace('mf-', '')}:page`;
  const code = isShell ? SHELL : remoteCode(id, word, onRender);
  const file = { url: url('entry.js'), integrity, bytes: entry.length };
  const serverFile = getServerFile(name);
  const manifest: BuildManifest = {
    name,
    buildId,
    global: isShell ? null : `${name.replace('-', '_')}_${buildId}`,
    entry: file,
    chunks: routePath ? { [id]: [] } : {},
    assets: {},
    provides: isShell ? { react: '19.3.1' } : {},
    shared,
    files: { 'entry.js': integrity, [serverFile]: getIntegrity(code) },
    remote:
      name === 'shell'
        ? null
        : {
            name,
            contractVersion: CONTRACT_VERSION,
            routes: routePath ? [{ id, path: routePath, prefetch: [] }] : [],
            dialogs: [],
          },
  };
  await writeFile(path.join(target, 'entry.js'), entry);
  await writeFile(path.join(target, serverFile), code);
  await writeFile(path.join(target, 'manifest.json'), JSON.stringify(manifest));
  return { buildId, integrity };
}

const remoteCode = (id: string, word: string, onRender: string): string => `
exports.init = () => undefined;
exports.get = async () => () => ({
  remote: {
    manifest: {},
    pages: { ${JSON.stringify(id)}: async (fetch) => { ${onRender}; return ${JSON.stringify(word)} + await fetch(); } },
  },
});`;

/** Finds the page by the path, and renders it with a response of the API. */
const SHELL = `
exports.shell = {
  openShareScope: async () => ({}),
  fontUrl: '/font',
  createRenderer: (remotes) => async ({ url, fetch }) => {
    const first = new URL(url).pathname.split('/')[1];
    const routes = remotes.flatMap(({ manifest, load }) => manifest.routes.map((route) => ({ ...route, load, name: manifest.name })));
    const route = routes.find(({ path }) => path.split('/')[1] === first);
    const result = { rendered: true, styles: '', meta: { title: 'Page', description: '' }, hydration: null };
    if (!route) return { ...result, status: 404, html: 'none', routeId: null };
    const page = (await route.load(route.name)).pages[route.id];
    const html = '<p>' + await page(async () => (await (await fetch('/api/public/auth')).text())) + '</p>';
    return { ...result, status: 200, html, routeId: route.id };
  },
};`;
