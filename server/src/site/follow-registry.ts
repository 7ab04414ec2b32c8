import { type Database, REVISIONS_CHANNEL } from '../database';
import { createBuildStore } from './build-store';
import { findRegistry, type Generation } from './registry';
import { type Resolution, resolveBuilds } from './resolve';

interface FollowParts {
  database: Database;
  /** absolute */
  buildsDir: string;
  first: Generation;
  onFault: (fault: unknown) => void;
}

export interface FollowedRegistry {
  /** the builds that a visit gets now */
  resolve: () => Promise<Resolution>;
  stop: () => Promise<void>;
}

/** Resolves visits by the registry in force, which the database's notifications keep up to date. */
export async function followRegistry({
  database,
  buildsDir,
  first,
  onFault,
}: FollowParts): Promise<FollowedRegistry> {
  const store = createBuildStore(buildsDir);
  let current = first;
  const refresh = () => {
    findRegistry(database).then((newest) => {
      if (newest && newest.generation > current.generation) current = newest;
    }, onFault);
  };
  const stop = await database.listen(REVISIONS_CHANNEL, {
    message: (scope) => {
      if (scope === 'registry') refresh();
    },
    connection: (isUp) => {
      if (isUp) refresh();
    },
  });
  return { resolve: () => resolveBuilds(current.registry, store, onFault), stop };
}
