import { FetchError, toFailure } from '@holeshot/client';
import { RouteError } from '@holeshot/platform';

/**
 * Awaits the requests of a page that may be pinned to a revision. If there is no such revision, throws a `RouteError`
 * 404. Rethrows any other error.
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
