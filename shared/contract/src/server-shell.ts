import type { PageState } from './page';
import type { RemoteManifest, RemoteName } from './remote-manifest';

/*
 * What the shell's server build offers the site's server. The build is loaded as a file, so this is all that one
 * knows of the other. `Code` is what a remote's server build exports: the shell knows it, the server only carries it.
 */

export interface ServerRemote<Code> {
  manifest: RemoteManifest;
  load: (name: RemoteName) => Promise<Code>;
}

/** What pages use of a reply: less than a `Response`, which costs the server time for each. */
export type ApiReply = Pick<Response, 'status' | 'statusText' | 'text'>;

export interface RenderRequest {
  /** absolute, so that loaders see the query */
  url: string;
  nonce: string;
  /** answers GETs of the public API in-process */
  fetch: (url: string) => Promise<ApiReply>;
  signal: AbortSignal;
  /** hears of errors that are the site's own fault; the visitor gets a status instead */
  onError: (error: unknown) => void;
}

/** Head data of a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** site-relative url of the picture that links unfurl with */
  image?: string;
  /** schema.org data */
  jsonLd?: Record<string, unknown>;
  /** site-relative canonical address, when it is not the page's own path */
  canonical?: string;
}

export interface RenderResult {
  /** false when the browser is to render from nothing */
  rendered: boolean;
  status: number;
  html: string;
  /** `<style>` tags with the nonce */
  styles: string;
  meta: PageMeta;
  hydration: PageState['hydration'];
  /** of the page at the address; null when there is none */
  routeId: string | null;
  /** the lazy part of the page that is shown */
  part?: string;
}

export type Render = (request: RenderRequest) => Promise<RenderResult>;

export interface ServerShell<Code> {
  /** modules that remotes' server builds `require` */
  provided: Record<string, unknown>;
  fontUrl: string;
  createRenderer: (remotes: readonly ServerRemote<Code>[]) => Render;
}
