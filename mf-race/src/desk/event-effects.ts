import {
  type Guid,
  pointsTable,
  type Race,
  type RaceDetails,
  type RaceEvent,
  type RaceSummary,
  type Round,
  type Stage,
} from '@holeshot/domain';
import type { EventPilot } from '../event-pilots/event-pilot';
import { listRankedPilots } from '../event-pilots/list-ranked-pilots';
import { clampCut, findCut } from '../racing/cut';
import { findStage } from '../racing/find-stage';
import { isByPoints } from '../racing/points-left';

export interface EventInput {
  event: RaceEvent;
  pilots: readonly EventPilot[];
  races: readonly Race[];
  rounds: readonly Round[];
  stages: readonly Stage[];
}

/** A pilot's points of the event, or of the stage of the race. */
export interface Total {
  points: number;
  /** `null` without points that count */
  rank: number | null;
}

/** What a ruling changes in the points of the event. */
export interface EventEffects {
  /** of each pilot; empty where points do not rank */
  before: ReadonlyMap<Guid, Total>;
  after: ReadonlyMap<Guid, Total>;
  /** how many go on, and who comes in and drops out */
  cut: { count: number; comesIn: Guid[]; dropsOut: Guid[] } | null;
}

const NONE: EventEffects = { before: new Map(), after: new Map(), cut: null };

/** The points and ranks of all pilots with the race as it is, and as a ruling would make it (R95, R100). */
export function listEventEffects(input: EventInput, race: RaceDetails, ruled: RaceDetails): EventEffects {
  const { event, pilots, races, rounds, stages } = input;
  const stage = findStage(race.roundId, rounds, stages);
  // roll-overs of a stage are stored, and the desk does not load them
  if (stage && (!isByPoints(stage) || stage.pointSummary?.roundPositionRollover)) return NONE;
  const counted = stage ? rounds.filter(({ stageId }) => stageId === stage.id) : rounds;
  const countedIds = new Set(counted.map(({ id }) => id));
  const summaries = races.flatMap((one) => (one.id === race.id ? race.summaries : one.summaries));
  const own = stage ? summaries.filter(({ roundId }) => countedIds.has(roundId ?? '')) : summaries;
  const rank = (rows: readonly RaceSummary[]): Map<Guid, Total>[] =>
    pointsTable({
      summaries: rows,
      pilots: listRankedPilots(pilots, event.eventType),
      rounds: counted,
      ...(stage && { pointSummary: stage.pointSummary }),
    }).groups.map(
      (group) =>
        new Map(
          group.rows.map(({ pilotId, total, rank: place }) => [pilotId, { points: total, rank: place }]),
        ),
    );
  const groups = {
    before: rank(own),
    after: rank([...own.filter(({ raceId }) => raceId !== race.id), ...ruled.summaries]),
  };
  const flat = (list: readonly ReadonlyMap<Guid, Total>[]) => new Map(list.flatMap((group) => [...group]));
  const [before, after] = [flat(groups.before), flat(groups.after)];
  if (![...before.values()].some(({ points }) => points > 0)) return NONE;
  const [first] = groups.before;
  if (groups.before.length !== 1 || !first) return { before, after, cut: null };
  const count = clampCut(findCut(event).count, first.size);
  const isIn = (totals: ReadonlyMap<Guid, Total>, id: Guid) => (totals.get(id)?.rank ?? Infinity) <= count;
  const ids = [...after.keys()];
  return {
    before,
    after,
    cut: {
      count,
      comesIn: ids.filter((id) => isIn(after, id) && !isIn(before, id)),
      dropsOut: ids.filter((id) => !isIn(after, id) && isIn(before, id)),
    },
  };
}
