import type { PageState, ResolvedRemote } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';

const STATE = /(<script type="application\/json" id="page-state">)(.*?)(<\/script>)/s;

/**
 * The state of a site's page with a development build in place of its own build of the remote. The browser renders the
 * page, since the site has rendered it with other builds. Undefined for HTML that is no page of the shell.
 */
export function readStateWith(html: string, remote: BuildManifest): PageState | undefined {
  const json = STATE.exec(html)?.[2];
  const own = describe(remote);
  if (json === undefined || !own) return undefined;
  const state = JSON.parse(json) as PageState;
  const remotes = [...state.remotes.filter(({ name }) => name !== own.name), own];
  return { ...state, remotes, hydration: null, rendered: false };
}

/** The page with the site's shell and a development build of a remote. Undefined as above. */
export function replaceRemote(html: string, remote: BuildManifest): { html: string } | undefined {
  const state = readStateWith(html, remote);
  if (!state) return undefined;
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return { html: html.replace(STATE, (_whole, start: string, _json, end: string) => start + json + end) };
}

/** A build as a page names it, without a fallback. */
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
