import {
  deriveTime,
  type Guid,
  type RaceDetails,
  type RaceEvent,
  type RecordColumn,
  type ValidLap,
  validLaps,
} from '@holeshot/domain';

/** The laps of a pilot's best time, from its race (R81, R82). */
export const listRecordLaps = (
  column: RecordColumn,
  race: RaceDetails,
  pilotId: Guid,
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): ValidLap[] => deriveTime(column, validLaps(race, { pilotId }), event)?.laps ?? [];
