import { createRequire } from 'node:module';
import type { BuildMode } from './build-set';
import { isInstalled } from './paths';

/**
 * The modules that the shell provides to all remotes. Facades (`client`, `platform`) rather than libraries, so that the
 * shell's build drops the unused parts of React Router and styled-components. `ui/base` has the components that the
 * shell uses itself, and the map, whose libraries are large; each remote bundles the other components that it uses, so
 * no page waits for components of other pages.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@holeshot/client',
  '@holeshot/platform',
  '@holeshot/ui/base',
] as const;

const requireFrom = createRequire(import.meta.url);

function getVersion(key: string): string {
  const packageName = key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
  const { version } = requireFrom(`${packageName}/package.json`) as { version: string };
  return version;
}

/** Hot module replacement needs the React Refresh runtime that is connected to the development shell's React. */
const REFRESH_RUNTIME = 'react-refresh/runtime';

const byKey = <T>(mode: BuildMode, value: (version: string, key: string) => T): Record<string, T> => {
  const keys = mode === 'development' && !isInstalled ? [...SHARED_MODULES, REFRESH_RUNTIME] : SHARED_MODULES;
  return Object.fromEntries(keys.map((key) => [key, value(getVersion(key), key)]));
};

/** In a remote's own repository React may be newer than the shell's, so the range is that of our packages. */
function getReactRange(): string {
  const { peerDependencies } = requireFrom('@holeshot/platform/package.json') as {
    peerDependencies: { react: string };
  };
  return peerDependencies.react;
}

/** A remote built against 1.2.0 runs with 1.3.0, but not with 1.1.0 or 2.0.0. */
const getRange = (version: string): string => `^${version}`;

/** The versions that a shell built now provides, by key. */
export const providedVersions = (mode: BuildMode): Record<string, string> =>
  byKey(mode, (version) => version);

/** The ranges that a remote built now requires, by key. */
export const requiredRanges = (mode: BuildMode): Record<string, string> =>
  byKey(mode, (version, key) =>
    isInstalled && key.startsWith('react') ? getReactRange() : getRange(version),
  );

/** The plugin's `shared` option for the shell. */
export const shellShares = (mode: BuildMode) =>
  byKey(mode, (version) => ({
    singleton: true,
    eager: true,
    strictVersion: true,
    version,
    requiredVersion: getRange(version),
  }));

/** The plugin's `shared` option for a remote, which requires `ranges` and has no copies of its own. */
export const remoteShares = (ranges: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(ranges).map(([key, requiredVersion]) => [
      key,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion },
    ]),
  );
