import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { currentBuildsSchema } from '@holeshot/contract/wire';
import type { Database } from '../database';
import { appendRegistry, findRegistry, type Generation, withStableBuilds } from './registry';

/**
 * Makes the builds of the last `npm run build` the stable ones, unless they are. Returns the newest generation. Rejects
 * when there are no builds.
 */
export async function loadBuilds(database: Database, buildsDir: string): Promise<Generation> {
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
