import type { RemoteManifest } from './remote-manifest';

/**
 * What is wrong with the remotes' routes taken together: a path or an id claimed twice, an id that does not
 * begin with its remote, a dialog answered twice. Empty when each is claimed exactly once.
 */
export function findRouteFaults(manifests: readonly RemoteManifest[]): string[] {
  const routes = manifests.flatMap((manifest) =>
    manifest.routes.map((route) => ({ ...route, owner: manifest.name })),
  );
  const dialogs = manifests.flatMap((manifest) => manifest.dialogs);
  const foreign = routes
    .filter(({ id, owner }) => !id.startsWith(`${owner.replace('mf-', '')}:`))
    .map(({ id, owner }) => `${owner} names a route ${id}; its ids begin with ${owner.replace('mf-', '')}:`);
  return [
    ...repeated(routes.map(({ path }) => patternOf(path))).map((path) => `${path} is claimed more than once`),
    ...repeated(routes.map(({ id }) => id)).map((id) => `the route id ${id} is used more than once`),
    ...repeated(dialogs).map((name) => `the dialog ${name} is answered more than once`),
    ...foreign,
  ];
}

/** Parameter names do not make paths differ. */
const patternOf = (path: string): string => path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1');

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
