import {
  type Guid,
  type Race,
  type RaceDetails,
  type RaceEvent,
  type RankedGroup,
  type Round,
  rankStage,
  rankWithoutStages,
  type Stage,
  toRanks,
} from '@holeshot/domain';
import type { EventPilot } from '../event-pilots/event-pilot';
import { listRankedPilots } from '../event-pilots/list-ranked-pilots';
import { clampCut, findCut } from '../racing/cut';
import { findStage } from '../racing/find-stage';
import type { RollOversByStage } from '../racing/load-roll-overs';

export interface EventInput {
  event: RaceEvent;
  pilots: readonly EventPilot[];
  races: readonly Race[];
  rounds: readonly Round[];
  stages: readonly Stage[];
  rollOvers: RollOversByStage;
}

/** A pilot's place in the event, or in the stage of the race. */
export interface Standing {
  /** `null` where something else ranks */
  points: number | null;
  rank: number;
}

/** The effects of a ruling on the event. */
export interface EventEffects {
  /** of each ranked pilot */
  before: ReadonlyMap<Guid, Standing>;
  after: ReadonlyMap<Guid, Standing>;
  /** the size of the cut, and who moves in and out; `null` where a bracket decides */
  cut: { count: number; comesIn: Guid[]; dropsOut: Guid[] } | null;
}

/** The places of all pilots before and after a ruling (R126). */
export function listEventEffects(input: EventInput, race: RaceDetails, ruled: RaceDetails): EventEffects {
  const before = rank(input, race);
  const after = rank(input, ruled);
  const [standings, ruledStandings] = [toStandings(before), toStandings(after)];
  const hasCut = before !== null && before.figures.size > 1;
  const count = clampCut(findCut(input.event).count, standings.size);
  const isIn = (of: ReadonlyMap<Guid, Standing>, id: Guid) => (of.get(id)?.rank ?? Infinity) <= count;
  const ids = [...ruledStandings.keys()];
  return {
    before: standings,
    after: ruledStandings,
    cut: hasCut
      ? {
          count,
          comesIn: ids.filter((id) => isIn(ruledStandings, id) && !isIn(standings, id)),
          dropsOut: ids.filter((id) => !isIn(ruledStandings, id) && isIn(standings, id)),
        }
      : null,
  };
}

/** Ranks the stage of a race, or the event without stages; `null` before anybody is ranked. */
function rank(input: EventInput, race: RaceDetails): RankedGroup | null {
  const { event, rounds, stages, rollOvers } = input;
  const stage = findStage(race.roundId, rounds, stages);
  const pilots = listRankedPilots(input.pilots, event.eventType);
  const races = input.races.map((other) => (other.id === race.id ? race : other));
  if (!stage)
    return rankWithoutStages(
      event.eventType,
      races.flatMap(({ summaries }) => summaries),
      pilots,
    );
  const roundIds = new Set(rounds.filter(({ stageId }) => stageId === stage.id).map(({ id }) => id));
  const own = races.filter(({ roundId }) => roundIds.has(roundId ?? ''));
  return rankStage({
    stage,
    races: own,
    allRaces: races,
    pilots,
    rounds,
    rollOvers: rollOvers[stage.id] ?? [],
  });
}

const toStandings = (group: RankedGroup | null): Map<Guid, Standing> =>
  new Map(
    [...(group ? toRanks([group]) : [])].map(([id, place]) => [
      id,
      { rank: place, points: group?.kind === 'points' ? (group.figures.get(id) ?? null) : null },
    ]),
  );
