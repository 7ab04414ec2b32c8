import { bestConsecutive, holeshot, raceTime } from './best-consecutive';
import { eventTraits } from './event-traits';
import { groupBy } from './group-by';
import type { Detection, EventType, Guid, Lap, Race, RaceEvent, RaceResult, RaceSummary } from './model';
import { racePositions } from './race-positions';
import { raceState } from './race-state';
import { type ValidLap, validLaps } from './valid-laps';

export interface SummarizeRaceInput {
  race: Omit<Race, 'summaries'>;
  laps: readonly Lap[];
  detections: readonly Detection[];
  /** as stored by the desktop app; `[]` when there are none */
  results: readonly RaceResult[];
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>;
}

/**
 * One row for each pilot of the race, in the race's own order. Position, points and DNF are the stored ones
 * when the ended race has any; otherwise positions are computed where the type has results, and points and
 * DNF stay empty, since they rest on settings that are not in the event.
 * Source: domain notes 4.2, 4.3, 4.6 and section 7 (6).
 */
export function summarizeRace({ race, laps, detections, results, event }: SummarizeRaceInput): RaceSummary[] {
  const { eventType } = race;
  const pilotIds = [...new Set(race.pilotChannels.map(({ pilotId }) => pilotId))];
  const lapsByPilot = groupBy(validLaps({ laps, detections }), (lap) => lap.pilotId);
  const isFinished = raceState(race) === 'finished';
  const stored = isFinished ? results.filter((result) => result.valid && result.type === 'Race') : [];
  const storedByPilot = new Map(stored.map((result) => [result.pilotId, result]));
  const computed: ReadonlyMap<Guid, number> =
    isFinished && stored.length === 0
      ? computePositions(eventType, race, detections, lapsByPilot, race.targetLaps || event.laps)
      : new Map();
  return pilotIds.map((pilotId) => {
    const pilotLaps = lapsByPilot.get(pilotId) ?? [];
    const result = storedByPilot.get(pilotId);
    const first = race.timingLocation === 'Holeshot' ? holeshot(pilotLaps) : null;
    return {
      raceId: race.id,
      raceNumber: race.raceNumber,
      roundId: race.roundId,
      roundNumber: race.roundNumber,
      roundOrder: race.roundOrder,
      eventType,
      bracket: race.bracket,
      pilotId,
      holeshotSeconds: first?.lengthSeconds ?? null,
      pbLapSeconds: bestConsecutive(pilotLaps, event.pbLaps)?.seconds ?? null,
      pbLapCount: event.pbLaps,
      targetLapSeconds: bestConsecutive(pilotLaps, event.laps)?.seconds ?? null,
      targetLapCount: event.laps,
      raceSeconds: raceTime(pilotLaps, event.laps)?.seconds ?? null,
      lapCount: pilotLaps.filter((lap) => lap.lapNumber > 0).length,
      position: result?.position ?? computed.get(pilotId) ?? null,
      points: result?.points ?? null,
      dnf: result?.dnf ?? false,
    };
  });
}

function computePositions(
  eventType: EventType,
  race: Pick<Race, 'pilotChannels' | 'targetLaps'>,
  detections: readonly Detection[],
  lapsByPilot: ReadonlyMap<Guid, ValidLap[]>,
  targetLaps: number,
): Map<Guid, number> {
  if (!eventTraits(eventType).hasResults) {
    return new Map();
  }
  if (eventType === 'TimeTrial') {
    return timeTrialPositions(race, lapsByPilot, targetLaps);
  }
  return racePositions({ ...race, detections, eventType, targetLaps });
}

/** By best target laps; pilots without enough laps follow in race order, each with an own number (4.3). */
function timeTrialPositions(
  race: Pick<Race, 'pilotChannels'>,
  lapsByPilot: ReadonlyMap<Guid, ValidLap[]>,
  targetLaps: number,
): Map<Guid, number> {
  const pilotIds = [...new Set(race.pilotChannels.map(({ pilotId }) => pilotId))];
  const sorted = pilotIds
    .map((pilotId) => ({
      pilotId,
      seconds: bestConsecutive(lapsByPilot.get(pilotId) ?? [], targetLaps)?.seconds ?? Number.MAX_VALUE,
    }))
    .sort((a, b) => a.seconds - b.seconds);
  return new Map(sorted.map(({ pilotId }, index) => [pilotId, index + 1]));
}
