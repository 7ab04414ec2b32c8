import type { SiteAccess } from './parse-command';

const ANSWER_MS = 30_000;

/** The site refused, or cannot be reached. The message says why. */
export class SiteRefused extends Error {
  override readonly name = 'SiteRefused';
}

/** The JSON answer of a site to a call of its API with a publish token. Rejects with `SiteRefused`. */
export async function askSite<T>({ site, token }: SiteAccess, path: string, body?: unknown): Promise<T> {
  const response = await fetch(site + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new SiteRefused(`${site} cannot be reached (${error.cause?.code ?? error.message}).`);
  });
  const json = (await response.json().catch(() => ({}))) as { message?: string };
  if (response.ok) return json as T;
  throw new SiteRefused(json.message ?? `${site} answered ${response.status}.`);
}
