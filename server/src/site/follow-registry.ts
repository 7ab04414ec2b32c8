import { type Database, REVISIONS_CHANNEL } from '../database';
import { createBuildStore } from './build-store';
import { findRegistry, type Generation } from './registry';
import { type Resolution, resolveBuilds } from './resolve';

/** A lost notification costs at most this. */
const REFRESH_MS = 30_000;

interface FollowOptions {
  database: Database;
  /** absolute */
  buildsDir: string;
  first: Generation;
  onError: (error: unknown) => void;
  /** how often the registry is read without a notification; 30 s when absent */
  refreshMs?: number;
}

export interface FollowedRegistry {
  /** the builds that a visit gets now */
  resolve: () => Promise<Resolution>;
  stop: () => Promise<void>;
}

/**
 * Resolves visits with the newest generation of the registry, which the database's notifications and a reading every
 * 30 s keep up to date. A generation is resolved once, and again after each visit that found a build unusable.
 */
export async function followRegistry({
  database,
  buildsDir,
  first,
  onError,
  refreshMs = REFRESH_MS,
}: FollowOptions): Promise<FollowedRegistry> {
  const store = createBuildStore(buildsDir);
  let current = first;
  const refresh = () => {
    findRegistry(database).then((newest) => {
      if (newest && newest.generation > current.generation) current = newest;
    }, onError);
  };
  const stop = await database.listen(REVISIONS_CHANNEL, {
    message: (scope) => {
      if (scope === 'registry') refresh();
    },
    connection: (isUp) => {
      if (isUp) refresh();
    },
  });
  let resolved: { generation: Generation; resolution: Promise<Resolution> } | undefined;
  const resolve = (): Promise<Resolution> => {
    if (resolved?.generation === current) return resolved.resolution;
    const forget = () => {
      resolved = undefined;
    };
    const resolution = resolveBuilds(current.registry, store, (error) => {
      forget();
      onError(error);
    });
    resolved = { generation: current, resolution };
    resolution.catch(forget);
    return resolution;
  };
  const timer = setInterval(refresh, refreshMs);
  timer.unref();
  return {
    resolve,
    async stop() {
      clearInterval(timer);
      await stop();
    },
  };
}
