import { RouteError } from '@holeshot/platform';

/** Title of a page that could not be shown, by what was thrown. */
export const failedTitle = (error: unknown): string =>
  error instanceof RouteError && error.status === 404 ? 'Not found' : 'Error';
