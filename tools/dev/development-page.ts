import type { PageState, ResolvedRemote } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import { htmlDocument } from '../../server/src/site/document';
import { pagePolicy } from '../../server/src/site/security-headers';

/** The development builds of the shell and of a remote. */
export interface DevelopmentBuilds {
  shell: BuildManifest;
  remote: BuildManifest;
}

interface PageRequest {
  /** scheme and host of the development server */
  origin: string;
  /** path and query */
  url: string;
  status: number;
}

const STATE = /<script type="application\/json" id="page-state">(.*?)<\/script>/s;
const FONT = /<link rel="preload" as="font"[^>]* href="([^"]+)"/;

/**
 * A site's page with the development builds in place of its own shell and of its build of the remote. The browser renders
 * it, since the site has rendered it with other builds. Undefined for HTML that is no page of the shell.
 */
export function developmentPage(
  html: string,
  { shell, remote }: DevelopmentBuilds,
  { origin, url, status }: PageRequest,
): { html: string; policy: string } | undefined {
  const json = STATE.exec(html)?.[1];
  const own = describe(remote);
  if (json === undefined || !own) return undefined;
  const state = JSON.parse(json) as PageState;
  const scripts = [shell.entry];
  return {
    html: htmlDocument({
      origin,
      path: url,
      fontUrl: FONT.exec(html)?.[1] ?? '',
      scripts,
      page: { html: '', styles: '', meta: { title: 'Holeshot', description: '' }, status },
      state: {
        ...state,
        remotes: [...state.remotes.filter(({ name }) => name !== own.name), own],
        hydration: null,
        rendered: false,
        builds: { ...state.builds, shell: shell.buildId },
      },
    }),
    policy: pagePolicy({ scripts, styles: '', map: state.config.map }),
  };
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
