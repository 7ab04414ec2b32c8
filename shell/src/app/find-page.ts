import { type RemoteManifest, type RemoteName, type RemoteRoute, reservedWords } from '@holeshot/contract';
import { byPrecision, matchPath, type Params } from '@holeshot/platform/site';

/** The route behind an address, and whose it is. */
export interface Match {
  remote: RemoteName;
  route: RemoteRoute;
  params: Params;
}

/** The page of a path; undefined when the site has none. */
export type FindPage = (pathname: string) => Match | undefined;

/**
 * The site's route table, from what the remotes declare: nothing of a remote is loaded to build it. First segments
 * that belong to the site are no handles.
 */
export function createPageFinder(manifests: readonly RemoteManifest[]): FindPage {
  const routes = manifests
    .flatMap(({ name, routes: own }) => own.map((route) => ({ remote: name, route })))
    .sort((a, b) => byPrecision(a.route.path, b.route.path));
  const reserved = reservedWords(manifests);
  return (pathname) => {
    const first = pathname.split('/')[1]?.toLowerCase() ?? '';
    for (const { remote, route } of routes) {
      if (route.path.startsWith('/:') && reserved.has(first)) continue;
      const params = matchPath(route.path, pathname);
      if (params) return { remote, route, params };
    }
    return undefined;
  };
}
