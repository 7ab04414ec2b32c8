import {
  bestConsecutive,
  type Guid,
  holeshot,
  type LapTotal,
  type RaceDetails,
  type RaceEvent,
  type RecordColumn,
  raceTime,
  type ValidLap,
  validLaps,
} from '@holeshot/domain';

/** The laps of a pilot's best time, from its race (R81, R82). */
export function listRecordLaps(
  column: RecordColumn,
  race: RaceDetails,
  pilotId: Guid,
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): ValidLap[] {
  const laps = validLaps(race, { pilotId });
  switch (column) {
    case 'holeshot': {
      const first = holeshot(laps);
      return first ? [first] : [];
    }
    case 'pbLap':
      return getLaps(bestConsecutive(laps, event.pbLaps));
    case 'targetLap':
      return getLaps(bestConsecutive(laps, event.laps));
    case 'race':
      return getLaps(raceTime(laps, event.laps));
  }
}

const getLaps = (total: LapTotal<ValidLap> | null): ValidLap[] => total?.laps ?? [];
