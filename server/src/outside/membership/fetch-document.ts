const MAX_BYTES = 512 * 1024;

/** An unusable answer of the provider; the message is for operators. */
export class ProviderFaultError extends Error {
  override readonly name = 'ProviderFaultError';
}

/**
 * Like `fetch`, but resolves with the whole body. Rejects with `ProviderFaultError` for a server that does not answer,
 * redirects, or sends more than 512 kB, and when `signal` aborts. Messages contain no code or token.
 */
export async function fetchDocument(
  url: string | URL,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const { host, pathname } = new URL(url);
  const getFault = (what: string, cause?: unknown) =>
    new ProviderFaultError(`${host}${pathname} ${what}`, { cause });
  const sentHeaders = new Headers(init.headers);
  // Patreon refuses requests without a user agent.
  sentHeaders.set('user-agent', 'Holeshot');
  const response = await fetch(url, { ...init, headers: sentHeaders, redirect: 'manual' }).catch(
    (cause: unknown) => {
      throw getFault(init.signal.aborted ? 'does not answer in time' : 'does not answer', cause);
    },
  );
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw getFault(`redirects with ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > MAX_BYTES) throw getFault('sends more than 512 kB');
      parts.push(part);
    }
  } catch (cause) {
    throw cause instanceof ProviderFaultError ? cause : getFault('stopped sending', cause);
  }
  const { status, headers } = response;
  return new Response(status === 204 || status === 205 ? null : Buffer.concat(parts), { status, headers });
}
