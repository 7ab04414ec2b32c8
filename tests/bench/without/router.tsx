import { createContext as createReactContext, type ReactNode, useContext } from 'react';
import type { LinkProps, Location, Params, RouteObject } from 'react-router-dom';

/*
 * For the shell's build without React Router: shows the page of the document's address with the data that came with it,
 * and can't navigate. Links are anchors.
 */
interface Match {
  route: RouteObject;
  params: Params;
}

interface FirstPage {
  matches: Match[];
  location: Location;
  search: URLSearchParams;
  loaderData: Record<string, unknown>;
}

const IDLE = { state: 'idle' as const, location: undefined };
const noop = () => undefined;

let firstPage: FirstPage;

export const createContext = <T,>(defaultValue?: T) => ({ defaultValue });
export const RouterContextProvider = Map;
export const isRouteErrorResponse = () => false;
export const ScrollRestoration = () => null;

export const generatePath = (path: string, params: Params): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const matchPath = (path: string, pathname: string): Params | undefined => {
  const pattern = path
    .replaceAll('.', '\\.')
    .replace('*', '.*')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}/?$`).exec(pathname);
  return match ? { ...match.groups } : undefined;
};

/** The route with the fewest parameters wins, and `*` is last. */
export function matchRoutes([site]: RouteObject[], pathname: string): Match[] {
  const matches = (site?.children ?? []).flatMap((route) => {
    const params = matchPath(route.path ?? '', pathname);
    return params ? [{ route, params, rank: route.path === '*' ? 9 : Object.keys(params).length }] : [];
  });
  const [page] = matches.sort((a, b) => a.rank - b.rank);
  return site && page ? [{ route: site, params: page.params }, page] : [];
}

export function createBrowserRouter(
  routes: RouteObject[],
  { hydrationData }: { hydrationData: Pick<FirstPage, 'loaderData'> },
) {
  const { pathname, search, hash } = window.location;
  const location = { pathname, search, hash, state: null, key: 'default' };
  firstPage = {
    ...hydrationData,
    location,
    search: new URLSearchParams(search),
    matches: matchRoutes(routes, pathname),
  };
  const state = { location, loaderData: hydrationData.loaderData, navigation: IDLE, errors: null };
  return { state, subscribe: () => noop, dispose: noop, revalidate: noop };
}

const Depth = createReactContext(0);

const renderMatch = (depth: number): ReactNode => (
  <Depth value={depth}>{firstPage.matches[depth]?.route.element}</Depth>
);

export const Outlet = () => renderMatch(useContext(Depth) + 1);

export const RouterProvider = () => (
  // two children, as React Router renders on both sides: the ids that React generates depend on it
  <>
    {renderMatch(0)}
    {null}
  </>
);

export const useLocation = () => firstPage.location;
export const useNavigation = () => IDLE;
export const useNavigate = () => noop;
export const useRouteError = noop;
export const useBlocker = () => ({ state: 'unblocked' });
export const useRevalidator = () => ({ state: 'idle', revalidate: noop });
export const useSearchParams = () => [firstPage.search, noop];
export const useLoaderData = () => firstPage.loaderData[firstPage.matches[useContext(Depth)]?.route.id ?? ''];

export function Link({ to, discover: _, ...rest }: LinkProps) {
  const href = String(to);
  return <a {...rest} href={href.startsWith('?') ? firstPage.location.pathname + href : href} />;
}
