import { parseEventType } from '@holeshot/domain';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../api/api-error';
import { type Queryable, schema } from '../../database';
import { timeZone } from '../read/list-events';
import { roundOfRow } from '../read/race-rows';
import { raceResultsOf } from '../read/result-states';

const { clubs, events, races, rounds } = schema;

/** Whether the results of a race are official now (R160); false for an unknown race. */
async function isOfficial(
  tx: Queryable,
  { eventId, raceId }: { eventId: string; raceId: string },
): Promise<boolean> {
  const { objectionMinutes, officialRevision } = races;
  const [row] = await tx
    .select({
      race: { start: races.startMs, end: races.endMs, objectionMinutes, officialRevision },
      event: { officialAt: events.officialAt, timeZone },
      eventType: rounds.eventType,
    })
    .from(races)
    .innerJoin(events, eq(events.id, races.eventId))
    .innerJoin(clubs, eq(clubs.id, events.clubId))
    .leftJoin(rounds, roundOfRow)
    .where(and(eq(races.eventId, eventId), eq(races.id, raceId)));
  if (!row) return false;
  const race = { ...row.race, eventType: parseEventType(row.eventType) };
  const { state } = raceResultsOf(row.event)(race);
  return state === 'official' || state === 'changed';
}

/**
 * The reason of a change, `what` and the person's words for it. Throws `ApiError` (bad-parameter) for a change of official
 * results without words (R160).
 */
export async function requireReason(
  tx: Queryable,
  ref: { eventId: string; raceId: string },
  what: string,
  reason: string | undefined,
): Promise<string> {
  if (reason) return `${what}: ${reason}`;
  if (await isOfficial(tx, ref))
    throw new ApiError('bad-parameter', 'The results are official: say why they change.', 'reason');
  return what;
}
