import type { RemoteManifest, RemoteName } from './remote-manifest';

/** A script or style a page needs, pinned by its hash. */
export interface PinnedFile {
  /** site-relative url */
  url: string;
  /** `sha384-…` */
  integrity: string;
}

/** A build of a remote, as far as a page needs it to load the build's container. */
export interface RemoteBuild {
  buildId: string;
  /** name of the container's global variable; carries the build id */
  global: string;
  entry: PinnedFile;
}

/** One remote as a visitor gets it. The browser never sees the registry, only this. */
export interface ResolvedRemote extends RemoteBuild {
  name: RemoteName;
  /**
   * Addresses of chunks by route id, and by `<route id>.<part>` of what a lazy part adds, to be fetched ahead of use.
   * The entry knows their hashes.
   */
  chunks: Record<string, string[]>;
  manifest: RemoteManifest;
  /** an older build to use when this one fails, once there is one */
  fallback?: RemoteBuild;
}

/** Which map a page shows, with what its provider asks for. Tokens of this kind are meant for browsers. */
export type MapConfig =
  | { provider: 'mapbox'; token: string }
  | { provider: 'google'; key: string }
  | { provider: 'built-in' };

/** What the browser has to know of the site's settings. */
export interface PageConfig {
  map: MapConfig;
}

/** What the server writes into the page for the shell to start from. */
export interface PageState {
  remotes: ResolvedRemote[];
  /** the shell's own: its server half writes it, its browser half goes on from it */
  hydration: unknown;
  /** true when the server rendered the page's content */
  rendered: boolean;
  config: PageConfig;
}
