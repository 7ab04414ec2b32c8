import { defineQuery, eventQuery, fillPath, raceQuery } from '@holeshot/client';
import { raceRevisions } from '@holeshot/contract/paths';
import type { WireRevision } from '@holeshot/contract/wire';
import { type LocalMs, parseClock, type ResultState, stateAt } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { withEventNotFound } from '../page/with-event-not-found';
import { raceTitle } from '../racing/race-names';
import { type Compared, loadDifference } from './load-difference';

/** One revision of a race or an event. */
export interface RevisionEntry {
  number: number;
  /** on the event's clock */
  at: LocalMs | null;
  who: string;
  why: string;
  /** its differences from the previous revision, in sentences */
  changes: string[];
  /** for an event, the races that changed, each with its revision number */
  races: { id: string; title: string; number: number }[];
  /** it changed results that were official */
  isAfterOfficial: boolean;
  canRestore: boolean;
}

export interface HistoryData {
  event: { id: string; name: string };
  race: { id: string; title: string };
  clubId: number;
  /** newest first */
  revisions: RevisionEntry[];
  compared: Compared | null;
  /** the results are official, so that a change needs a reason (R160) */
  isOfficial: boolean;
}

export const revisionsQuery = (path: string) =>
  defineQuery(path, async (json) =>
    (json as WireRevision[]).map(
      ({ Number: number, Time, Who, Why, Changes, ...more }): RevisionEntry => ({
        number,
        at: parseClock(Time),
        who: Who,
        why: Why,
        changes: Changes,
        races: (more.Races ?? []).map((race) => ({
          id: race.RaceID,
          title: race.Title,
          number: race.Number,
        })),
        isAfterOfficial: more.AfterOfficial ?? false,
        canRestore: more.CanRestore ?? true,
      }),
    ),
  );

const isFinal = (state: ResultState | null | undefined): boolean =>
  state === 'official' || state === 'changed';

/** Loads the history of a race. Throws `FetchError` 404 for an unknown race. */
export async function loadHistory({ client, params, url, nowMs }: PageArgs): Promise<HistoryData> {
  const { eventId = '', raceId = '' } = params;
  const requests = Promise.all([
    client.get(eventQuery(eventId)),
    client.get(raceQuery(eventId, raceId)),
    client.get(revisionsQuery(fillPath(raceRevisions, { eventId, raceId }))),
    loadDifference(client, url, { eventId, raceId }),
  ]);
  const [event, race, revisions, compared] = await withEventNotFound(client, eventId, requests);
  return {
    event: { id: event.id, name: event.name },
    race: { id: race.id, title: raceTitle(race) },
    clubId: event.clubId,
    revisions,
    compared,
    isOfficial: isFinal(race.resultState && stateAt(race.resultState, nowMs)),
  };
}
