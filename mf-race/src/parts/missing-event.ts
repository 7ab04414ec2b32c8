import { type Client, eventQuery, FetchError, toFailure } from '@holeshot/client';
import { RouteError } from '@holeshot/platform';

/**
 * What a page of an event loads. When there is no such event, it fails as a 404 that says 'Missing Event object'
 * (specification section 4), whichever call learned of it first; any other error stays as it is.
 */
export async function orMissingEvent<T>(client: Client, eventId: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
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
