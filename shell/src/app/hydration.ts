import { RouteError } from '@holeshot/platform';
import type { HydrationState } from 'react-router-dom';

/** The server's loader data and errors, as JSON, for the browser's router. */
export interface Hydration {
  /** by route id */
  loaderData: Record<string, unknown>;
  /** by route id; null when no loader failed */
  errors: Record<string, RouteError> | null;
  /** how old the data was when the server rendered it without its database */
  dataAgeSeconds?: number;
}

/** Converts to the router's format: errors become `RouteError` objects again. */
export function toHydrationState({ loaderData, errors }: Hydration): HydrationState {
  if (!errors) return { loaderData };
  const routeErrors = Object.entries(errors).map(([id, error]) => [id, RouteError.from(error)]);
  return { loaderData, errors: Object.fromEntries(routeErrors) };
}
