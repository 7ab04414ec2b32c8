import type { RemoteName, RemoteRoute } from '@holeshot/contract';
import type { Params } from '@holeshot/platform';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The `handle` of a page's route. */
export interface PageHandle {
  remote: RemoteName;
  route: RemoteRoute;
}

/** The page at an address. */
export interface PageMatch extends PageHandle {
  params: Params;
}

/** Returns undefined when no page has this path. */
export type FindPage = (pathname: string) => PageMatch | undefined;

/** Matches paths against the router's routes, without loading a remote. */
export function createPageFinder(routes: RouteObject[]): FindPage {
  return (pathname) => {
    const match = matchRoutes(routes, pathname)?.at(-1);
    const handle = match?.route.handle as PageHandle | undefined;
    return match && handle && { ...handle, params: match.params };
  };
}
