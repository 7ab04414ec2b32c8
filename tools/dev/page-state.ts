import type { PageState, PinnedFile, ResolvedRemote } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import { THEME_SCRIPT } from '../../server/src/site/theme-script';

const STATE = /(<script type="application\/json" id="page-state">)(.*?)(<\/script>)/s;

/** The state of a site's page; undefined for HTML that is no page of the shell. */
export function readState(html: string): PageState | undefined {
  const json = STATE.exec(html)?.[2];
  return json === undefined ? undefined : (JSON.parse(json) as PageState);
}

/**
 * A site's page with a build of a remote in place of its own. The browser renders it, since the site has rendered it with
 * other builds. Undefined for HTML that is no page of the shell.
 */
export function replaceRemote(html: string, remote: BuildManifest): { html: string } | undefined {
  const state = readState(html);
  const own = describe(remote);
  if (!state || !own) return undefined;
  const remotes = [...state.remotes.filter(({ name }) => name !== own.name), own];
  return { html: writeState(html, { ...state, remotes, hydration: null, rendered: false }) };
}

function writeState(html: string, state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return html.replace(STATE, (_whole, start: string, _json, end: string) => start + json + end);
}

const SCRIPTS = /<script( defer src="[^"]*"[^>]*)?>[^<]*<\/script>\n?/g;

/**
 * The page with another shell, which renders it in the browser, and the page's policy with that shell's script. Of the
 * site's own scripts it keeps the one that sets the theme. Undefined as above.
 */
export function replaceShell(
  html: string,
  { shell, policy }: { shell: { buildId: string; entry: PinnedFile }; policy: string },
): { html: string; policy: string } | undefined {
  const state = readState(html);
  if (!state) return undefined;
  const { url, integrity } = shell.entry;
  const builds = { ...state.builds, shell: shell.buildId };
  const [head = '', ...rest] = writeState(html, { ...state, builds, hydration: null, rendered: false }).split(
    '</head>',
  );
  const script = `<script defer src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  return {
    html: [`${head.replace(SCRIPTS, keepTheme)}${script}`, ...rest].join('</head>'),
    policy: policy.replace('script-src ', `script-src '${integrity}' `),
  };
}

const keepTheme = (script: string): string => (script.includes(THEME_SCRIPT) ? script : '');

/** A build in the form of the page's state, without a fallback. */
function describe({ buildId, global, entry, chunks, remote }: BuildManifest): ResolvedRemote | undefined {
  if (!remote || global === null) return undefined;
  const urls = Object.entries(chunks).map(([id, files]) => [id, files.map(({ url }) => url)]);
  return {
    name: remote.name,
    buildId,
    global,
    entry: { url: entry.url, integrity: entry.integrity },
    chunks: Object.fromEntries(urls),
    manifest: remote,
  };
}
