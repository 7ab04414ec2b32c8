import { definePage, RouteError } from '@holeshot/platform';

/** `/event` without an id: a routing failure with the text that the specification has for it (section 4). */
export const page = definePage<null>({
  load: () => Promise.reject(new RouteError(404, 'Missing ID')),
  View: () => null,
  meta: () => ({ title: 'Missing ID', description: 'The address names no event.' }),
  Skeleton: () => null,
});
