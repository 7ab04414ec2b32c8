import { compareNames } from './compare-names';
import { compareBrackets } from './enums';
import { eventTraits } from './event-traits';
import { groupBy } from './group-by';
import { lapRecords, type RecordColumn, timeIn } from './lap-records';
import type { EventType, Guid, Pilot, Race, RaceSummary, Round, Stage } from './model';
import { hasPoints, pointsTable } from './points';
import { compareResults } from './results-order';
import type { RollOver } from './roll-overs';
import { summaryColumn } from './stage-times';

/** The criterion that ranks the pilots of a stage, or of an event without stages. */
export type RankingKind = 'standings' | 'final' | 'elimination' | 'points' | 'laps' | 'time';

/** Pilots in order of their result. */
export interface RankedGroup {
  kind: RankingKind;
  /** pilots who share a place are in one array */
  places: Guid[][];
  /** the final and the place in it, such as A1, of pilots who flew one */
  finals: Map<Guid, string>;
  /** points, laps or seconds by pilot; empty where places in races are compared */
  figures: Map<Guid, number>;
  /** the figure of a single result */
  getFigure: (result: RaceSummary) => number | null;
  /** the results that decide the places */
  used: Set<RaceSummary>;
}

type FlownRace = Pick<Race, 'bracket' | 'end'> & { summaries: readonly RaceSummary[] };
type NamedPilot = Pick<Pilot, 'id' | 'name'>;

interface StageInput {
  stage: Stage;
  /** the races of the stage, in racing order */
  races: readonly FlownRace[];
  /** the races of the event, whose times count if the stage includes all rounds (R98) */
  allRaces: readonly FlownRace[];
  pilots: readonly NamedPilot[];
  /** all rounds of the event */
  rounds: readonly Pick<Round, 'id' | 'order'>[];
  /** points that roll over into the stage (`rollOversInto`) */
  rollOvers: readonly Pick<RollOver, 'pilotId' | 'points'>[];
}

const LETTER = /^[A-Z]$/;
const FINAL_PLACE = /^[A-Z]\d{1,2}$/;

const createGroup = (
  kind: RankingKind,
  places: Guid[][],
  changes: Partial<RankedGroup> = {},
): RankedGroup => ({
  kind,
  places: places.filter(({ length }) => length > 0),
  finals: new Map(),
  figures: new Map(),
  getFigure: () => null,
  used: new Set(),
  ...changes,
});

/**
 * Ranks the pilots of a stage (R126): by the standings that the desktop app sent; else by finals, A before B, when its
 * races have brackets A to Z; else by progress, when it eliminates pilots; else by its times or its points. `null`
 * before any of its races has ended.
 */
export function rankStage(input: StageInput): RankedGroup | null {
  const { stage, races, allRaces, pilots } = input;
  if (races.every(({ end }) => end === null)) return null;
  const standings = stage.standings && rankByStandings(stage.standings, pilots);
  if (standings) return standings;
  if (races.some(({ bracket }) => LETTER.test(bracket))) return rankByFinals(input);
  const isElimination =
    stage.stageType === 'DoubleElimination' || races.some(({ bracket }) => bracket === 'Losers');
  if (isElimination) return rankByElimination(races, pilots);
  const counted = stage.timeSummary?.includeAllRounds ? allRaces : races;
  const summaries = counted.flatMap((race) => race.summaries);
  if (stage.timeSummary) return rankByTime(summaries, pilots, summaryColumn(stage.timeSummary));
  return rankByPoints(input) ?? rankByTime(summaries, pilots, 'targetLap');
}

/** Ranks the pilots of an event without stages: Endurance by laps, races by points, everything else by time (R126). */
export function rankWithoutStages(
  eventType: EventType,
  summaries: readonly RaceSummary[],
  pilots: readonly NamedPilot[],
): RankedGroup {
  if (eventType === 'Endurance') return rankByLaps(summaries, pilots);
  const byPoints = rankByPoints({ races: [{ summaries }], pilots, rounds: [] });
  return byPoints ?? rankByTime(summaries, pilots, 'targetLap');
}

function rankByStandings(
  { rows }: NonNullable<Stage['standings']>,
  pilots: readonly NamedPilot[],
): RankedGroup | null {
  const pilotIds = new Set(pilots.map(({ id }) => id));
  const ranked = rows.flatMap(({ pilotId, values }) =>
    pilotId !== null && pilotIds.has(pilotId) ? [{ pilotId, values }] : [],
  );
  if (ranked.length === 0) return null;
  const finals = ranked.flatMap(({ pilotId, values }): [Guid, string][] => {
    const final = values.find((value) => FINAL_PLACE.test(value));
    return final ? [[pilotId, final]] : [];
  });
  return createGroup(
    'standings',
    ranked.map(({ pilotId }) => [pilotId]),
    { finals: new Map(finals) },
  );
}

/** The last summary of each pilot, in the order of the races. */
const lastSummaries = (races: readonly FlownRace[], pilots: readonly NamedPilot[]): RaceSummary[] => {
  const pilotIds = new Set(pilots.map(({ id }) => id));
  const last = new Map<Guid, RaceSummary>();
  for (const { summaries } of races) {
    for (const summary of summaries) if (pilotIds.has(summary.pilotId)) last.set(summary.pilotId, summary);
  }
  return [...last.values()];
};

/** Pilots of the A final come before those of the B final, even before it is flown. */
function rankByFinals(input: StageInput): RankedGroup {
  const inFinals = input.races.filter(({ bracket }) => LETTER.test(bracket));
  const byLetter = groupBy(lastSummaries(inFinals, input.pilots), ({ bracket }) => bracket);
  const finals = new Map<Guid, string>();
  const used = new Set<RaceSummary>();
  const places = [...byLetter]
    .sort(([a], [b]) => compareBrackets(a, b))
    .flatMap(([letter, last]) => {
      const races = inFinals.filter(({ bracket }) => bracket === letter);
      const ids = new Set(last.map(({ pilotId }) => pilotId));
      const pilots = input.pilots.filter(({ id }) => ids.has(id));
      const ordered = orderFinal({ ...input, races, pilots }, last);
      for (const summary of ordered.used) used.add(summary);
      for (const [index, shared] of ordered.places.entries()) {
        const place = 1 + ordered.places.slice(0, index).flat().length;
        for (const id of shared)
          if (races.some(({ end }) => end !== null)) finals.set(id, `${letter}${place}`);
      }
      return ordered.places;
    });
  return createGroup('final', places, { finals, used });
}

/** Orders several races by points or times if the stage says so, else by the last one that was flown. */
function orderFinal(input: StageInput, last: readonly RaceSummary[]): Pick<RankedGroup, 'places' | 'used'> {
  const { stage, races, pilots } = input;
  const summaries = races.flatMap((race) => race.summaries);
  const hasSeveral = races.length > 1;
  if (hasSeveral && stage.pointSummary) {
    const byPoints = rankByPoints(input);
    if (byPoints) return byPoints;
  }
  if (hasSeveral && stage.timeSummary) {
    const { places, used } = rankByTime(summaries, pilots, summaryColumn(stage.timeSummary));
    const ranked = new Set(places.flat());
    const others = pilots.filter(({ id }) => !ranked.has(id)).map(({ id }) => [id]);
    return { places: [...places, ...others], used };
  }
  const flown = lastSummaries(
    races.filter(({ end }) => end !== null),
    pilots,
  );
  const flownIds = new Set(flown.map(({ pilotId }) => pilotId));
  const drawn = last.filter(({ pilotId }) => !flownIds.has(pilotId));
  const order = [...flown.sort(compareResults), ...drawn];
  return { places: sharePositions(order), used: new Set(order) };
}

/** Pilots who share a position of one race share a place (R88). */
const sharePositions = (order: readonly RaceSummary[]): Guid[][] =>
  [
    ...groupBy(order, ({ raceId, pilotId, position, dnf }) =>
      position === null ? pilotId : `${raceId} ${position} ${dnf}`,
    ).values(),
  ].map((shared) => shared.map(({ pilotId }) => pilotId));

/** Pilots of later rounds are ahead; within a round, winners are ahead of losers, then the race's result counts. */
function rankByElimination(races: readonly FlownRace[], pilots: readonly NamedPilot[]): RankedGroup {
  const ended = races.filter(({ end }) => end !== null);
  const order = lastSummaries(ended, pilots).sort(
    (a, b) => b.roundOrder - a.roundOrder || compareBrackets(a.bracket, b.bracket) || compareResults(a, b),
  );
  return createGroup('elimination', sharePositions(order), { used: new Set(order) });
}

function rankByPoints({
  stage,
  races,
  pilots,
  rounds,
  rollOvers = [],
}: {
  stage?: Stage;
  races: readonly Pick<FlownRace, 'summaries'>[];
  pilots: readonly NamedPilot[];
  rounds: StageInput['rounds'];
  rollOvers?: StageInput['rollOvers'];
}): RankedGroup | null {
  const summaries = races.flatMap((race) => race.summaries);
  const pointSummary = stage?.pointSummary ?? null;
  if (!hasPoints(summaries, pointSummary?.roundPositionRollover ? rollOvers : [])) return null;
  const { groups } = pointsTable({ summaries, pilots, rounds, pointSummary, rollOvers });
  const rows = groups.flatMap((bracket) => bracket.rows);
  const points = new Map(rows.map(({ pilotId, stageTotal, total }) => [pilotId, stageTotal ?? total]));
  const dropped = new Set(rows.map((row) => row.dropped));
  const used = summaries.filter((summary) => isScoring(summary) && !dropped.has(summary));
  return createGroup(
    'points',
    sharePlaces(pilots, points, (a, b) => b - a),
    { figures: points, getFigure: (row) => (isScoring(row) ? row.points : null), used: new Set(used) },
  );
}

const isScoring = ({ eventType, points }: RaceSummary): boolean =>
  eventTraits(eventType).hasPoints && points !== null;

/** Laps and times of practice rank nobody (R83, R126). */
const countsForRecords = ({ eventType }: RaceSummary): boolean => eventTraits(eventType).countsForRecords;

function rankByLaps(summaries: readonly RaceSummary[], pilots: readonly NamedPilot[]): RankedGroup {
  const laps = new Map<Guid, number>();
  const counted = summaries.filter(countsForRecords);
  const flown = counted.some(({ lapCount }) => lapCount > 0) ? counted : [];
  for (const { pilotId, lapCount } of flown) laps.set(pilotId, (laps.get(pilotId) ?? 0) + lapCount);
  return createGroup(
    'laps',
    sharePlaces(pilots, laps, (a, b) => b - a),
    {
      figures: laps,
      getFigure: (row) => (countsForRecords(row) ? row.lapCount : null),
      used: new Set(flown.filter(({ lapCount }) => lapCount > 0)),
    },
  );
}

function rankByTime(
  summaries: readonly RaceSummary[],
  pilots: readonly NamedPilot[],
  column: RecordColumn,
): RankedGroup {
  const marks = new Map(
    lapRecords(summaries, pilots, column).map((record) => [record.pilotId, record[column]]),
  );
  const figures = new Map([...marks].flatMap(([id, mark]) => (mark ? [[id, mark.seconds]] : [])));
  return createGroup(
    'time',
    sharePlaces(pilots, figures, (a, b) => a - b),
    {
      figures,
      getFigure: (row) => (countsForRecords(row) ? timeIn(row, column) : null),
      used: new Set(summaries.filter((row) => marks.get(row.pilotId)?.raceId === row.raceId)),
    },
  );
}

/** Sorts the pilots who have a figure by it; pilots with equal figures share a place and are sorted by name. */
function sharePlaces(
  pilots: readonly NamedPilot[],
  figures: ReadonlyMap<Guid, number>,
  compare: (a: number, b: number) => number,
): Guid[][] {
  const sorted = pilots.filter(({ id }) => figures.has(id)).sort(compareNames);
  const byFigure = groupBy(sorted, ({ id }) => figures.get(id) ?? 0);
  return [...byFigure].sort(([a], [b]) => compare(a, b)).map(([, shared]) => shared.map(({ id }) => id));
}
