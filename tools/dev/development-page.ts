import type { BuildManifest } from '@holeshot/contract/wire';
import { htmlDocument } from '../../server/src/site/document';
import { pagePolicy } from '../../server/src/site/security-headers';
import { THEME_SCRIPT } from '../../server/src/site/theme-script';
import { readStateWith } from './page-state';

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

const FONT = /<link rel="preload" as="font"[^>]* href="([^"]+)"/;

/**
 * A site's page with the development builds in place of its own shell and of its build of the remote. The browser
 * renders it, since the site has rendered it with other builds. Undefined for HTML that is no page of the shell.
 */
export function developmentPage(
  html: string,
  { shell, remote }: DevelopmentBuilds,
  { origin, url, status }: PageRequest,
): { html: string; policy: string } | undefined {
  const state = readStateWith(html, remote);
  if (!state) return undefined;
  const scripts = [shell.entry];
  const inlineScripts = [THEME_SCRIPT];
  return {
    html: htmlDocument({
      origin,
      path: url,
      fontUrl: FONT.exec(html)?.[1] ?? '',
      scripts,
      inlineScripts,
      page: { html: '', styles: '', meta: { title: 'Holeshot', description: '' }, status },
      state: { ...state, builds: { ...state.builds, shell: shell.buildId } },
    }),
    policy: pagePolicy({ scripts, inlineScripts, styles: '', map: state.config.map }),
  };
}
