import { createRequire } from 'node:module';

/**
 * What the shell alone provides and every remote asks the host for: facades rather than libraries, so that the
 * shell's build keeps only the used part of router and styled-components. `shell/src/federation/provided.ts`
 * hands the modules over; a test holds the two lists together.
 */
export const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@holeshot/client',
  '@holeshot/platform',
  '@holeshot/ui',
] as const;

const requireFrom = createRequire(import.meta.url);

/** Version of a provided module: a remote built against another one is refused when it loads. */
export function providedVersion(name: (typeof PROVIDED)[number]): string {
  const packageName = name.startsWith('@') ? name : (name.split('/')[0] ?? name);
  const { version } = requireFrom(`${packageName}/package.json`) as { version: string };
  return version;
}
