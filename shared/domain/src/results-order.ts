import type { RaceSummary } from './model';

/** Sorts results: finishers by position, then DNFs by position, then rows without one, or with 0 or less (R44, R91). */
export function compareResults(
  a: Pick<RaceSummary, 'dnf' | 'position'>,
  b: Pick<RaceSummary, 'dnf' | 'position'>,
): number {
  return getGroup(a) - getGroup(b) || (a.position ?? 0) - (b.position ?? 0);
}

function getGroup(result: Pick<RaceSummary, 'dnf' | 'position'>): number {
  if (result.position === null || result.position <= 0) {
    return 2;
  }
  return result.dnf ? 1 : 0;
}
