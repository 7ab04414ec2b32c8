/** A site, and a publish token for it. */
export interface SiteAccess {
  /** scheme and host, without a slash at the end */
  site: string;
  token: string;
}

/** The site refused, or cannot be reached. The message gives the reason. */
export class SiteRefused extends Error {
  override readonly name: string = 'SiteRefused';
  /** the HTTP status, if the site answered */
  readonly status?: number;

  constructor(message: string, status?: number) {
    super(message);
    if (status !== undefined) this.status = status;
  }
}

/** The site cannot be reached. */
export class SiteAway extends SiteRefused {
  override readonly name = 'SiteAway';
}

interface PostBody {
  body: string | Uint8Array<ArrayBuffer>;
  /** media type */
  type: string;
  /** timeout of the response; 30 s when absent */
  timeoutMs?: number;
}

const RESPONSE_MS = 30_000;

/** Calls a site's API: a GET, or a POST with a body. Resolves to the JSON response. Rejects with `SiteRefused`. */
export async function askSite<T>({ site, token }: SiteAccess, path: string, post?: PostBody): Promise<T> {
  const response = await fetch(site + path, {
    ...(post && { method: 'POST', body: post.body }),
    headers: { authorization: `Bearer ${token}`, ...(post && { 'content-type': post.type }) },
    signal: AbortSignal.timeout(post?.timeoutMs ?? RESPONSE_MS),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new SiteAway(`${site} cannot be reached (${error.cause?.code ?? error.message}).`);
  });
  const json = (await response.json().catch(() => undefined)) as { message?: unknown } | undefined;
  if (response.ok) return json as T;
  const message = json?.message;
  const { status } = response;
  throw new SiteRefused(typeof message === 'string' ? message : `${site} answered ${status}.`, status);
}
