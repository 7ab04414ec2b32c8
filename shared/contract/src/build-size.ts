import type { BuildManifest } from './wire/builds';

/**
 * What a visitor downloads of a build, in bytes: for `entry` the entry, for each route the entry and the route's chunks,
 * for each lazy part of a route (`race:event.laps`) what it adds. `bytesOf` has the bytes of a file as sent.
 */
export function measureBuild(
  { entry, chunks }: Pick<BuildManifest, 'entry' | 'chunks'>,
  bytesOf: (url: string) => number,
): Record<string, number> {
  const entryBytes = bytesOf(entry.url);
  const sizes = Object.entries(chunks).map(([id, files]) => {
    const own = files.reduce((sum, { url }) => sum + bytesOf(url), 0);
    return [id, id.includes('.') ? own : entryBytes + own];
  });
  return { entry: entryBytes, ...Object.fromEntries(sizes) };
}
