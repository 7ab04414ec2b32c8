import type { RemoteManifest } from './remote-manifest';

/**
 * Finds conflicts between the remotes' routes: a path, route id or dialog used twice, or a route id without its
 * remote's prefix. Returns one message per conflict.
 */
export function findRouteFaults(manifests: readonly RemoteManifest[]): string[] {
  const routes = manifests.flatMap((manifest) =>
    manifest.routes.map((route) => ({ ...route, owner: manifest.name })),
  );
  const dialogs = manifests.flatMap((manifest) => manifest.dialogs);
  const wrongIds = routes
    .filter(({ id, owner }) => !id.startsWith(`${owner.replace('mf-', '')}:`))
    .map(({ id, owner }) => `${owner} names a route ${id}; its ids begin with ${owner.replace('mf-', '')}:`);
  return [
    ...getDuplicates(routes.map(({ path }) => getPattern(path))).map(
      (path) => `${path} is claimed more than once`,
    ),
    ...getDuplicates(routes.map(({ id }) => id)).map((id) => `the route id ${id} is used more than once`),
    ...getDuplicates(dialogs).map((name) => `the dialog ${name} is answered more than once`),
    ...wrongIds,
  ];
}

/** Drops parameter names and trailing slashes: `/event/:id` and `/event/:eventId/` are the same path. */
const getPattern = (path: string): string => path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1');

const getDuplicates = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
