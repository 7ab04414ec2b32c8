import { RouteError } from '@holeshot/platform';
import type { HydrationState } from 'react-router-dom';
import type { Notes } from './site-notes';

/** The server's loader data and errors, as JSON, for the browser's router. */
export interface Hydration {
  /** by route id */
  loaderData: Record<string, unknown>;
  /** by route id; null when no loader failed */
  errors: Record<string, RouteError> | null;
  /** absent when there are none */
  notes?: Notes;
}

/** Converts to the router's format: errors become `RouteError` objects again. */
export function toHydrationState({ loaderData, errors }: Hydration): HydrationState {
  if (!errors) return { loaderData };
  const routeErrors = Object.entries(errors).map(([id, error]) => [id, RouteError.from(error)]);
  return { loaderData, errors: Object.fromEntries(routeErrors) };
}
