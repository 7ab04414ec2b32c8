import { definePage, RouteError } from '@holeshot/platform';

/** `/event` without an id fails with 'Missing ID' (R47). */
export const page = definePage<null>({
  load: () => Promise.reject(new RouteError(404, 'Missing ID')),
  View: () => null,
  meta: () => ({ title: 'Missing ID', description: 'The address names no event.' }),
  Skeleton: () => null,
});
