import { bestConsecutive, holeshot, raceTime } from './best-consecutive';
import { eventTraits } from './event-traits';
import { groupBy } from './group-by';
import type { Detection, Guid, Lap, Race, RaceEvent, RaceResult, RaceSummary } from './model';
import { racePlaces } from './race-places';
import { raceState } from './race-state';
import { validLaps } from './valid-laps';

export interface SummarizeRaceInput {
  race: Omit<Race, 'summaries'>;
  laps: readonly Lap[];
  detections: readonly Detection[];
  /** as stored by the desktop app; `[]` when there are none */
  results: readonly RaceResult[];
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>;
}

/**
 * One row for each pilot of the race, in the race's own order. Position, points and DNF are the stored ones of an ended
 * race. For a pilot without any, the position is computed where the type has results; points and DNF stay empty, since
 * they rest on settings that are not in the event.
 * Source: domain notes 4.2, 4.3, 4.6 and section 7 (6).
 */
export function summarizeRace({ race, laps, detections, results, event }: SummarizeRaceInput): RaceSummary[] {
  const { eventType } = race;
  const pilotIds = [...new Set(race.pilotChannels.map(({ pilotId }) => pilotId))];
  const counted = validLaps({ laps, detections });
  const lapsByPilot = groupBy(counted, (lap) => lap.pilotId);
  const isFinished = raceState(race) === 'finished';
  const stored = isFinished ? results.filter((result) => result.valid && result.type === 'Race') : [];
  const storedByPilot = new Map(stored.map((result) => [result.pilotId, result]));
  const computed: ReadonlyMap<Guid, number> =
    isFinished && eventTraits(eventType).hasResults && pilotIds.some((pilotId) => !storedByPilot.has(pilotId))
      ? racePlaces({ ...race, detections, laps: counted, targetLaps: race.targetLaps || event.laps })
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
      position: result?.position ?? freePlace(pilotId, computed, stored),
      points: result?.points ?? null,
      dnf: result?.dnf ?? false,
    };
  });
}

/**
 * The computed place of a pilot without a stored one, from 1; null where none was computed. Stored places may be a race
 * director's own: one that went to somebody who does not tie with the pilot by the rules is taken, and the next counts.
 */
function freePlace(
  pilotId: Guid,
  computed: ReadonlyMap<Guid, number>,
  stored: readonly RaceResult[],
): number | null {
  const own = computed.get(pilotId);
  if (own === undefined) return null;
  const taken = new Set(
    stored.flatMap((result) => (computed.get(result.pilotId) === own ? [] : [result.position])),
  );
  let place = own;
  while (taken.has(place)) place += 1;
  return place;
}
