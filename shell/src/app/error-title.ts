import { RouteError } from '@holeshot/platform';

/** Document title of an error view. */
export const errorTitle = (error: unknown): string =>
  error instanceof RouteError && error.status === 404 ? 'Not found' : 'Error';
