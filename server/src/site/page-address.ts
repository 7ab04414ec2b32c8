import type { RemoteManifest } from '@holeshot/contract';
import { findRouteAt } from './unknown-address';

/**
 * The path and query that a page depends on: of the query, the first value of each parameter that its route declares, in
 * the order of the declaration. So `?utm_source=` makes no other page. An address is left as it is when no route
 * matches, or one that declares nothing.
 */
export function pageAddress(manifests: readonly RemoteManifest[], url: string): string {
  const [pathname = '', ...rest] = url.split('?');
  if (rest.length === 0) return url;
  const declared = findRouteAt(manifests, pathname)?.route.query;
  if (!declared) return url;
  const typed = new URLSearchParams(rest.join('?'));
  const used = new URLSearchParams();
  for (const name of declared) {
    const value = typed.get(name);
    if (value !== null) used.set(name, value);
  }
  return used.size > 0 ? `${pathname}?${used}` : pathname;
}
