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

/** A change of a record of a club (R164). */
export interface RecordChange extends Pick<ClubRecord, 'kind' | 'laps'> {
  id: number;
  /** on the club's clock */
  at: LocalMs | null;
  /** the record from then on; `null` when no time was left */
  best: RecordTime | null;
  /** the record until then */
  before: RecordTime | null;
  /** whether the time before was taken away; else it was beaten */
  isFall: boolean;
  /** who took it away, and why */
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
  at: parseClock(row.Time),
  best: row.Best && toRecordTime(row.Best),
  before: row.Before && toRecordTime(row.Before),
  isFall: row.Fell,
  who: row.Who,
  why: row.Why,
});

/** How the records of a club changed, newest first. */
export const recordChangesQuery = (clubId: number) =>
  defineQuery(fillPath(paths.recordChanges, { clubId }), async (json) =>
    (json as WireRecordChange[]).map(toRecordChange),
  );
