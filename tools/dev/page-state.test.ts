import type { PageState } from '@holeshot/contract';
import { htmlDocument } from '../../server/src/site/document';
import { THEME_SCRIPT } from '../../server/src/site/theme-script';
import { makeBuild } from '../../server/src/testing/make-build';
import { readState, replaceRemote, replaceShell } from './page-state';

const stable = makeBuild('shell', 'a').manifest;
const shell = makeBuild('shell', 'b').manifest;
const [ownPublic, race] = [makeBuild('mf-public', 'a').manifest, makeBuild('mf-race', 'b').manifest];
const state: PageState = {
  remotes: [ownPublic].flatMap(({ buildId, global, entry, remote: manifest }) =>
    manifest && global ? [{ name: manifest.name, buildId, global, entry, chunks: {}, manifest }] : [],
  ),
  hydration: { loaderData: { text: '</script>' } },
  rendered: true,
  config: { map: { provider: 'built-in' } },
  builds: { key: 'k', shell: stable.buildId },
};
const page = htmlDocument({
  origin: 'https://races.example',
  path: '/',
  fontUrl: '/font.woff2',
  state,
  scripts: [stable.entry, { url: '/builds/mf-race/entry.js', integrity: 'sha384-x' }],
  inlineScripts: [THEME_SCRIPT, 'recover()'],
  page: { html: '<h1>Home</h1>', styles: '', meta: { title: 'Home', description: '' }, status: 200 },
});

describe('replaceShell', () => {
  const policy = `default-src 'none'; script-src '${stable.entry.integrity}' 'strict-dynamic'`;
  const replaced = replaceShell(page, { shell, policy });

  it('has only the script of the other shell, which renders the page', () => {
    const scripts = [...(replaced?.html ?? '').matchAll(/<script (?!type)[^>]*src="([^"]*)"/g)];
    expect(scripts.map(([, url]) => url)).toEqual([shell.entry.url]);
    expect(replaced?.html).not.toContain('recover()');
    expect(replaced?.html).toContain(THEME_SCRIPT);
    expect(readState(replaced?.html ?? '')).toEqual({
      ...state,
      builds: { key: 'k', shell: shell.buildId },
      hydration: null,
      rendered: false,
    });
  });

  it('lets the policy run that script', () => {
    expect(replaced?.policy).toContain(`script-src '${shell.entry.integrity}' '${stable.entry.integrity}'`);
  });

  it('leaves HTML alone that is no page of the shell', () => {
    expect(replaceShell('<h1>A proxy</h1>', { shell, policy })).toBeUndefined();
  });
});

describe('replaceRemote', () => {
  const listBuilds = (html = '') => readState(html)?.remotes.map(({ name, buildId }) => [name, buildId[0]]);

  it('adds a remote that the site does not have, and then replaces it', () => {
    const added = replaceRemote(page, race);
    expect(listBuilds(added?.html)).toEqual([
      ['mf-public', 'a'],
      ['mf-race', 'b'],
    ]);
    expect(readState(added?.html ?? '')).toMatchObject({ rendered: false, hydration: null });
    const replaced = replaceRemote(added?.html ?? '', makeBuild('mf-race', 'c').manifest);
    expect(listBuilds(replaced?.html)).toContainEqual(['mf-race', 'c']);
  });

  it('leaves HTML alone that is no page of the shell', () => {
    expect(replaceRemote('<h1>Who signs in?</h1>', race)).toBeUndefined();
  });
});
