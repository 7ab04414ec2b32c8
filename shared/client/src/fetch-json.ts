import { type ApiReply, type ErrorReply, PERSON_HEADER } from '@holeshot/contract';
import { FetchError, isOffline } from './fetch-error';

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

export type Fetch = (url: string, init?: RequestInit) => Promise<ApiReply>;

/** HTTP/2 sends no status texts, but error messages need one. */
const STATUS_TEXT: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** GETs JSON. Throws `FetchError` for a status other than 200, with status and status text as its message (R48). */
export async function getJson(fetch: Fetch, url: string, options: { cache: boolean }): Promise<unknown> {
  const init = options.cache ? {} : { cache: 'no-store' as const, headers: { 'cache-control': 'no-store' } };
  const reply = await getReply(fetch, url, init);
  if (reply.value !== undefined) return reply.value;
  const text = await readText(reply, url);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FetchError(`Invalid JSON: ${text.slice(0, 200)}`, url, 200, null, { cause: error });
  }
}

interface Write {
  method: WriteMethod;
  url: string;
  body?: unknown;
  /** id of the person for whom the page was loaded; null for a visitor */
  personId: number | null;
}

/** Writes, with a JSON body if there is one. Returns the reply's text; throws `FetchError` as `getJson` does. */
export async function sendJson(fetch: Fetch, { method, url, body, personId }: Write): Promise<string> {
  const reply = await getReply(fetch, url, {
    method,
    headers: {
      ...(personId !== null && { [PERSON_HEADER]: String(personId) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return readText(reply, url);
}

/** The reply with status 200, or throws `FetchError`. */
async function getReply(fetch: Fetch, url: string, init: RequestInit): Promise<ApiReply> {
  const reply = await fetch(url, init).catch(throwFor(url));
  if (reply.status === 200) return reply;
  const text = await readText(reply, url);
  const statusText = reply.statusText || STATUS_TEXT[reply.status] || '';
  throw new FetchError(`${reply.status} ${statusText}`.trim(), url, reply.status, parseErrorReply(text));
}

const readText = (reply: ApiReply, url: string): Promise<string> => reply.text().catch(throwFor(url));

/** Throws what the network did as `FetchError`, in the same words in every browser. */
const throwFor =
  (url: string) =>
  (cause: unknown): never => {
    const message = isOffline() ? 'You are offline' : 'The site does not answer';
    throw new FetchError(message, url, null, null, { cause });
  };

function parseErrorReply(text: string): ErrorReply | null {
  try {
    const reply: unknown = JSON.parse(text);
    const isReply = typeof reply === 'object' && reply !== null && 'code' in reply && 'message' in reply;
    return isReply ? (reply as ErrorReply) : null;
  } catch {
    return null;
  }
}
