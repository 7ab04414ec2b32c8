import { summarizeByRules } from '../explain/explain-race';
import type { Guid, RaceDetails, RaceEvent, RaceSummary } from '../model';
import { learnPoints } from '../points-of-places';
import { formatPosition } from '../result-text';
import { applyRuling } from './apply-ruling';
import type { Ruling } from './ruling';

interface RulingInput {
  race: RaceDetails;
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>;
  ruling: Ruling;
  /** the id of a crossing that the ruling adds */
  newId: Guid;
  /** the results of all races of the event, which tell the points of a place */
  flown: readonly Pick<RaceSummary, 'position' | 'points' | 'dnf'>[];
}

/** A race after a ruling. */
export interface RuledRace {
  /** with its new summaries */
  race: RaceDetails;
  /**
   * whether places follow from the crossings; false where the race director stored different ones before, which then
   * stay, as do DNFs and points
   */
  isRanked: boolean;
}

/**
 * Computes a race after a ruling: laps, times, places, DNFs and points (R166). A place gets the points that it got in
 * the event so far, a DNF those that one got in this race; a race without points stays without.
 */
export function ruleRace({ race, event, ruling, newId, flown }: RulingInput): RuledRace {
  const changed = applyRuling(race, ruling, newId);
  const before = toMap(summarizeByRules(race, event));
  const after = toMap(summarizeByRules(changed, event));
  const isRanked = race.summaries.every((shown) => {
    const ruled = before.get(shown.pilotId);
    return ruled?.position === shown.position && ruled.dnf === shown.dnf;
  });
  const hasPoints = race.summaries.some(({ points }) => points);
  const points = learnPoints(flown);
  const dnfPoints = race.summaries.find(({ dnf, points: given }) => dnf && given !== null)?.points ?? 0;
  const summaries = race.summaries.map((shown): RaceSummary => {
    const ruled = after.get(shown.pilotId) ?? shown;
    const { position, dnf } = isRanked ? ruled : shown;
    const isSame = position === shown.position && dnf === shown.dnf;
    const worth = dnf ? dnfPoints : (points[(position ?? 0) - 1] ?? 0);
    return { ...ruled, position, dnf, points: hasPoints && !isSame ? worth : shown.points };
  });
  return { race: { ...changed, summaries }, isRanked };
}

const toMap = (rows: readonly RaceSummary[]): Map<Guid, RaceSummary> =>
  new Map(rows.map((row) => [row.pilotId, row]));

/** The effect of a ruling on one pilot. */
export interface RulingEffect {
  before: RaceSummary;
  after: RaceSummary;
}

/**
 * The pilots whose place, DNF, points, laps or times a ruling changes, in the order of their places after it. Ignores
 * the place of a DNF, which is not shown.
 */
export function listEffects(race: RaceDetails, ruled: RaceDetails): RulingEffect[] {
  const after = toMap(ruled.summaries);
  return race.summaries
    .flatMap((before) => {
      const row = after.get(before.pilotId);
      return row &&
        (formatPosition(row) !== formatPosition(before) ||
          FIGURES.some((figure) => row[figure] !== before[figure]))
        ? [{ before, after: row }]
        : [];
    })
    .sort((a, b) => (a.after.position ?? Number.MAX_VALUE) - (b.after.position ?? Number.MAX_VALUE));
}

const FIGURES = [
  'points',
  'lapCount',
  'holeshotSeconds',
  'pbLapSeconds',
  'targetLapSeconds',
  'raceSeconds',
  'resultSeconds',
] as const;
