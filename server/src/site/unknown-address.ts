import { type RemoteManifest, type RemoteRoute, reservedWords } from '@holeshot/contract';

/**
 * The kind of an address without a page: the first segment if it is one of the site's own words, because the menu marks
 * it, otherwise `''`. Undefined when a route of the remotes may match. Addresses of one kind have the same page, apart
 * from the address itself.
 */
export function findUnknownKind(manifests: readonly RemoteManifest[], pathname: string): string | undefined {
  const segments = getSegments(decodePath(pathname));
  const routes = manifests.flatMap((manifest) => manifest.routes);
  if (routes.some(({ path }) => mayMatch(getSegments(path.toLowerCase()), segments))) return undefined;
  const [first = ''] = segments;
  return reservedWords(manifests).has(first) ? first : '';
}

const getSegments = (path: string): string[] => path.split('/').filter(Boolean);

/** Like the router: case-insensitive, with decoded segments. */
function decodePath(pathname: string): string {
  const decoded = pathname.split('/').map((segment) => {
    try {
      return decodeURIComponent(segment).replaceAll('/', '%2F');
    } catch {
      return segment;
    }
  });
  return decoded.join('/').toLowerCase();
}

/** The route that may match `pathname`, with its remote; prefers the path with the most fixed segments. */
export function findRouteAt(
  manifests: readonly RemoteManifest[],
  pathname: string,
): { name: RemoteManifest['name']; route: RemoteRoute } | undefined {
  const segments = getSegments(decodePath(pathname));
  const matches = manifests.flatMap(({ name, routes }) =>
    routes
      .map((route) => ({ route, pattern: getSegments(route.path.toLowerCase()) }))
      .filter(({ pattern }) => mayMatch(pattern, segments))
      .map(({ route, pattern }) => ({
        name,
        route,
        fixed: pattern.filter((part) => !part.startsWith(':')).length,
      })),
  );
  return matches.sort((a, b) => b.fixed - a.fixed)[0];
}

/** Wildcards and optional segments count as a match of anything. */
function mayMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  if (pattern.some((part) => part === '*' || part.endsWith('?'))) return true;
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}
