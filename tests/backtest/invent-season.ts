import { type RaceStart, seededRandom } from '@holeshot/domain';

/** The races of one event, in order. */
export type Day = (RaceStart & { start: number })[];

const MINUTE_MS = 60_000;
const EVENTS = 6;

/**
 * The starts of a club's season of six events, invented from a seed. Paces and habits differ between seasons; the pace
 * also between events, over a day and between races. Rounds begin later than races, some races are delayed, and most
 * days have lunch.
 */
export function inventSeason(seed: number): Day[] {
  const next = seededRandom(`season ${seed}`);
  const between = (min: number, max: number): number => min + next() * (max - min);
  const bell = (): number => (next() + next() + next() + next() - 2) * Math.sqrt(3);
  const season = {
    paceMs: between(3.5, 9) * MINUTE_MS,
    spread: between(0.08, 0.3),
    roundMs: between(1, 9) * MINUTE_MS,
    holdUps: between(0.02, 0.1),
  };
  return Array.from({ length: EVENTS }, (_, event) => {
    const paceMs = season.paceMs * Math.exp(0.1 * bell());
    const drift = between(-0.2, 0.2);
    const [heats, rounds] = [Math.round(between(2, 5)), Math.round(between(5, 9))];
    const lunchRound = next() < 0.6 ? Math.ceil(rounds / 2) : -1;
    const day: Day = [];
    let start = Date.UTC(2026, event, 1, 10);
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) start += season.roundMs * Math.exp(0.4 * bell());
      if (round === lunchRound) start += between(40, 90) * MINUTE_MS;
      for (let heat = 0; heat < heats; heat += 1) {
        day.push({ start: Math.round(start), roundId: `round ${round}` });
        const pace = paceMs * (1 + drift * (round / rounds)) * Math.exp(season.spread * bell());
        start += pace + (next() < season.holdUps ? between(2, 12) * MINUTE_MS : 0);
      }
    }
    return day;
  });
}
