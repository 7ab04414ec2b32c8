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
import { isByPoints } from '../../../racing/points-left';
import { hasSeveralTypes, raceTitle, shortTitle } from '../../../racing/race-names';
import { listNextStagePilots } from '../../next-stage';

/** The points so far, and what the remaining rounds can change. */
export interface WhatIfData {
  /** `null` if nobody has points yet, or a bracket decides */
  needs: NeedsInput | null;
  /** where the number of pilots who advance comes from */
  cutIs: Cut['is'];
  /** `Rd 1`: the rounds flown; `Race Rd 1` where there are several types, because rounds are numbered per type */
  rounds: string[];
  /** points in these rounds, by pilot id */
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
  next,
  pilotId,
}: WhatIfInput): WhatIfData {
  const scoring = next.filter(({ eventType }) => eventTraits(eventType).hasPoints);
  const [first] = scoring;
  const stage = findStage(first?.roundId ?? null, rounds, stages);
  const counted = stage ? rounds.filter(({ stageId }) => stageId === stage.id) : rounds;
  const countedIds = new Set(counted.map(({ id }) => id));
  const own = stage ? summaries.filter(({ roundId }) => countedIds.has(roundId ?? '')) : summaries;
  const table = pointsTable({
    summaries: own,
    pilots: listRankedPilots(pilots, event.eventType),
    rounds: counted,
  });
  const group =
    table.groups.find(({ rows }) => rows.some((row) => row.pilotId === pilotId)) ?? table.groups[0];
  const open = scoring.filter(({ roundId }) => roundId === first?.roundId);
  const later = counted.filter(
    ({ order, eventType }) => first && order > first.roundOrder && eventTraits(eventType).hasPoints,
  );
  const rows = group?.rows ?? [];
  const cut = findCut(event, stage ? listNextStagePilots({ stage, stages, rounds, races: next }).size : 0);
  const hasPoints = rows.some(({ total }) => total > 0) && (!stage || isByPoints(stage));
  return {
    needs: hasPoints
      ? {
          pilots: rows.map(toNeedsPilot),
          points: learnPoints(own),
          dropsWorst: stage?.pointSummary?.dropWorstRound ?? false,
          roundsLeft: first ? 1 + later.length : 0,
          nextRaces: open.map(({ pilotChannels }) => pilotChannels.map((seat) => seat.pilotId)),
          cut: clampCut(cut.count, rows.length),
        }
      : null,
    cutIs: cut.is,
    rounds: table.columns.map(({ eventType, roundNumber }) =>
      [hasSeveralTypes(table.columns) ? eventTypeText(eventType) : '', `Rd ${roundNumber}`].join(' ').trim(),
    ),
    cells: Object.fromEntries(rows.map((row) => [row.pilotId, row.cells])),
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

function toNeedsPilot({ pilotId, cells }: PointsRow): NeedsInput['pilots'][number] {
  const flown = cells.flatMap((cell, index) => (cell === null ? [] : [index]));
  const span = flown.length > 0 ? (flown.at(-1) ?? 0) - (flown[0] ?? 0) + 1 : 0;
  return {
    pilotId,
    results: cells.flatMap((cell) => cell ?? []),
    keepsAll: flown.length < span,
  };
}
