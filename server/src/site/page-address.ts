import { KEPT_PARAM, type RemoteManifest } from '@holeshot/contract';
import { findRouteAt } from './unknown-address';

/** Whether the service worker requests a page to keep it. */
export const isKeptCopy = (url: string): boolean => new URLSearchParams(url.split('?')[1]).has(KEPT_PARAM);

/** The address of a page without the worker's parameter. */
export function withoutKept(url: string): string {
  if (!isKeptCopy(url)) return url;
  const [pathname = '', query] = url.split('?');
  const rest = new URLSearchParams(query);
  rest.delete(KEPT_PARAM);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/**
 * The path and query that a page depends on: of the query, the first value of each parameter that its route declares,
 * in the order of the declaration. So `?utm_source=` is ignored. An address stays unchanged when no route matches, or
 * the route declares no parameters.
 */
export function pageAddress(manifests: readonly RemoteManifest[], url: string): string {
  const [pathname = '', ...rest] = url.split('?');
  if (rest.length === 0) return url;
  const declared = findRouteAt(manifests, pathname)?.route.query;
  if (!declared) return url;
  const typed = new URLSearchParams(rest.join('?'));
  const used = new URLSearchParams();
  for (const name of [...declared, KEPT_PARAM]) {
    const value = typed.get(name);
    if (value !== null) used.set(name, value);
  }
  return used.size > 0 ? `${pathname}?${used}` : pathname;
}
