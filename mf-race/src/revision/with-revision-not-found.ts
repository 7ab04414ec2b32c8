import { FetchError, toFailure } from '@holeshot/client';
import { RouteError } from '@holeshot/platform';

/**
 * Awaits the calls of a page that an address pins to a revision. When there is no such revision, throws a 404 that says so.
 * Rethrows any other error.
 */
export async function withRevisionNotFound<T>(pinned: string | null, calls: Promise<T>): Promise<T> {
  try {
    return await calls;
  } catch (error) {
    const isUnknown = error instanceof FetchError && [400, 404].includes(error.status ?? 0);
    if (pinned === null || !isUnknown || error.reply?.parameter !== 'revision') throw error;
    throw new RouteError(404, `There is no revision ${pinned}.`, toFailure(error, error.url));
  }
}
