import { listNeeds } from '@holeshot/domain';
import type { Figure } from './figure';
import { quantile } from './quantile';

const POINTS = [10, 8, 6, 4, 2, 0];
const PILOTS = 60;
const ROUNDS_LEFT = 3;
const RUNS = 25;
const LIMIT_MS = 50;

/** Measures the computation of what pilots still need (R143), for a large event with many rounds left. */
export async function measureNeeds(): Promise<Figure[]> {
  const pilots = Array.from({ length: PILOTS }, (_, index) => ({
    pilotId: `pilot-${index}`,
    results: Array.from({ length: 6 }, (__, round) => POINTS[(index * 7 + round * 5) % 6] ?? 0),
    keepsAll: false,
  }));
  const ids = pilots.map(({ pilotId }) => pilotId);
  const nextRaces = Array.from({ length: PILOTS / 6 }, (_, race) => ids.slice(race * 6, race * 6 + 6));
  const input = {
    pilots,
    points: POINTS,
    dropsWorst: true,
    roundsLeft: ROUNDS_LEFT,
    nextRaces,
    cut: 8,
  };
  const times = Array.from({ length: RUNS }, () => {
    const startMs = performance.now();
    listNeeds(input);
    return performance.now() - startMs;
  });
  const what = `what ${PILOTS} pilots need with ${ROUNDS_LEFT} rounds left, median`;
  return [{ what, value: quantile(times, 0.5), unit: 'ms', goal: LIMIT_MS }];
}
