import { CHANNEL_NAMES, type ChannelName } from '@holeshot/contract';
import type { BuildRef, Cohort, Registry, RegistryChannel } from '@holeshot/contract/wire';
import { bucketOf } from './bucket';

/** What the choice of builds depends on, beside the registry. */
export interface Visitor {
  /** of the visitor's cookie; null for who has none, and for requests that are not about a page */
  id: string | null;
  /** of the session; null for who is not signed in */
  person: { id: number; isStaff: boolean; clubIds: readonly number[] } | null;
  /** builds that a signed cookie of the staff asks for */
  overrides: Partial<Record<ChannelName, BuildRef>>;
  /** ids of builds that failed for this visitor, or fail in this process */
  avoided: ReadonlySet<string>;
}

export type Reason = 'override' | 'staff' | 'club' | 'user' | 'bucket' | 'stable' | 'fallback';

export interface Choice {
  /** the build, then those to use when it fails */
  refs: BuildRef[];
  reason: Reason;
}

export type Choices = Partial<Record<ChannelName, Choice>>;

/** The ids of builds by name. */
export const idsOf = (builds: Visitor['overrides']): Partial<Record<ChannelName, string>> =>
  Object.fromEntries(Object.entries(builds).map(([name, { buildId }]) => [name, buildId]));

/** A visitor about whom nothing is known: who gets the stable builds. */
export const NOBODY: Visitor = { id: null, person: null, overrides: {}, avoided: new Set() };

/**
 * Chooses the builds of a visitor. In this order: never a killed build, then a signed override, never a build that failed
 * for this visitor; who is in the rollout's cohort and whose bucket is below its weight gets the candidate; everybody else
 * the stable build. Each choice ends with the stable build and the one before it.
 */
export function chooseBuilds(registry: Registry, visitor: Visitor): Choices {
  const choices: Choices = {};
  for (const name of CHANNEL_NAMES) {
    const channel = findChannel(registry, name);
    if (channel) choices[name] = chooseBuild(channel, visitor, visitor.overrides[name]);
  }
  return choices;
}

/** The shell's channel or that of a remote; undefined for a remote that nobody has published. */
export const findChannel = (registry: Registry, name: ChannelName): RegistryChannel | undefined =>
  name === 'shell' ? registry.shell : registry.remotes[name];

function chooseBuild(channel: RegistryChannel, visitor: Visitor, override: BuildRef | undefined): Choice {
  const { stable, previous, rollout, killed } = channel;
  const isAllowed = ({ buildId }: BuildRef) => !killed.includes(buildId);
  const isUsable = (ref: BuildRef) => isAllowed(ref) && !visitor.avoided.has(ref.buildId);
  const safe = [stable, ...(previous ? [previous] : [])].filter(isUsable);
  const followedBySafe = (ref: BuildRef): BuildRef[] => [
    ref,
    ...safe.filter(({ buildId }) => buildId !== ref.buildId),
  ];

  if (override && isAllowed(override)) return { refs: followedBySafe(override), reason: 'override' };
  const why = rollout && findReason(rollout, visitor);
  if (rollout && why && isUsable(rollout.build)) return { refs: followedBySafe(rollout.build), reason: why };
  if (safe[0] === stable) return { refs: safe, reason: 'stable' };
  // a stable build that fails everywhere is better than none
  return { refs: safe.length > 0 ? safe : [stable], reason: 'fallback' };
}

/** Why a visitor is in a rollout; undefined for who is not. */
function findReason(
  { cohort, salt, weight }: { cohort: Cohort; salt: string; weight: number },
  { id, person }: Visitor,
): Reason | undefined {
  if (person && cohort.staff && person.isStaff) return 'staff';
  if (person && cohort.userIds.includes(person.id)) return 'user';
  if (person?.clubIds.some((clubId) => cohort.clubIds.includes(clubId))) return 'club';
  return id !== null && bucketOf(salt, id) < weight ? 'bucket' : undefined;
}
