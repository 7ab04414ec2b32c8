import { createRequire } from 'node:module';

/**
 * What the shell alone provides and every remote asks the host for: facades rather than libraries, so that the
 * shell's build keeps only the used part of router and styled-components. Of the components of `@holeshot/ui` these
 * are the ones that the shell shows as well, and the map, so that its libraries are fetched once; the others come
 * with the build that uses them, and no page waits for another page's. `shell/src/federation/provided.ts`
 * hands the modules over; a test holds the two lists together.
 */
export const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@holeshot/client',
  '@holeshot/platform',
  '@holeshot/ui/base',
] as const;

const requireFrom = createRequire(import.meta.url);

function versionOf(name: string): string {
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const { version } = requireFrom(`${packageName}/package.json`) as { version: string };
  return version;
}

/** The versions that are built with now: the server sends no remote that was built against others than its shell has. */
export const providedVersions = (): Record<string, string> =>
  Object.fromEntries(PROVIDED.map((name) => [name, versionOf(name)]));
