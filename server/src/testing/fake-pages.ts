import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Render, RenderRequest, RenderResult } from '@holeshot/contract';
import type { Resolution } from '../builds/choose/resolve';
import { fixedBuilds } from '../site/open-builds';
import type { SiteOptions } from '../site/site';

interface FakePages {
  options: SiteOptions;
  /** addresses of the rendered pages */
  rendered: string[];
}

/**
 * Pages of a shell that renders the API's session and the address, and of one remote with the routes `/` and
 * `/page/:id`. `during` runs before a page is ready; a page with the word `fail` in its address fails, and one
 * with `supporters` reads them.
 */
export function fakePages(during: () => Promise<void> = async () => undefined): FakePages {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-pages-'));
  const rendered: string[] = [];
  const render: Render = async ({ url, fetch }: RenderRequest): Promise<RenderResult> => {
    const { pathname, search } = new URL(url);
    rendered.push(pathname + search);
    const session = await (await fetch('/api/public/auth')).text();
    if (url.includes('supporters')) await fetch('/api/public/patreons');
    await during();
    if (url.includes('fail')) throw new Error('The page fails');
    const isPage = /^\/(page\/[^/]+\/?)?$/.test(pathname);
    return {
      rendered: true,
      status: isPage ? 200 : 404,
      html: isPage ? `<h1>${pathname}</h1>${session}` : '<h1>Not Found</h1>',
      styles: '',
      meta: { title: isPage ? 'A page' : 'Not Found', description: '' },
      hydration: null,
      routeId: isPage ? 'public:page' : null,
    };
  };
  const buildId = 'a'.repeat(16);
  const entry = { url: '/builds/shell/entry.js', integrity: 'sha384-x', bytes: 1 };
  const routes = ['/', '/page/:id'].map((route) => ({
    id: `public:${route}`,
    path: route,
    prefetch: [],
    query: ['tab'],
  }));
  const manifest = { name: 'mf-public' as const, contractVersion: 1, routes, dialogs: [] };
  const shellParts = { global: null, chunks: {}, assets: {}, provides: {}, shared: {}, remote: null };
  const resolve = async (): Promise<Resolution> => ({
    key: 'builds',
    id: 'builds',
    refs: {},
    unusable: [],
    render,
    fontUrl: '/font',
    shellManifest: { name: 'shell', buildId, entry, ...shellParts },
    manifests: [{ name: 'mf-public', buildId, entry, ...shellParts, remote: manifest }],
    resolved: [],
  });
  return {
    rendered,
    options: {
      ...fixedBuilds([folder], resolve),
      config: { map: { provider: 'built-in' } },
    },
  };
}
