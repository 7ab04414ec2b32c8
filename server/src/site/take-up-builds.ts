import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { currentBuildsSchema } from '@holeshot/contract/wire';
import type { Database } from '../database';
import { appendRegistry, findRegistry, type Generation, withStableBuilds } from './registry';

/**
 * Makes the builds of the last `npm run build` the stable ones, when they are not already. Returns the generation in
 * force. Throws when nothing was ever built.
 */
export async function takeUpBuilds(database: Database, buildsDir: string): Promise<Generation> {
  const text = await readFile(path.join(buildsDir, 'current.json'), 'utf8').catch(() => {
    throw new Error(`There are no builds in ${buildsDir}; run npm run build`);
  });
  const current = await findRegistry(database);
  const registry = withStableBuilds(current?.registry, currentBuildsSchema.parse(JSON.parse(text)));
  if (current && JSON.stringify(current.registry) === JSON.stringify(registry)) return current;
  return appendRegistry(database, {
    after: current?.generation ?? 0,
    registry,
    who: 'npm run build',
    why: 'built on this machine',
  });
}
