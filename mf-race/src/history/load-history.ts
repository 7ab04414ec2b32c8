import { defineQuery, eventQuery, fillPath, raceQuery } from '@holeshot/client';
import { raceRevisions } from '@holeshot/contract/paths';
import type { WireRevision } from '@holeshot/contract/wire';
import { type LocalMs, parseClock } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { withEventNotFound } from '../page/with-event-not-found';
import { raceTitle } from '../racing/race-names';

/** One revision of a race or an event. */
export interface RevisionEntry {
  number: number;
  /** on the event's clock */
  at: LocalMs | null;
  who: string;
  why: string;
  /** its differences from the previous revision, in sentences */
  changes: string[];
}

export interface HistoryData {
  event: { id: string; name: string };
  race: { id: string; title: string };
  clubId: number;
  /** newest first */
  revisions: RevisionEntry[];
}

export const revisionsQuery = (path: string) =>
  defineQuery(path, async (json) =>
    (json as WireRevision[]).map(
      ({ Number: number, Time, Who, Why, Changes }): RevisionEntry => ({
        ...{ number, at: parseClock(Time), who: Who, why: Why, changes: Changes },
      }),
    ),
  );

/** Loads the history of a race. Throws `FetchError` 404 for an unknown race. */
export async function loadHistory({ client, params }: PageArgs): Promise<HistoryData> {
  const { eventId = '', raceId = '' } = params;
  const requests = Promise.all([
    client.get(eventQuery(eventId)),
    client.get(raceQuery(eventId, raceId)),
    client.get(revisionsQuery(fillPath(raceRevisions, { eventId, raceId }))),
  ]);
  const [event, race, revisions] = await withEventNotFound(client, eventId, requests);
  return {
    event: { id: event.id, name: event.name },
    race: { id: race.id, title: raceTitle(race) },
    clubId: event.clubId,
    revisions,
  };
}
