import type { PageState } from '@holeshot/contract';
import { htmlDocument } from '../../server/src/site/document';
import { makeBuild } from '../../server/src/testing/make-build';
import { developmentPage } from './development-page';

const shell = makeBuild('shell', 'd').manifest;
const remote = makeBuild('mf-race', 'd').manifest;
const request = { origin: 'http://localhost:3000', url: '/race?tab=laps', status: 404 };

/** A page that a site rendered with its own builds. */
function sitePage(names: ('mf-public' | 'mf-race')[]): string {
  const state: PageState = {
    remotes: names.map((name) => {
      const { buildId, global, entry, remote: manifest } = makeBuild(name, 'a').manifest;
      if (!manifest || global === null) throw new Error('not a remote');
      return { name, buildId, global, entry, chunks: {}, manifest };
    }),
    hydration: { loaderData: { text: '</script>' } },
    rendered: true,
    config: { map: { provider: 'built-in' } },
    builds: { key: 'k', shell: 'a'.repeat(16) },
  };
  return htmlDocument({
    origin: 'https://races.example',
    path: '/race',
    fontUrl: '/builds/shell/font.woff2',
    scripts: [makeBuild('shell', 'a').manifest.entry],
    inlineScripts: [],
    page: { html: '<h1>Race</h1>', styles: '', meta: { title: 'Race', description: '' }, status: 200 },
    state,
  });
}

const getState = (html: string): PageState =>
  JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PageState;

describe('developmentPage', () => {
  it('has the development shell, and the development build of the remote in place of the one of the site', () => {
    const page = developmentPage(sitePage(['mf-public', 'mf-race']), { shell, remote }, request);
    const state = getState(page?.html ?? '');
    expect(state.remotes.map(({ name, buildId }) => [name, buildId[0]])).toEqual([
      ['mf-public', 'a'],
      ['mf-race', 'd'],
    ]);
    expect(page?.html.match(/<script defer src="[^"]+"/g)).toEqual([
      `<script defer src="${shell.entry.url}"`,
    ]);
    expect(page?.policy).toContain(shell.entry.integrity);
    expect(page?.html).toContain('href="/builds/shell/font.woff2"');
  });

  it('is rendered by the browser', () => {
    const page = developmentPage(sitePage(['mf-race']), { shell, remote }, request);
    expect(getState(page?.html ?? '')).toMatchObject({ rendered: false, hydration: null });
    expect(page?.html).toContain('<div id="root"></div>');
  });

  it('has a remote that the site does not have yet', () => {
    const page = developmentPage(sitePage(['mf-public']), { shell, remote }, request);
    expect(getState(page?.html ?? '').remotes.map(({ name }) => name)).toEqual(['mf-public', 'mf-race']);
  });

  it('does not change responses that are no page of the shell', () => {
    expect(developmentPage('<h1>Who signs in?</h1>', { shell, remote }, request)).toBeUndefined();
  });
});
