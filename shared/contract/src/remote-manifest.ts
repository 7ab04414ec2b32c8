/** The four remotes. Each path of the site is claimed by exactly one of them. */
export const REMOTE_NAMES = ['mf-public', 'mf-race', 'mf-account', 'mf-admin'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Raised when shell and remotes can no longer work together; the server sends no remote that differs. */
export const CONTRACT_VERSION = 3;

/** One page of a remote. */
export interface RemoteRoute {
  /** unique in the site, such as `race:event` */
  id: string;
  /** a pattern, such as `/event/:eventId` */
  path: string;
  /**
   * API calls the page is sure to make, with `:params` of the path: fetched beside the remote's code
   * instead of after it.
   */
  startsWith: string[];
}

/** What a remote is, known without loading it. */
export interface RemoteManifest {
  name: RemoteName;
  contractVersion: number;
  routes: RemoteRoute[];
  /** names that `openDialog` may ask for */
  dialogs: string[];
}

/** First path segments that belong to the site and so can be no pilot's handle. */
export function reservedWords(manifests: readonly RemoteManifest[]): Set<string> {
  const words = new Set([
    'api',
    'assets',
    'builds',
    'files',
    'favicon.ico',
    'robots.txt',
    'sitemap.xml',
    'index.php',
    'og',
    'icon.svg',
    'world.svg',
    'calendar.ics',
  ]);
  for (const route of manifests.flatMap((manifest) => manifest.routes)) {
    const first = route.path.split('/')[1] ?? '';
    if (first && !first.startsWith(':')) words.add(first.toLowerCase());
  }
  return words;
}
