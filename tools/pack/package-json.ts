type Versions = Record<string, string>;

export interface PackageJson {
  name: string;
  version: string;
  exports: Record<string, string>;
  sideEffects?: boolean;
  dependencies?: Versions;
}

interface Added {
  /** with exact versions, like all in this repository */
  dependencies?: Versions;
  bin?: Record<string, string>;
  exports?: Record<string, string>;
}

/** A page has a single React, which is the remote's own dependency. */
const PEERS = ['react', 'react-dom'];

/**
 * The package.json of a packed package: its modules are JavaScript with declarations in `dist`, and it accepts later
 * minor versions of its dependencies.
 */
export function packedJson(
  { name, version, exports, sideEffects, dependencies }: PackageJson,
  added: Added = {},
): object {
  const ranges = Object.entries({ ...dependencies, ...added.dependencies }).map(
    ([one, exact]) => [one, `^${exact}`] as const,
  );
  const isPeer = ([one]: readonly [string, string]) => PEERS.includes(one);
  return {
    name,
    version,
    license: 'MIT',
    type: 'module',
    ...(sideEffects !== undefined && { sideEffects }),
    exports: { ...Object.fromEntries(Object.entries(exports).map(getExport)), ...added.exports },
    ...(added.bin && { bin: added.bin }),
    dependencies: Object.fromEntries(ranges.filter((range) => !isPeer(range))),
    peerDependencies: Object.fromEntries(ranges.filter(isPeer)),
    engines: { node: '>=20.19.0' },
  };
}

function getExport([key, source]: [string, string]): [string, string | { types: string; default: string }] {
  if (!/\.tsx?$/.test(source)) return [key, source];
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return [key, { types: `${built}.d.ts`, default: `${built}.js` }];
}
