import type { PageState, RemoteManifest, RemoteName } from '@holeshot/contract';

/*
 * What the shell's server build exports and the site uses. The shell is loaded as a file, like any build, so the
 * server knows it by this shape only; `shell/src/server-shell.tsx` is checked against it by a test.
 */

/** A remote's server build, opaque to the server: the shell knows what is in it. */
export interface RemoteCode {
  manifest: RemoteManifest;
  pages: Record<string, unknown>;
}

export interface ServerRemote {
  manifest: RemoteManifest;
  load: (name: RemoteName) => Promise<RemoteCode>;
}

export interface RenderRequest {
  /** absolute, so that loaders see the query */
  url: string;
  nonce: string;
  fetch: (url: string) => Promise<Response>;
  signal: AbortSignal;
  /** hears of errors that are the site's own fault; the visitor gets a status instead */
  onError: (error: unknown) => void;
}

export interface RenderResult {
  /** false when the browser is to render from nothing */
  rendered: boolean;
  status: number;
  /** set for a redirect; nothing else is of use then */
  location: string | null;
  html: string;
  /** `<style>` tags with the nonce */
  styles: string;
  meta: {
    title: string;
    description: string;
    image?: string;
    jsonLd?: Record<string, unknown>;
    canonical?: string;
  };
  hydration: PageState['hydration'];
  /** matched route ids, outermost first */
  routeIds: string[];
}

export type Render = (request: RenderRequest) => Promise<RenderResult>;

export interface ServerShell {
  /** modules that remotes' server builds `require` */
  provided: Record<string, unknown>;
  fontUrl: string;
  createRenderer: (remotes: readonly ServerRemote[]) => Render;
}
