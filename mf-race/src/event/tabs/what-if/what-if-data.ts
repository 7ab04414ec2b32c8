import {
  eventTraits,
  eventTypeText,
  type Guid,
  learnPoints,
  type NeedsInput,
  type PointsRow,
  pointsTable,
  type Race,
  type RaceSummary,
  type Round,
  type Stage,
} from '@holeshot/domain';
import type { EventPilot } from '../../../event-pilots/event-pilot';
import { listRankedPilots } from '../../../event-pilots/list-ranked-pilots';
import { type Cut, type CutEvent, clampCut, findCut } from '../../../racing/cut';
import { findStage } from '../../../racing/find-stage';
import type { RollOversByStage } from '../../../racing/load-roll-overs';
import { isByPoints } from '../../../racing/points-left';
import { hasSeveralTypes, raceTitle, shortTitle } from '../../../racing/race-names';
import { listNextStagePilots } from '../../next-stage';

/** The points so far, and what the remaining rounds can change. */
export interface WhatIfData {
  /** `null` if nobody has points yet, or a bracket decides */
  needs: NeedsInput | null;
  /** where the number of pilots who advance comes from */
  cutIs: Cut['is'];
  /**
   * `Rd 1`: the rounds; `Race Rd 1` where there are several types, because rounds are numbered per type; at the end `RRO`
   * where the place before the stage adds points
   */
  rounds: string[];
  /** points of these, by pilot id */
  cells: Record<Guid, (number | null)[]>;
  /** name of the next round; `''` if the event has no further race */
  nextRound: string;
  /** races of the next round that are not flown yet: `7-3` */
  missing: string[];
  /** the next race of each pilot, by id: its title and number of pilots */
  nextRaces: Record<Guid, { title: string; count: number }>;
}

interface WhatIfInput {
  event: CutEvent;
  pilots: readonly EventPilot[];
  summaries: readonly RaceSummary[];
  rounds: readonly Round[];
  stages: readonly Stage[];
  /** of each stage that adds points for the place before it (R97) */
  rollOvers?: RollOversByStage;
  /** races that have not ended, in racing order */
  next: readonly Race[];
  /** chooses the bracket; the first one by default */
  pilotId: Guid | null;
}

/** Derives the points so far, the remaining races, and the points of a place (R143). */
export function toWhatIf({
  event,
  pilots,
  summaries,
  rounds,
  stages,
  rollOvers = {},
  next,
  pilotId,
}: WhatIfInput): WhatIfData {
  const scoring = next.filter(({ eventType }) => eventTraits(eventType).hasPoints);
  const [first] = scoring;
  const stage = findStage(first?.roundId ?? null, rounds, stages);
  const stageRounds = stage ? rounds.filter(({ stageId }) => stageId === stage.id) : rounds;
  const countedIds = new Set(stageRounds.map(({ id }) => id));
  // a stage may count all rounds (R98)
  const own =
    stage && !stage.timeSummary?.includeAllRounds
      ? summaries.filter(({ roundId }) => countedIds.has(roundId ?? ''))
      : summaries;
  const broughtIn = new Map(
    (rollOvers[stage?.id ?? ''] ?? []).map((rollOver) => [rollOver.pilotId, rollOver.points]),
  );
  const table = pointsTable({
    summaries: own,
    pilots: listRankedPilots(pilots, event.eventType),
    rounds,
  });
  const group =
    table.groups.find(({ rows }) => rows.some((row) => row.pilotId === pilotId)) ?? table.groups[0];
  const open = scoring.filter(({ roundId }) => roundId === first?.roundId);
  const later = stageRounds.filter(
    ({ order, eventType }) => first && order > first.roundOrder && eventTraits(eventType).hasPoints,
  );
  const rows = group?.rows ?? [];
  const cut = findCut(event, stage ? listNextStagePilots({ stage, stages, rounds, races: next }).size : 0);
  const hasPoints =
    rows.some(({ pilotId: id, total }) => total > 0 || (broughtIn.get(id) ?? 0) > 0) &&
    (!stage || isByPoints(stage));
  return {
    needs: hasPoints
      ? {
          pilots: rows.map((row) => toNeedsPilot(row, broughtIn.get(row.pilotId))),
          points: learnPoints(own),
          dropsWorst: stage?.pointSummary?.dropWorstRound ?? false,
          roundsLeft: first ? 1 + later.length : 0,
          nextRaces: open.map(({ pilotChannels }) => pilotChannels.map((seat) => seat.pilotId)),
          cut: clampCut(cut.count, rows.length),
        }
      : null,
    cutIs: cut.is,
    rounds: [
      ...table.columns.map(({ eventType, roundNumber }) =>
        [hasSeveralTypes(table.columns) ? eventTypeText(eventType) : '', `Rd ${roundNumber}`]
          .join(' ')
          .trim(),
      ),
      ...(broughtIn.size > 0 ? ['RRO'] : []),
    ],
    cells: Object.fromEntries(
      rows.map(({ pilotId: id, cells }) => [
        id,
        broughtIn.size > 0 ? [...cells, broughtIn.get(id) ?? null] : cells,
      ]),
    ),
    nextRound: first ? `Round ${first.roundNumber}` : '',
    missing: open.map((race) => shortTitle(raceTitle(race))),
    nextRaces: Object.fromEntries(
      open.flatMap((race) =>
        race.pilotChannels.map((seat) => [
          seat.pilotId,
          { title: raceTitle(race), count: race.pilotChannels.length },
        ]),
      ),
    ),
  };
}

function toNeedsPilot(
  { pilotId, cells }: PointsRow,
  rollOver: number | undefined,
): NeedsInput['pilots'][number] {
  const flown = cells.flatMap((cell, index) => (cell === null ? [] : [index]));
  const span = flown.length > 0 ? (flown.at(-1) ?? 0) - (flown[0] ?? 0) + 1 : 0;
  return {
    pilotId,
    results: cells.flatMap((cell) => cell ?? []),
    ...(rollOver !== undefined && { rollOver }),
    keepsAll: flown.length < span,
  };
}
