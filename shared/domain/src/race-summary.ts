import { eventTraits } from './event-traits';
import { deriveTime } from './explain/derive-time';
import { groupBy } from './group-by';
import type { RecordColumn } from './lap-records';
import type { Detection, Guid, Lap, Race, RaceEvent, RaceResult, RaceSummary } from './model';
import { raceState } from './race-state';
import { rankRace } from './rank-race';
import { decidingSeconds } from './result-text';
import { type ValidLap, validLaps } from './valid-laps';

export interface SummarizeRaceInput {
  race: Omit<Race, 'summaries'>;
  laps: readonly Lap[];
  detections: readonly Detection[];
  /** stored by the desktop app; may be empty */
  results: readonly RaceResult[];
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>;
}

/**
 * Returns a row for each pilot, in the race's order. A finished race has its stored positions, points and DNFs. A
 * missing position is computed when the type has results (R87), and a missing DNF by the desktop app's default (R134);
 * points stay empty, because they depend on settings that the event does not include (R93).
 */
export function summarizeRace({ race, laps, detections, results, event }: SummarizeRaceInput): RaceSummary[] {
  const { eventType } = race;
  const pilotIds = [...new Set(race.pilotChannels.map(({ pilotId }) => pilotId))];
  const lapsThatCount = validLaps({ laps, detections });
  const lapsByPilot = groupBy(lapsThatCount, (lap) => lap.pilotId);
  const isFinished = raceState(race) === 'finished';
  const targetLaps = race.targetLaps || event.laps;
  const storedResults = isFinished ? results.filter((result) => result.valid && result.type === 'Race') : [];
  const storedByPilot = new Map(storedResults.map((result) => [result.pilotId, result]));
  const positions: ReadonlyMap<Guid, number> =
    isFinished && eventTraits(eventType).hasResults && pilotIds.some((pilotId) => !storedByPilot.has(pilotId))
      ? rankRace({ ...race, detections, laps: lapsThatCount, targetLaps })
      : new Map();
  const getLapCount = (pilotLaps: readonly ValidLap[]) => pilotLaps.filter((lap) => lap.lapNumber > 0).length;
  const isShort = (pilotLaps: readonly ValidLap[]) => isFinished && getLapCount(pilotLaps) < targetLaps;
  const isOut = (pilotLaps: readonly ValidLap[], result: RaceResult | undefined): boolean => {
    if (eventType === 'TimeTrial') return isShort(pilotLaps);
    // as the desktop app stores it unless its settings say otherwise (R134)
    return result?.dnf ?? (eventTraits(eventType).hasLapLimit && isShort(pilotLaps));
  };
  return pilotIds.map((pilotId) => {
    const pilotLaps = lapsByPilot.get(pilotId) ?? [];
    const result = storedByPilot.get(pilotId);
    const getSeconds = (column: RecordColumn, lengths = event) =>
      deriveTime(column, pilotLaps, lengths)?.seconds ?? null;
    const ofRace = { ...event, laps: targetLaps };
    return {
      raceId: race.id,
      raceNumber: race.raceNumber,
      roundId: race.roundId,
      roundNumber: race.roundNumber,
      roundOrder: race.roundOrder,
      eventType,
      bracket: race.bracket,
      pilotId,
      holeshotSeconds: race.timingLocation === 'Holeshot' ? getSeconds('holeshot') : null,
      pbLapSeconds: getSeconds('pbLap'),
      pbLapCount: event.pbLaps,
      targetLapSeconds: getSeconds('targetLap'),
      targetLapCount: event.laps,
      raceSeconds: getSeconds('race'),
      resultSeconds: decidingSeconds({
        eventType,
        raceSeconds: getSeconds('race', ofRace),
        targetLapSeconds: getSeconds('targetLap', ofRace),
      }),
      lapCount: getLapCount(pilotLaps),
      position: result?.position ?? findFreePosition(pilotId, positions, storedResults),
      points: result?.points ?? null,
      dnf: isOut(pilotLaps, result),
    };
  });
}

/**
 * The position of a pilot without a stored result: the computed one, or the next that is free. A race director may have
 * stored positions against the rules, so the computed one may be taken by a pilot who does not tie with this one.
 */
function findFreePosition(
  pilotId: Guid,
  positions: ReadonlyMap<Guid, number>,
  storedResults: readonly RaceResult[],
): number | null {
  const computedPosition = positions.get(pilotId);
  if (computedPosition === undefined) return null;
  const takenPositions = new Set(
    storedResults.flatMap(({ pilotId: other, position }) =>
      positions.get(other) === computedPosition ? [] : [position],
    ),
  );
  let position = computedPosition;
  while (takenPositions.has(position)) position += 1;
  return position;
}
