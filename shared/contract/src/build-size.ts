import type { BuildManifest } from './wire/builds';

/**
 * The download size of a build, in bytes: `entry` for the entry, each route for the entry and the route's chunks, each
 * lazy part of a route (`race:event.laps`) for its additional chunks. `getBodyBytes` returns the bytes of a file on the
 * wire.
 */
export function measureBuild(
  { entry, chunks }: Pick<BuildManifest, 'entry' | 'chunks'>,
  getBodyBytes: (url: string) => number,
): Record<string, number> {
  const entryBytes = getBodyBytes(entry.url);
  const sizes = Object.entries(chunks).map(([id, files]) => {
    const own = files.reduce((sum, { url }) => sum + getBodyBytes(url), 0);
    return [id, id.includes('.') ? own : entryBytes + own];
  });
  return { entry: entryBytes, ...Object.fromEntries(sizes) };
}
