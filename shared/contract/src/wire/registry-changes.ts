import { findSlot, sortSlotNames } from '../builds';
import type { Cohort, Registry, RegistrySlot, Rollout, RolloutStep } from './registry';

/** The start of a build id, long enough to distinguish builds. */
export const shortBuildId = (buildId: string): string => buildId.slice(0, 7);

/** Formats 500 basis points as `5 %`. */
export const weightText = (weight: number): string => `${weight / 100} %`;

/** `1 % for 30 min, 5 % for 60 min` */
const stepsText = (steps: readonly RolloutStep[]): string =>
  steps.map(({ weight, bakeMinutes }) => `${weightText(weight)} for ${bakeMinutes} min`).join(', ');

/** `staff, clubs 3 and 5, user 7`; `nobody` for an empty one. */
export function cohortText({ staff, clubIds, userIds }: Cohort): string {
  const list = (noun: string, ids: readonly number[]) =>
    ids.length === 0 ? [] : [`${noun}${ids.length === 1 ? '' : 's'} ${ids.join(', ')}`];
  return (
    [...(staff ? ['staff'] : []), ...list('club', clubIds), ...list('user', userIds)].join(', ') || 'nobody'
  );
}

/** The changes between two registries: `mf-race: weight 1 % → 5 %`. If `before` is null, lists the builds. */
export const describeRegistryChange = (before: Registry | null, after: Registry): string[] =>
  sortSlotNames([
    ...new Set(['shell', ...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]),
  ]).flatMap((name) => {
    const [old, own] = [before && findSlot(before, name), findSlot(after, name)];
    return describeSlot(old ?? null, own ?? null).map((line) => `${name}: ${line}`);
  });

function describeSlot(old: RegistrySlot | null, own: RegistrySlot | null): string[] {
  if (!own) return old ? ['removed'] : [];
  if (!old)
    return own.stable
      ? [`first build ${shortBuildId(own.stable.buildId)}`]
      : describeRollout(null, own.rollout);
  const getId = (ref: { buildId: string } | null) => (ref ? shortBuildId(ref.buildId) : 'none');
  return [
    ...describeChange('stable build', getId(old.stable), getId(own.stable)),
    ...describeChange('previous build', getId(old.previous), getId(own.previous)),
    ...describeRollout(old.rollout, own.rollout),
    ...own.killed.filter((id) => !old.killed.includes(id)).map((id) => `${shortBuildId(id)} taken back`),
    ...old.killed.filter((id) => !own.killed.includes(id)).map((id) => `${shortBuildId(id)} allowed again`),
  ];
}

function describeRollout(old: Rollout | null, own: Rollout | null): string[] {
  const isSame = old && own && old.build.buildId === own.build.buildId && old.salt === own.salt;
  if (!isSame)
    return [
      ...(old ? [`rollout of ${shortBuildId(old.build.buildId)} ended`] : []),
      ...(own ? [`rollout of ${shortBuildId(own.build.buildId)} started at ${weightText(own.weight)}`] : []),
    ];
  return [
    ...describeChange('weight', weightText(old.weight), weightText(own.weight)),
    ...describeChange('step', String(old.step + 1), String(own.step + 1)),
    ...describeChange('steps', stepsText(old.steps), stepsText(own.steps)),
    ...describeChange('cohort', cohortText(old.cohort), cohortText(own.cohort)),
    ...(old.isPaused === own.isPaused ? [] : [own.isPaused ? 'paused' : 'resumed']),
    ...(old.suspended === null && own.suspended !== null ? ['nobody gets the candidate'] : []),
  ];
}

const describeChange = (what: string, old: string, own: string): string[] =>
  old === own ? [] : [`${what} ${old} → ${own}`];
