const READ_MS = 30_000;
/** The site waits 30 s for a body, and then 20 s for its database. */
const WRITE_MS = 60_000;
/** The pace of a slow line that uploads to a proxy, which may wait longer. */
const UPLOAD_BYTES_PER_MS = 10;

/**
 * The browser's `fetch`, which fails when no complete answer arrives in time: where the network goes silent, browsers
 * wait for many minutes.
 */
export function fetchInTime(url: string, init?: RequestInit): Promise<Response> {
  const limitMs = init?.method ? WRITE_MS + String(init.body ?? '').length / UPLOAD_BYTES_PER_MS : READ_MS;
  const late = new AbortController();
  setTimeout(() => late.abort(new Error(`No answer in ${Math.round(limitMs / 1_000)} s`)), limitMs);
  return fetch(url, { ...init, signal: late.signal });
}
