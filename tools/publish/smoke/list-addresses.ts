import type { RemoteRoute } from '@holeshot/contract';

type Route = Pick<RemoteRoute, 'id' | 'path'>;

const isParameter = (segment: string): boolean => segment.startsWith(':');
const countParameters = ({ path }: Route): number => path.split('/').filter(isParameter).length;

/** The values of a route's parameters in a path; undefined if the path does not match. */
function matchRoute(route: Route, path: string): Record<string, string> | undefined {
  const [wanted, given] = [route.path.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (isParameter(segment) && value !== '') values[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return values;
}

/** Sorts routes with fewer parameters first: their pages link to the others. */
export const sortRoutes = <R extends Route>(routes: readonly R[]): R[] =>
  [...routes].sort((a, b) => countParameters(a) - countParameters(b));

/**
 * Returns a path of the route: its own if it has no parameters, else the first `known` path that no route with fewer
 * parameters has, else one with the parameters of another route's known path; undefined if there is none.
 */
export function findAddress(
  route: Route,
  { routes, known }: { routes: readonly Route[]; known: Iterable<string> },
): string | undefined {
  if (countParameters(route) === 0) return route.path;
  const byParameters = sortRoutes(routes);
  const values: Record<string, string>[] = [];
  for (const path of known) {
    // a file, such as a calendar, is no page
    if (/\.\w+$/.test(path)) continue;
    const owner = byParameters.find((one) => matchRoute(one, path) !== undefined);
    if (owner?.id === route.id) return path;
    const match = owner && matchRoute(owner, path);
    if (match) values.push(match);
  }
  const names = route.path.split('/').filter(isParameter);
  const fitting = values.find((match) => names.every((name) => name.slice(1) in match));
  return fitting && route.path.replace(/:(\w+)/g, (_whole, name: string) => fitting[name] ?? '');
}
