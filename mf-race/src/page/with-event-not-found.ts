import { type Client, eventQuery, FetchError, toFailure } from '@holeshot/client';
import { RouteError } from '@holeshot/platform';

/**
 * Awaits the requests of a page under an event. If the event does not exist, throws a `RouteError` 404 'Missing Event
 * object' (R47), whichever request fails first. Rethrows any other error.
 */
export async function withEventNotFound<T>(client: Client, eventId: string, calls: Promise<T>): Promise<T> {
  try {
    return await calls;
  } catch (error) {
    if (is404(error)) await client.get(eventQuery(eventId)).catch(throwMissing);
    throw error;
  }
}

const is404 = (error: unknown): error is FetchError => error instanceof FetchError && error.status === 404;

function throwMissing(error: unknown): never {
  if (!is404(error)) throw error;
  throw new RouteError(404, 'Missing Event object', toFailure(error, error.url));
}
