import { FetchError, toFailure } from '@holeshot/client';
import { RouteError } from '@holeshot/platform';

/** The id that an address names. Throws a 404 with the text `missing` when it is not a number. */
export function parseId(id: string | undefined, missing: string): number {
  if (!id || !/^\d+$/.test(id)) throw new RouteError(404, missing);
  return Number(id);
}

/** Handles the error of a call whose path comes from an address: the API refuses ids that it cannot have with 400. */
export const toNotFound =
  (missing: string) =>
  (error: unknown): never => {
    if (!(error instanceof FetchError) || (error.status !== 404 && error.status !== 400)) throw error;
    throw new RouteError(404, missing, toFailure(error, error.url));
  };
