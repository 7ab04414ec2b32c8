import type { ShareScope } from './container';
import type { PageState } from './page';
import type { RemoteManifest, RemoteName } from './remote-manifest';

/*
 * The interface between the site's server and the shell's server build, which the server loads as a file. `Code` is the
 * export of a remote's server build; only the shell uses it.
 */

export interface ServerRemote<Code> {
  manifest: RemoteManifest;
  load: (name: RemoteName) => Promise<Code>;
}

/** The part of `Response` that pages use: creating a full `Response` per call would slow the server down. */
export interface ApiReply extends Pick<Response, 'status' | 'statusText' | 'text'> {
  /** when the data was last checked (ms), while the database does not answer */
  staleSinceMs?: number;
  /** the JSON of the body as a value that nobody may change, when the site has read it just now */
  value?: unknown;
}

export interface RenderRequest {
  /** absolute */
  url: string;
  /** calls the public API in-process (GET only) */
  fetch: (url: string) => Promise<ApiReply>;
  signal: AbortSignal;
  /** called for internal errors, which the visitor sees as a plain 500 */
  onError: (error: unknown) => void;
}

/** schema.org data of a page. */
export type JsonLd = Record<string, unknown>;

/** Head data of a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** site-relative url of the preview picture for shared links */
  image?: string;
  jsonLd?: JsonLd;
  /** site-relative canonical url, when it is not the page's path */
  canonical?: string;
  /** whether search engines leave the page out */
  noindex?: boolean;
}

export interface RenderResult {
  /** false when only the browser renders the page */
  rendered: boolean;
  status: number;
  html: string;
  /** `<style>` tags */
  styles: string;
  meta: PageMeta;
  hydration: PageState['hydration'];
  /** when the oldest data on the page was last checked (ms), while the database does not answer */
  staleSinceMs?: number;
  /** null when no page is at the address */
  routeId: string | null;
  /** the lazy part that the page shows */
  part?: string;
}

export type Render = (request: RenderRequest) => Promise<RenderResult>;

export interface ServerShell<Code> {
  /** the share scope for the containers of remotes */
  openShareScope: () => Promise<ShareScope>;
  fontUrl: string;
  createRenderer: (remotes: readonly ServerRemote<Code>[]) => Render;
}
