import { bestConsecutive } from '../best-consecutive';
import type { Guid } from '../model';
import { isRankedOnTrack } from '../rank-race';
import { type Crossing, getLapNumber, type ReplayRace } from './crossings';

/** A pilot's score, smaller is better; the second figure breaks ties of the first. */
export type Score = readonly [number, number];

export const isAhead = (a: Score, b: Score): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

type FlownLap = { lapNumber: number; lengthSeconds: number; end: number };

/**
 * The scores of a race crossing by crossing, by the rules of `rankRace`: furthest sector, then time, in a Race and an
 * Endurance (R88); best target laps in other types (R89).
 */
export class StandingScores {
  readonly #byPilot = new Map<Guid, Score>();
  readonly #laps = new Map<Guid, FlownLap[]>();
  readonly #race: ReplayRace;

  constructor(race: ReplayRace) {
    this.#race = race;
  }

  /** Adds the next crossing in time. */
  add(crossing: Crossing): void {
    const { pilotId, ms, raceSector } = crossing;
    const score = isRankedOnTrack(this.#race.eventType)
      ? ([-raceSector, ms] as const)
      : this.#bestLapsScore(crossing);
    const before = this.#byPilot.get(pilotId);
    if (score && (!before || isAhead(score, before))) this.#byPilot.set(pilotId, score);
  }

  #bestLapsScore({ pilotId, ms, lapSeconds, raceSector }: Crossing): Score | null {
    if (lapSeconds === null) return null;
    const lap = { lapNumber: getLapNumber({ raceSector }), lengthSeconds: lapSeconds, end: ms };
    const laps = [...(this.#laps.get(pilotId) ?? []), lap];
    this.#laps.set(pilotId, laps);
    const best = bestConsecutive(laps, this.#race.targetLaps);
    return best && [best.seconds, 0];
  }

  /** `undefined` before the pilot's first crossing, or without enough laps. */
  find(pilotId: Guid): Score | undefined {
    return this.#byPilot.get(pilotId);
  }

  /** From 1; pilots with equal scores share it. */
  getPosition(score: Score): number {
    let position = 1;
    for (const other of this.#byPilot.values()) if (isAhead(other, score)) position += 1;
    return position;
  }

  /** The pilots who are behind `after` and were not behind `before`, the nearest first. */
  listPassed(pilotId: Guid, before: Score, after: Score): Guid[] {
    return [...this.#byPilot]
      .filter(([id, score]) => id !== pilotId && isAhead(after, score) && !isAhead(before, score))
      .sort(([, a], [, b]) => (isAhead(a, b) ? -1 : 1))
      .map(([id]) => id);
  }
}
