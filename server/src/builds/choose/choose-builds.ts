import { hash } from 'node:crypto';
import { type BySlot, listSlots } from '@holeshot/contract';
import type { BuildRef, Cohort, Registry, RegistrySlot } from '@holeshot/contract/wire';

/** The facts that decide the choice of builds, besides the registry. */
export interface Visitor {
  /** from the visitor's cookie; null without one, and for requests that are not about a page */
  id: string | null;
  /** from the session; null when signed out */
  person: { id: number; isStaff: boolean; clubIds: readonly number[] } | null;
  /** builds that a signed cookie of the staff asks for */
  overrides: BySlot<BuildRef>;
  /** ids of builds that failed for this visitor, or fail in this process */
  avoided: ReadonlySet<string>;
}

export type Reason = 'override' | 'staff' | 'club' | 'user' | 'bucket' | 'stable' | 'fallback';

export interface Choice {
  /** the build, then those to use when it fails */
  refs: BuildRef[];
  reason: Reason;
}

export type Choices = BySlot<Choice>;

export const getBuildIds = (builds: Visitor['overrides']): BySlot<string> =>
  Object.fromEntries(Object.entries(builds).map(([name, { buildId }]) => [name, buildId]));

/** An unknown visitor, who gets the stable builds. */
export const NOBODY: Visitor = { id: null, person: null, overrides: {}, avoided: new Set() };

/**
 * Chooses the builds of a visitor. In this order: never a killed build, then a signed override, never a build that
 * failed for this visitor. Visitors in the rollout's cohort or with a bucket below its weight get the candidate, unless
 * it is suspended. Everybody else gets the stable build, or no build of a new remote. Each choice ends with the stable
 * build and the one before it.
 */
export function chooseBuilds(registry: Registry, visitor: Visitor): Choices {
  const choices: Choices = {};
  for (const { name, slot } of listSlots(registry)) {
    const choice = chooseBuild(slot, visitor, visitor.overrides[name]);
    if (choice) choices[name] = choice;
  }
  return choices;
}

function chooseBuild(
  slot: RegistrySlot,
  visitor: Visitor,
  override: BuildRef | undefined,
): Choice | undefined {
  const { stable, previous, rollout, killed } = slot;
  const isAllowed = ({ buildId }: BuildRef) => !killed.includes(buildId);
  const isUsable = (ref: BuildRef) => isAllowed(ref) && !visitor.avoided.has(ref.buildId);
  const safe = [stable, previous].filter((ref) => ref !== null).filter(isUsable);
  const followedBySafe = (ref: BuildRef): BuildRef[] => [
    ref,
    ...safe.filter(({ buildId }) => buildId !== ref.buildId),
  ];

  if (override && isAllowed(override)) return { refs: followedBySafe(override), reason: 'override' };
  const why = rollout && rollout.suspended === null && findReason(rollout, visitor);
  if (rollout && why && isUsable(rollout.build)) return { refs: followedBySafe(rollout.build), reason: why };
  if (!stable) return undefined;
  if (safe[0] === stable) return { refs: safe, reason: 'stable' };
  // a stable build that fails everywhere is better than none
  return { refs: safe.length > 0 ? safe : [stable], reason: 'fallback' };
}

/** Why a visitor is in a rollout; undefined if not. */
function findReason(
  { cohort, salt, weight }: { cohort: Cohort; salt: string; weight: number },
  { id, person }: Visitor,
): Reason | undefined {
  if (person && cohort.staff && person.isStaff) return 'staff';
  if (person && cohort.userIds.includes(person.id)) return 'user';
  if (person?.clubIds.some((clubId) => cohort.clubIds.includes(clubId))) return 'club';
  return id !== null && computeBucket(salt, id) < weight ? 'bucket' : undefined;
}

/** Buckets of a rollout; its weight says how many of them get the candidate. */
const BUCKETS = 10_000;

/**
 * The bucket of a visitor in a rollout, from 0 to 9,999: the first 32 bits of SHA-256 of `<salt>:<visitor id>`, modulo
 * 10,000. With the rollout's salt in it, buckets of two rollouts are independent of each other.
 */
export function computeBucket(salt: string, visitorId: string): number {
  const digest = hash('sha256', `${salt}:${visitorId}`, 'hex');
  return Number.parseInt(digest.slice(0, 8), 16) % BUCKETS;
}
