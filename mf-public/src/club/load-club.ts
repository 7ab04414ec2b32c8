import {
  type ClubFull,
  type ClubRecord,
  type ClubTrack,
  clubFullQuery,
  type LiveNow,
  liveNowQuery,
  podiumsOfClubQuery,
  publicQuery,
  type Settled,
} from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { type EventListItem, toInstantMs } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { parseId, toNotFound } from '../address';
import { type EventPreview, previewEvent } from '../event/preview-event';
import {
  type RecordChange,
  recordChangesQuery,
  trackRecordChangesQuery,
} from '../records/record-changes.query';
import { listPastEvents, type PastEvent } from './past-events';
import { type SeasonSummary, seasonsOfClubQuery } from './seasons.query';

export interface ClubData {
  club: Omit<ClubFull, 'events'>;
  /** soonest first */
  coming: EventPreview[];
  /** newest first, without running ones */
  past: PastEvent[];
  /** the club's running events */
  live: readonly LiveNow[];
  records: Settled<ClubRecord[]>;
  /** newest first; none when they could not be loaded */
  recordChanges: RecordChange[];
  /** newest first */
  seasons: Settled<SeasonSummary[]>;
  /** of the newest event that names one */
  track: ClubTrack | null;
  /** of the track's record: newest first; none when they could not be loaded */
  trackRecordChanges: RecordChange[];
  /** the calls that it is made of */
  sources: string[];
  /** when the data was read, an instant */
  readAtMs: number;
}

/** the error's text (R47) */
const MISSING_CLUB = 'Missing Club object';

/** Throws a 404 when there is no such club. Podiums, records, seasons, the running race and the track may fail alone. */
export async function loadClub({ client, params, nowMs }: PageArgs): Promise<ClubData> {
  const clubId = parseId(params.clubId, MISSING_CLUB);
  const queries = {
    full: clubFullQuery(clubId),
    podiums: podiumsOfClubQuery(clubId),
    records: publicQuery('clubRecords', paths.recordsOfClub, { clubId }),
    live: liveNowQuery(),
    changes: recordChangesQuery(clubId),
    seasons: seasonsOfClubQuery(clubId),
    tracks: publicQuery('clubTracks', paths.trackOfClub, { clubId }),
    trackChanges: trackRecordChangesQuery(clubId),
  };
  const [{ events, ...club }, podiums, records, live, changes, seasons, tracks, trackChanges] =
    await Promise.all([
      client.get(queries.full).catch(toNotFound(MISSING_CLUB)),
      client.settle(queries.podiums),
      client.settle(queries.records),
      client.settle(queries.live),
      client.settle(queries.changes),
      client.settle(queries.seasons),
      client.settle(queries.tracks),
      client.settle(queries.trackChanges),
    ]);
  const isComing = ({ start, timeZone }: EventListItem) =>
    start !== null && toInstantMs(start, timeZone) > nowMs;
  const running = live.ok ? live.value.filter(({ event }) => event.club.id === clubId) : [];
  const isRunning = ({ id }: EventListItem) => running.some(({ event }) => event.id === id);
  const begun = events.filter((event) => !isComing(event) && !isRunning(event));
  return {
    club,
    coming: events
      .filter(isComing)
      .reverse()
      .map((event) => previewEvent(event, nowMs)),
    past: listPastEvents(begun, podiums.ok ? podiums.value : []),
    live: running,
    records,
    recordChanges: changes.ok ? changes.value : [],
    seasons,
    track: tracks.ok ? (tracks.value[0] ?? null) : null,
    trackRecordChanges: trackChanges.ok ? trackChanges.value : [],
    sources: Object.values(queries).map(({ path }) => path),
    readAtMs: nowMs,
  };
}
