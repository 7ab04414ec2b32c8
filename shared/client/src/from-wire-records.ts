import type * as wire from '@holeshot/contract/wire';
import { parseEventType } from '@holeshot/domain';
import type { ClubRecord, FastestLaps, FlownTime } from './records';

/* Maps replies about records; used by `from-wire.ts`. */

export const toFlownTime = (row: wire.WireFlownTime): FlownTime => ({
  seconds: row.Seconds,
  pilot: { id: row.PilotID, name: row.Pilot, photoUrl: row.PhotoURL },
  event: { id: row.EventID, name: row.Event },
  race: {
    id: row.RaceID,
    eventType: parseEventType(row.EventType),
    roundNumber: row.RoundNumber,
    raceNumber: row.RaceNumber,
  },
});

export const toClubRecord = (row: wire.WireClubRecord): ClubRecord => ({
  kind: row.Kind,
  laps: row.Laps,
  best: toFlownTime(row.Best),
  field: row.Field,
});

export const toFastestLaps = (row: wire.WireFastestLaps): FastestLaps => ({
  month: row.Month && { year: row.Month.Year, month: row.Month.Month },
  clubId: row.ClubID,
  clubs: row.Clubs.map(({ ID, Name }) => ({ id: ID, name: Name })),
  rows: row.Rows.map(toFlownTime),
});
