import { type ClubRecord, defineQuery, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { WireRecordChange } from '@holeshot/contract/wire';
import { type Guid, type LocalMs, parseClock } from '@holeshot/domain';

/** A time of a record's history. */
interface RecordTime {
  seconds: number;
  pilot: { id: Guid; name: string };
  event: { id: Guid; name: string };
  race: { id: Guid; title: string };
}

/** A change of a record of a club, of a track or of a person (R164). */
export interface RecordChange extends Pick<ClubRecord, 'kind' | 'laps'> {
  id: number;
  /** the club of the record */
  club: string;
  /** of a person's best lap; `null` for other records */
  eventType: string | null;
  /** on the club's clock */
  at: LocalMs | null;
  /** the record from then on; `null` when no time was left */
  best: RecordTime | null;
  /** the record until then */
  before: RecordTime | null;
  /** whether the previous time was removed; otherwise it was beaten */
  isFall: boolean;
  /** who removed it, and why */
  who: string;
  why: string;
}

const toRecordTime = (row: NonNullable<WireRecordChange['Best']>): RecordTime => ({
  seconds: row.Seconds,
  pilot: { id: row.PilotID, name: row.Pilot },
  event: { id: row.EventID, name: row.Event },
  race: { id: row.RaceID, title: row.Race },
});

const toRecordChange = (row: WireRecordChange): RecordChange => ({
  id: row.ID,
  kind: row.Kind,
  laps: row.Laps,
  club: row.Club,
  eventType: row.EventType,
  at: parseClock(row.Time),
  best: row.Best && toRecordTime(row.Best),
  before: row.Before && toRecordTime(row.Before),
  isFall: row.Fell,
  who: row.Who,
  why: row.Why,
});

const changesQuery = (path: string) =>
  defineQuery(path, async (json) => (json as WireRecordChange[]).map(toRecordChange));

/** Changes of a club's records, newest first. */
export const recordChangesQuery = (clubId: number) => changesQuery(fillPath(paths.recordChanges, { clubId }));

/** Changes of the record of a club's track, newest first. */
export const trackRecordChangesQuery = (clubId: number) =>
  changesQuery(fillPath(paths.recordChangesOfTrack, { clubId }));

/** Changes of a person's best laps, newest first. */
export const recordChangesOfUserQuery = (userId: number) =>
  changesQuery(fillPath(paths.recordChangesOfUser, { userId }));
