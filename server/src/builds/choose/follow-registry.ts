import { findSlot, listSlots } from '@holeshot/contract';
import { LRUCache } from 'lru-cache';
import { type Database, INVALIDATION_TOPIC } from '../../database';
import { type Generation, RegistryUnsigned, readRegistry } from '../registry/registry';
import type { BuildStore } from '../store/build-store';
import type { OpenSet } from '../store/open-set';
import { type Choices, chooseBuilds, NOBODY, type Visitor } from './choose-builds';
import { listBuildIds, type OnUnusable, type PageBuild, type Resolution, resolveBuilds } from './resolve';
import { createStrikes } from './strikes';

/** The maximum delay after a lost notification. */
const REFRESH_MS = 30_000;
/** Sets of builds in memory; enough for a few concurrent rollouts. */
const MAX_SETS = 64;
/** How long a set with an unusable build is used before it is resolved again. */
const UNUSABLE_MS = 5_000;
/** Faults of builds that this process remembers to have reported. */
const MAX_REPORTED = 200;

interface FollowOptions {
  database: Database;
  store: BuildStore;
  open: OpenSet;
  first: Generation;
  onError: (error: unknown) => void;
  /** how often the registry is read without a notification; 30 s when absent */
  refreshMs?: number;
}

export interface BuildSource {
  /** whether buckets decide: visitors then have an id */
  hasRollouts: () => boolean;
  /** the builds of a visit; without a visitor the stable ones */
  resolve: (visitor?: Visitor) => Promise<Resolution>;
  /**
   * Records a failure of a build on the server: after three in a minute this process avoids the build for a minute. A
   * stable build is not avoided: one page that always fails must not change the site for everybody.
   */
  strike: (buildId: string) => void;
  /** The ids of builds that pages of a set may run, of shell and remotes with a rollout. */
  listInRollouts: (resolution: Resolution) => string[];
  /** Those of `builds` that are not the stable ones, and were not just before: they may be faulty. */
  listCandidates: (builds: readonly PageBuild[]) => PageBuild[];
}

/** The builds of a site. */
export interface Builds {
  /** absolute folders of builds, the first of them that of `npm run build` */
  buildsDirs: readonly [string, ...string[]];
  store: BuildStore;
  source: BuildSource;
  /** Calls `listener` for each fault of a candidate that no page shows, because it happened after the page was sent. */
  watchLateFaults: (listener: (build: PageBuild) => void) => void;
}

export interface FollowedRegistry extends BuildSource {
  /** Makes this process avoid a build for a minute, as the third failure of a candidate does. */
  avoid: (buildId: string) => void;
  /** whether this process avoids a build */
  isAvoided: (buildId: string) => boolean;
  stop: () => Promise<void>;
}

/**
 * Resolves visits with the newest generation of the registry, unless the settings name a key that did not sign it. The
 * database's notifications and a reading every 30 s keep it up to date. Each set of builds is resolved once, and again 5 s
 * after one of its builds was unusable, which is reported once.
 */
export async function followRegistry({
  database,
  store,
  open,
  first,
  onError,
  refreshMs = REFRESH_MS,
}: FollowOptions): Promise<FollowedRegistry> {
  let current = first;
  // listed once for each generation: every request asks for them
  let slots = listSlots(first.registry);
  let lastReported: number | undefined;
  const refresh = async () => {
    const { current: newest, refused } = await readRegistry(database);
    if (newest && newest.generation > current.generation) {
      current = newest;
      slots = listSlots(newest.registry);
    }
    if (refused !== undefined && refused !== lastReported) onError(new RegistryUnsigned(refused));
    lastReported = refused;
  };
  await refresh().catch(onError);
  const refreshSoon = () => void refresh().catch(onError);
  const stop = await database.listen(INVALIDATION_TOPIC, {
    message: (scope) => {
      if (scope === 'registry') refreshSoon();
    },
    connection: (isUp) => {
      if (isUp) refreshSoon();
    },
  });
  const timer = setInterval(refreshSoon, refreshMs);
  timer.unref();

  const isStable = (buildId: string): boolean => slots.some(({ slot }) => slot.stable?.buildId === buildId);
  const strikes = createStrikes();
  const choose = (visitor: Visitor): Choices => {
    const avoided = strikes.list();
    return chooseBuilds(
      current.registry,
      avoided.size === 0 ? visitor : { ...visitor, avoided: new Set([...visitor.avoided, ...avoided]) },
    );
  };
  const sets = new LRUCache<string, Promise<Resolution>>({ max: MAX_SETS });
  const reported = new LRUCache<string, true>({ max: MAX_REPORTED });
  const reportOnce: OnUnusable = ({ name, ref, error, isFallback }) => {
    const fault = `${name} ${ref.buildId} ${error}`;
    if (isFallback || reported.has(fault)) return;
    reported.set(fault, true);
    onError(error);
  };
  const resolve = (visitor: Visitor = NOBODY): Promise<Resolution> => {
    const choices = choose(visitor);
    const key = getKey(choices);
    const cached = sets.get(key);
    if (cached) return cached;
    const forgetSoon = () => setTimeout(() => sets.delete(key), UNUSABLE_MS).unref();
    const resolution = resolveBuilds(choices, {
      store,
      open,
      onUnusable(fault) {
        forgetSoon();
        reportOnce(fault);
      },
    });
    sets.set(key, resolution);
    resolution.catch(() => sets.delete(key));
    return resolution;
  };
  return {
    hasRollouts: () =>
      slots.some(({ slot: { rollout } }) => rollout?.suspended === null && rollout.weight > 0),
    avoid(buildId) {
      if (!isStable(buildId)) strikes.avoid(buildId);
    },
    isAvoided: (buildId) => strikes.list().has(buildId),
    resolve,
    listCandidates: (builds) =>
      builds.filter(({ name, buildId }) => {
        const slot = findSlot(current.registry, name);
        if (buildId === slot?.rollout?.build.buildId) return true;
        return buildId !== slot?.stable?.buildId && buildId !== slot?.previous?.buildId;
      }),
    listInRollouts: (resolution) =>
      slots.flatMap(({ name, slot }) => (slot.rollout ? listBuildIds(resolution, name) : [])),
    strike(buildId) {
      if (!isStable(buildId)) strikes.add(buildId);
    },
    async stop() {
      clearInterval(timer);
      await stop();
    },
  };
}

/** With the integrity, because a development build changes under its id. */
const getKey = (choices: Choices): string =>
  Object.entries(choices)
    .map(([name, { refs }]) => `${name} ${refs.map((ref) => `${ref.buildId} ${ref.integrity}`).join(' ')}`)
    .join(' ');
