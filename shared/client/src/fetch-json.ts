import type { ApiReply, ErrorReply } from '@holeshot/contract';
import { FetchError } from './fetch-error';

export type Fetch = (url: string, init?: RequestInit) => Promise<ApiReply>;

/** HTTP/2 sends no status texts, but error messages need one. */
const STATUS_TEXT: Record<number, string> = {
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** GETs JSON. Throws `FetchError` for a status other than 200, with status and status text as its message (R48). */
export async function getJson(fetch: Fetch, url: string, options: { cache: boolean }): Promise<unknown> {
  const init = options.cache ? {} : { cache: 'no-store' as const, headers: { 'cache-control': 'no-store' } };
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new FetchError(error instanceof Error ? error.message : String(error), url, null, null, {
      cause: error,
    });
  });
  const text = await response.text();
  if (response.status !== 200) {
    const statusText = response.statusText || STATUS_TEXT[response.status] || '';
    throw new FetchError(
      `${response.status} ${statusText}`.trim(),
      url,
      response.status,
      parseErrorReply(text),
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FetchError(`Invalid JSON: ${text.slice(0, 200)}`, url, response.status, null, { cause: error });
  }
}

/** POSTs JSON. Returns the reply's text on status 200, `false` otherwise. */
export async function postJson(fetch: Fetch, url: string, body: unknown): Promise<string | false> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status === 200 ? response.text() : false;
}

function parseErrorReply(text: string): ErrorReply | null {
  try {
    const reply: unknown = JSON.parse(text);
    const isReply = typeof reply === 'object' && reply !== null && 'code' in reply && 'message' in reply;
    return isReply ? (reply as ErrorReply) : null;
  } catch {
    return null;
  }
}
