import { compareNames } from './compare-names';
import { eventTraits } from './event-traits';
import { groupBy } from './group-by';
import { lapRecords } from './lap-records';
import type { EventType, Guid, Pilot, Race, RaceSummary, Round, Stage } from './model';
import { type RankedGroup, type RankingKind, rankStage, rankWithoutStages } from './rank-stage';
import { decidingSeconds } from './result-text';
import { type RollOver, rollOversInto } from './roll-overs';

/** A single lap that counts for records. */
export interface SingleLap {
  raceId: Guid;
  pilotId: Guid;
  seconds: number;
}

export interface RankedPilot {
  pilotId: Guid;
  /** from 1; pilots may share a rank; `null` for a pilot without a ranked race */
  rank: number | null;
  /** the final and the place in it, such as A1 */
  final: string | null;
  /** the points that decide the rank, else all points of the event; `null` without a race that scores */
  points: number | null;
  /** of the final, if the pilot finished it; else the best race time of the event */
  raceSeconds: number | null;
  /** the time that decides the rank, else the best target laps of the event */
  targetSeconds: number | null;
  /** the laps that decide the rank, else all laps of the event; without holeshots */
  lapCount: number;
  /** races that ended */
  raceCount: number;
  /** won races that score points */
  winCount: number;
  bestLap: SingleLap | null;
}

/** The basis of an event's ranking. */
export interface RankingBasis {
  kind: RankingKind;
  /** the stage that decides; `null` for an event without stages */
  stage: { id: Guid; name: string } | null;
}

export interface EventRanking {
  /** `null` while nobody is ranked */
  basis: RankingBasis | null;
  /** by rank, then by name; pilots without a rank are last */
  rows: RankedPilot[];
  /** races that have not ended */
  racesLeft: number;
}

export interface RankingInput {
  eventType: EventType;
  /** usually without practice pilots */
  pilots: readonly Pick<Pilot, 'id' | 'name'>[];
  rounds: readonly Pick<Round, 'id' | 'order' | 'stageId'>[];
  /** by order */
  stages: readonly Stage[];
  /** valid races, in racing order */
  races: readonly Pick<Race, 'roundId' | 'bracket' | 'end' | 'summaries'>[];
  /** the best lap of each pilot in each race, in racing order, without practice (R83) */
  laps: readonly SingleLap[];
  rollOvers: readonly RollOver[];
}

/**
 * Ranks the pilots of an event (R126). The last stage in which a race has ended decides; the others keep the order of
 * the previous stage, and so on, at last that of the races outside of stages, where the event's type decides.
 */
export function eventRanking(input: RankingInput): EventRanking {
  const { pilots, races } = input;
  const summaries = races.flatMap((race) => race.summaries);
  const groups = listRankedGroups(input);
  const [decisive] = groups;
  const ranks = toRanks(groups);
  const endedRaces = races.filter(({ end }) => end !== null);
  const finalTimes = decisive.finals.size > 0 ? lastTimes(decisive.races) : new Map<Guid, number>();
  const totals = rankWithoutStages('Race', summaries, pilots);
  const points = [decisive, totals].find(
    ({ kind, figures }) => kind === 'points' && figures.size > 0,
  )?.figures;
  const times = decisive.kind === 'time' ? decisive.figures : null;
  const laps = decisive.kind === 'laps' ? decisive.figures : null;
  const records = new Map(lapRecords(summaries, pilots).map((record) => [record.pilotId, record]));
  const byPilot = groupBy(
    endedRaces.flatMap((race) => race.summaries),
    ({ pilotId }) => pilotId,
  );
  const lapsByPilot = groupBy(input.laps, ({ pilotId }) => pilotId);
  const rows = pilots.map(({ id, name }) => {
    const own = byPilot.get(id) ?? [];
    const record = records.get(id);
    const row: RankedPilot = {
      pilotId: id,
      rank: ranks.get(id) ?? null,
      final: decisive.finals.get(id) ?? null,
      points: points?.get(id) ?? null,
      raceSeconds: finalTimes.get(id) ?? record?.race?.seconds ?? null,
      targetSeconds: (times ? times.get(id) : record?.targetLap?.seconds) ?? null,
      lapCount: laps ? (laps.get(id) ?? 0) : own.reduce((sum, { lapCount }) => sum + lapCount, 0),
      raceCount: own.length,
      winCount: own.filter(isWon).length,
      bestLap: getFastest(lapsByPilot.get(id) ?? []),
    };
    return { name, row };
  });
  rows.sort((a, b) => getRank(a.row) - getRank(b.row) || compareNames(a, b));
  const isRanked = ranks.size > 0;
  return {
    basis: isRanked ? { kind: decisive.kind, stage: decisive.stage } : null,
    rows: rows.map(({ row }) => row),
    racesLeft: races.length - endedRaces.length,
  };
}

/** The pilots that a stage ranks; `stage` is `null` where the event ranks them without one. */
export interface StageGroup extends RankedGroup {
  stage: { id: Guid; name: string } | null;
  races: RankingInput['races'];
}

/**
 * Lists the stages that rank pilots, the deciding one first; the next one ranks pilots that it does not. The last ones
 * are ranked by the event's type: by the races outside of stages, or by all races when no stage ranks anybody.
 */
export function listRankedGroups(input: RankingInput): [StageGroup, ...StageGroup[]] {
  const { eventType, pilots, stages, rounds } = input;
  const [first, ...others] = rankStages(input);
  const stageIds = new Set(stages.map(({ id }) => id));
  const staged = new Set(rounds.flatMap(({ id, stageId }) => (stageId && stageIds.has(stageId) ? [id] : [])));
  const races = first
    ? input.races.filter(({ roundId }) => roundId === null || !staged.has(roundId))
    : input.races;
  const summaries = races.flatMap((race) => race.summaries);
  const last = { ...rankWithoutStages(eventType, summaries, pilots), stage: null, races };
  return first ? [first, ...others, last] : [last];
}

/** The stages that rank somebody, the deciding one first. */
function rankStages({ stages, rounds, races, pilots, rollOvers }: RankingInput): StageGroup[] {
  return [...stages].reverse().flatMap((stage) => {
    const roundIds = new Set(rounds.filter(({ stageId }) => stageId === stage.id).map(({ id }) => id));
    const own = races.filter(({ roundId }) => roundId !== null && roundIds.has(roundId));
    const stageRollOvers = rollOversInto(rollOvers, stage);
    const ranked = rankStage({
      stage,
      races: own,
      allRaces: races,
      pilots,
      rounds,
      rollOvers: stageRollOvers,
    });
    if (!ranked || ranked.places.length === 0) return [];
    const includesAll = ranked.kind === 'time' && stage.timeSummary?.includeAllRounds;
    return [{ ...ranked, stage: { id: stage.id, name: stage.name }, races: includesAll ? races : own }];
  });
}

/** Rank by pilot, from 1; pilots may share a rank. `groups` are those of `listRankedGroups`. */
export function toRanks(groups: readonly RankedGroup[]): Map<Guid, number> {
  const ranks = new Map<Guid, number>();
  for (const shared of groups.flatMap(({ places }) => places)) {
    const rank = ranks.size + 1;
    for (const id of shared) if (!ranks.has(id)) ranks.set(id, rank);
  }
  return ranks;
}

function lastTimes(races: RankingInput['races']): Map<Guid, number> {
  const times = new Map<Guid, number>();
  const ended = races.filter(({ end }) => end !== null);
  for (const summary of ended.flatMap((race) => race.summaries)) {
    const seconds = decidingSeconds(summary);
    if (seconds !== null && !summary.dnf) times.set(summary.pilotId, seconds);
    else times.delete(summary.pilotId);
  }
  return times;
}

const getRank = ({ rank }: RankedPilot): number => rank ?? Number.MAX_VALUE;

/** Whether the pilot of a result won the race: finished first, in a race type that scores points (R133). */
export const isWon = ({
  eventType,
  position,
  dnf,
}: Pick<RaceSummary, 'eventType' | 'position' | 'dnf'>): boolean =>
  eventTraits(eventType).hasPoints && position === 1 && !dnf;

const getFastest = (laps: readonly SingleLap[]): SingleLap | null =>
  laps.reduce<SingleLap | null>((best, lap) => (best && best.seconds <= lap.seconds ? best : lap), null);
