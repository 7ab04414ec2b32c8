import type {
  DeliveryReply,
  JoinReply,
  SyncClub,
  SyncEvent,
  SyncRegistration,
} from '@holeshot/contract/wire';

/** The outcome of a request. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  /** the site rejects this request for good */
  | { kind: 'refused'; status: number; message: string }
  /** the key is wrong or revoked */
  | { kind: 'locked-out' }
  /** no answer, or the site asks to wait */
  | { kind: 'later'; message: string; retryMs?: number };

/** The calls of the site's sync API. */
export interface SiteClient {
  getClub(): Promise<Outcome<SyncClub>>;
  listEvents(): Promise<Outcome<SyncEvent[]>>;
  listRegistrations(eventId: string): Promise<Outcome<SyncRegistration[]>>;
  /** Joins an event of the site with the app's of that day. */
  join(siteEventId: string): Promise<Outcome<JoinReply>>;
  deliver(path: string, body: object): Promise<Outcome<DeliveryReply>>;
  /** Reports that the folder of an event or a race no longer exists. */
  remove(path: string, sequence: number): Promise<Outcome<DeliveryReply>>;
  /** Forwards notifications of the desktop app, at most 100. */
  notify(notifications: readonly object[]): Promise<Outcome<unknown>>;
}

const REQUEST_MS = 60_000;
const WAITING_STATUS = new Set([408, 425, 429]);

function parseRetry(header: string | null): number | undefined {
  const seconds = Number(header ?? '');
  return header !== null && seconds >= 0 ? seconds * 1_000 : undefined;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `whenEmpty` is the value of a valid response without a body. */
async function readOutcome<T>(response: Response, whenEmpty?: T): Promise<Outcome<T>> {
  const { status, headers } = response;
  const text = await response.text();
  const json = text === '' ? whenEmpty : parseBody(text);
  const error = json as { message?: string; parameter?: string } | undefined;
  const message = error?.message ?? `${status} ${response.statusText}`;
  if (status === 401) return { kind: 'locked-out' };
  // applies to the whole club, not one event, as long as it lacks the Club tier
  if (status === 403 && error?.parameter === undefined) return { kind: 'later', message };
  // a proxy that does not find the site while it restarts answers 404 itself
  const isOfProxy = status === 404 && json === undefined;
  if (status >= 500 || WAITING_STATUS.has(status) || isOfProxy) {
    const retryMs = parseRetry(headers.get('retry-after'));
    return { kind: 'later', message, ...(retryMs !== undefined && { retryMs }) };
  }
  if (status !== 200) return { kind: 'refused', status, message };
  // such as the sign-in page of a network that intercepts requests
  if (json === undefined) return { kind: 'later', message: 'the answer is not that of the site' };
  return { kind: 'done', value: json as T };
}

/** Opens the sync API of a site. `signal` aborts requests in progress. */
export function openSite({ site, key }: { site: string; key: string }, signal: AbortSignal): SiteClient {
  const request = async <T>(path: string, init: RequestInit, whenEmpty?: T): Promise<Outcome<T>> => {
    try {
      const response = await fetch(`${site}/api/sync${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${key}`,
          ...(init.body !== undefined && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]),
      });
      return await readOutcome<T>(response, whenEmpty);
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      return { kind: 'later', message: cause?.code ?? message };
    }
  };
  return {
    getClub: () => request('/club', { method: 'GET' }),
    listEvents: () => request('/events', { method: 'GET' }),
    listRegistrations: (eventId) => request(`/events/${eventId}/registrations`, { method: 'GET' }),
    join: (siteEventId) => request(`/events/${siteEventId}/join`, { method: 'PUT', body: '{}' }),
    notify: (notifications) =>
      request<unknown>('/notifications', { method: 'PUT', body: JSON.stringify({ notifications }) }, ''),
    deliver: (path, body) => request(path, { method: 'PUT', body: JSON.stringify(body) }),
    remove: (path, sequence) => request(`${path}?sequence=${sequence}`, { method: 'DELETE' }),
  };
}
