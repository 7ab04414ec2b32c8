/** A remote: `mf-` and one word. Each path of the site belongs to exactly one of them. */
export type RemoteName = `mf-${string}`;

/** The remotes without which the site does not start. A site may serve others, which its registry names. */
export const REMOTE_NAMES = ['mf-public', 'mf-race', 'mf-account', 'mf-admin'] as const;

/** Whether a name is safe to use in folders, route ids and globals. */
export const isRemoteName = (name: string): name is RemoteName => /^mf-[a-z]{2,20}$/.test(name);

/** Increases with each breaking change between shell and remotes. The server sends no remote with another version. */
export const CONTRACT_VERSION = 5;

/** One page of a remote. */
export interface RemoteRoute {
  /** unique in the site, such as `race:event` */
  id: string;
  /** path pattern, such as `/event/:eventId` */
  path: string;
  /** API calls that the page always makes, with `:params` of the path; prefetched in parallel with the remote's code */
  prefetch: string[];
  /** the query parameters in the page's cache key; when absent, all */
  query?: string[] | undefined;
}

/** An item of the site's top menu. */
export interface RemoteMenuItem {
  /** at most 20 characters */
  label: string;
  /** the path of a route of the remote, without parameters */
  href: string;
}

/** Describes a remote without loading it. */
export interface RemoteManifest {
  name: RemoteName;
  contractVersion: number;
  routes: RemoteRoute[];
  /** names for `openDialog` */
  dialogs: string[];
  /** shown after the site's own items, while the site serves the remote */
  menu?: RemoteMenuItem[] | undefined;
  /** `signed-in` for a remote that visitors get only at its own addresses, not with other pages */
  audience?: 'signed-in' | undefined;
}

/** First path segments that the site uses itself, so they cannot be a pilot's handle (R1). */
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
