import type { Guid } from './model';

/** A pilot's results before the rounds that are left. */
export interface NeedsPilot {
  pilotId: Guid;
  /** points of the rounds flown */
  results: readonly number[];
  /** points that the place before the stage adds; they count as a result when the worst is dropped (R97) */
  rollOver?: number;
  /** whether the pilot missed a round, so that nothing is dropped (R96) */
  keepsAll: boolean;
}

export interface NeedsInput {
  pilots: readonly NeedsPilot[];
  /** points by place, from the first; further places have none */
  points: readonly number[];
  dropsWorst: boolean;
  roundsLeft: number;
  /** the races of the next round, empty until it is drawn; later rounds may be drawn anew */
  nextRaces: readonly (readonly Guid[])[];
  /** how many pilots go on */
  cut: number;
}

/** The places that a pilot can still reach, and the points that the pilot needs. */
export interface PilotNeeds {
  pilotId: Guid;
  total: number;
  /** the points that the total drops; `null` without any */
  dropped: number | null;
  /** the current rank; equal totals share one */
  rank: number;
  /** the best and worst place still possible; ties count for the pilot in `best`, and against in `worst` */
  best: number;
  worst: number;
  status: 'in' | 'out' | 'open';
  /** with this total or more the pilot goes on whatever the others do; `null` when that cannot be reached */
  safeAt: number | null;
  /** with this total or more the pilot goes on if the others score as they did so far; `null` as above */
  enoughAt: number | null;
}

/** A total that a pilot can reach in the rounds that are left, and the possible places with it. */
export interface Plan {
  total: number;
  best: number;
  worst: number;
  /** the place if the others score as they did so far; ties count against the pilot */
  onForm: number;
}

/** A pilot's possible totals by place in the next race; one entry for a pilot without a next race. */
interface Reach {
  pilot: NeedsPilot;
  raceIndex: number;
  places: number;
  /** highest and lowest total, by place from 0 */
  most: number[];
  least: number[];
  onForm: number;
}

interface RaceCounts {
  ahead: number;
  behind: number;
}

interface Counts extends RaceCounts {
  races: RaceCounts[];
  onForm: number;
}

/** All pilots, those of each next race, and the cached counts by total. */
interface Field {
  reaches: Reach[];
  races: Reach[][];
  counts: Map<number, Counts>;
}

/** Lists what every pilot can still reach (R143), in the order of the input. */
export function listNeeds(input: NeedsInput): PilotNeeds[] {
  const field = toField(input);
  const { reaches } = field;
  const scores = listScores([...new Set([...input.points, 0])], countFreeRounds(input));
  return reaches.map((own) => {
    const total = getTotal(own.pilot, own.pilot.results, input);
    const plans = listPlans(own, scores, { field, input });
    const [best, worst] = [
      Math.min(...plans.map((plan) => plan.best)),
      Math.max(...plans.map((plan) => plan.worst)),
    ];
    return {
      pilotId: own.pilot.pilotId,
      total,
      best,
      worst,
      dropped: findDropped(own.pilot, listResults(own.pilot, own.pilot.results), input),
      rank: 1 + reaches.filter(({ pilot }) => getTotal(pilot, pilot.results, input) > total).length,
      status: worst <= input.cut ? 'in' : best > input.cut ? 'out' : 'open',
      safeAt: findLimit(plans, (plan) => plan.worst <= input.cut),
      enoughAt: findLimit(plans, (plan) => plan.onForm <= input.cut),
    };
  });
}

/** The plan of a pilot who takes `places` (from 1) in the rounds left, in order; `undefined` for an unknown pilot. */
export function planPlaces(input: NeedsInput, pilotId: Guid, places: readonly number[]): Plan | undefined {
  const field = toField(input);
  const own = field.reaches.find(({ pilot }) => pilot.pilotId === pilotId);
  if (!own) return undefined;
  const scored = places.map((place) => input.points[place - 1] ?? 0);
  const total = getTotal(own.pilot, [...own.pilot.results, ...scored], input);
  return toPlan(total, (places[0] ?? 1) - 1, own, field);
}

/** The smallest total at and above which `holds` is true of every plan; `null` without one. */
function findLimit(plans: readonly Plan[], holds: (plan: Plan) => boolean): number | null {
  const failed = Math.max(...plans.filter((plan) => !holds(plan)).map(({ total }) => total));
  const above = plans.filter(({ total }) => total > failed).map(({ total }) => total);
  return above.length > 0 ? Math.min(...above) : null;
}

/** The sum, without the worst result where it is dropped (R96). */
function getTotal(pilot: NeedsPilot, ofRounds: readonly number[], input: NeedsInput): number {
  const results = listResults(pilot, ofRounds);
  return results.reduce((total, points) => total + points, 0) - (findDropped(pilot, results, input) ?? 0);
}

const listResults = ({ rollOver }: NeedsPilot, ofRounds: readonly number[]): readonly number[] =>
  rollOver === undefined ? ofRounds : [...ofRounds, rollOver];

const findDropped = (
  { keepsAll }: NeedsPilot,
  results: readonly number[],
  { dropsWorst }: NeedsInput,
): number | null => (dropsWorst && !keepsAll && results.length > 1 ? Math.min(...results) : null);

function toField(input: NeedsInput): Field {
  const reaches = listReaches(input);
  const races = input.nextRaces.map((_, index) => reaches.filter(({ raceIndex }) => raceIndex === index));
  return { reaches, races, counts: new Map() };
}

const isNextDrawn = ({ nextRaces, roundsLeft }: NeedsInput): boolean =>
  nextRaces.length > 0 && roundsLeft > 0;

/** The rounds after the one that is drawn. */
const countFreeRounds = (input: NeedsInput): number => input.roundsLeft - (isNextDrawn(input) ? 1 : 0);

function listReaches(input: NeedsInput): Reach[] {
  const { pilots, points, nextRaces } = input;
  const isDrawn = isNextDrawn(input);
  const free = countFreeRounds(input);
  const fill = (value: number): number[] => Array.from({ length: free }, () => value);
  const [highest, lowest] = [Math.max(0, ...points), Math.min(0, ...points)];
  return pilots.map((pilot) => {
    const raceIndex = isDrawn ? nextRaces.findIndex((ids) => ids.includes(pilot.pilotId)) : -1;
    const places = raceIndex < 0 ? 1 : (nextRaces[raceIndex]?.length ?? 1);
    const totals = (value: number): number[] =>
      Array.from({ length: places }, (_, place) => {
        const next = raceIndex < 0 ? [] : [points[place] ?? 0];
        return getTotal(pilot, [...pilot.results, ...next, ...fill(value)], input);
      });
    const usual =
      pilot.results.length > 0 ? pilot.results.reduce((sum, one) => sum + one, 0) / pilot.results.length : 0;
    const left = free + (raceIndex < 0 ? 0 : 1);
    const onForm = getTotal(pilot, [...pilot.results, ...Array.from({ length: left }, () => usual)], input);
    return { pilot, raceIndex, places, most: totals(highest), least: totals(lowest), onForm };
  });
}

/** Lists the plans of a pilot, one per place in the next race and total. */
function listPlans(
  own: Reach,
  scores: readonly number[][],
  { field, input }: { field: Field; input: NeedsInput },
): Plan[] {
  return Array.from({ length: own.places }, (_, place) => place).flatMap((place) => {
    const next = own.raceIndex < 0 ? [] : [input.points[place] ?? 0];
    const totals = new Set(
      scores.map((row) => getTotal(own.pilot, [...own.pilot.results, ...next, ...row], input)),
    );
    return [...totals].map((total) => toPlan(total, place, own, field));
  });
}

/** Lists the scores possible in `count` rounds; of those with the same sum and the same worst result, one. */
function listScores(values: readonly number[], count: number): number[][] {
  let rows: number[][] = [[]];
  for (let round = 0; round < count; round += 1) {
    const longer = rows.flatMap((row) => values.map((value) => [...row, value]));
    rows = [...new Map(longer.map((row) => [getScoreKey(row), row])).values()];
  }
  return rows;
}

const getScoreKey = (row: readonly number[]): string =>
  `${row.reduce((sum, points) => sum + points, 0)} ${Math.min(...row)}`;

/** `ownPlace` is that in the next race, from 0; it says nothing for a pilot without one. */
function toPlan(total: number, ownPlace: number, own: Reach, field: Field): Plan {
  const counts = countAt(total, field);
  // the counts include the pilot, who is taken out here
  let [ahead, behind, onForm] = [counts.ahead, counts.behind, counts.onForm];
  if (own.onForm >= total) onForm -= 1;
  if (own.raceIndex < 0) {
    if ((own.most[0] ?? 0) >= total) ahead -= 1;
    if ((own.least[0] ?? 0) <= total) behind -= 1;
  } else {
    const whole = counts.races[own.raceIndex] ?? { ahead: 0, behind: 0 };
    const rest = (field.races[own.raceIndex] ?? []).filter((other) => other !== own);
    const places = Array.from({ length: own.places }, (_, place) => place).filter(
      (place) => place !== ownPlace,
    );
    const without = countRace(total, rest, places, own.places);
    ahead += without.ahead - whole.ahead;
    behind += without.behind - whole.behind;
  }
  return { total, best: field.reaches.length - behind, worst: 1 + ahead, onForm: 1 + onForm };
}

/** How many pilots can end with at least, and with at most, `total`. */
function countAt(total: number, field: Field): Counts {
  const cached = field.counts.get(total);
  if (cached) return cached;
  const races = field.races.map((race) => countRace(total, race, [...race.keys()], race.length));
  const free = field.reaches.filter(({ raceIndex }) => raceIndex < 0);
  const sum = (key: 'ahead' | 'behind') => races.reduce((count, race) => count + race[key], 0);
  const counts = {
    races,
    ahead: sum('ahead') + free.filter(({ most }) => (most[0] ?? 0) >= total).length,
    behind: sum('behind') + free.filter(({ least }) => (least[0] ?? 0) <= total).length,
    onForm: field.reaches.filter((other) => other.onForm >= total).length,
  };
  field.counts.set(total, counts);
  return counts;
}

/** The same for the pilots of one race, who share `places`. */
function countRace(
  total: number,
  pilots: readonly Reach[],
  places: readonly number[],
  size: number,
): RaceCounts {
  return {
    ahead: countFitting(
      pilots.map(({ most }) => most.filter((one) => one >= total).length),
      places,
    ),
    behind: countFitting(
      pilots.map(({ least }) => least.filter((one) => one <= total).length),
      places.map((place) => size - 1 - place).reverse(),
    ),
  };
}

/** The most pilots who fit into `places` (sorted) when each of them needs one of the first `need` places. */
function countFitting(needs: readonly number[], places: readonly number[]): number {
  let count = 0;
  for (const need of [...needs].sort((a, b) => a - b)) if ((places[count] ?? need) < need) count += 1;
  return count;
}
