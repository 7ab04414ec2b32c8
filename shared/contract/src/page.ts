import type { BySlot } from './builds';
import type { RemoteManifest, RemoteName } from './remote-manifest';

export const SITE_TITLE = 'Holeshot';

/** The title of a document: that of its page, with the name of the site. */
export const pageTitle = (title: string): string =>
  title === SITE_TITLE ? title : `${title} · ${SITE_TITLE}`;

/** A script or style sheet with its integrity hash. */
export interface PinnedFile {
  /** site-relative url */
  url: string;
  /** `sha384-…` */
  integrity: string;
}

/** The part of a remote's build that a page needs to load its container. */
export interface RemoteBuild {
  buildId: string;
  /** name of the container's global variable; includes the build id */
  global: string;
  entry: PinnedFile;
  /** the build to use when this one fails; absent when there is none */
  fallback?: RemoteBuild;
}

/** A remote with the build that a visitor gets. The registry itself is never sent to a browser. */
export interface ResolvedRemote extends RemoteBuild {
  name: RemoteName;
  /** urls of chunks to prefetch by route id, and by `<route id>.<part>` for a lazy part; the entry has their hashes */
  chunks: Record<string, string[]>;
  manifest: RemoteManifest;
}

/** The map provider with its public token or key. */
export type MapConfig =
  | { provider: 'mapbox'; token: string }
  | { provider: 'google'; key: string }
  | { provider: 'built-in' };

/** The settings that the browser needs. */
export interface PageConfig {
  map: MapConfig;
}

/** A page's description of its builds. */
export interface PageBuilds {
  /** equal for equal sets of builds; `GET /api/builds` returns the one of the visitor's next page */
  key: string;
  /** id of the shell's build */
  shell: string;
  /** builds that a signed override chose, by name; absent for everybody else */
  overrides?: BySlot<string>;
}

/** The initial state of the shell, which the server writes into the page. */
export interface PageState {
  remotes: ResolvedRemote[];
  /** private to the shell: its server build writes it, its browser build reads it */
  hydration: unknown;
  /** whether the server rendered the page */
  rendered: boolean;
  config: PageConfig;
  /** the builds of this page, for telemetry and for detecting that the visitor's builds have changed */
  builds: PageBuilds;
}

/** The metric of the header `Server-Timing` whose description is when the site sent a page, ms since 1970 UTC. */
export const SENT_AT = 'sent-at';
