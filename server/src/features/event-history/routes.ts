import { formatWireClock, fromInstantMs } from '@holeshot/domain';
import { asc, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { schema } from '../../database';
import { getEvent } from '../../events/read/whole-event';
import type { EventFields } from '../../events/write/record-event-revision';
import { describeEventChanges } from './describe-event-changes';
import { restoreEvent } from './restore-event';

const { eventRevisions } = schema;

/** The history of events, for everybody, and the way back for managers. */
export const eventHistoryRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('eventRevisions', {
    scopes: ({ eventId }) => [`event:${eventId}`, 'clubs'],
    async read(db, { eventId }, cache) {
      const { timeZone } = await getEvent(db, cache, eventId);
      const rows = await db
        .select()
        .from(eventRevisions)
        .where(eq(eventRevisions.eventId, eventId))
        .orderBy(asc(eventRevisions.number));
      return rows
        .map(({ number, at, who, why, fields }, index) => {
          const before: EventFields | undefined = rows[index - 1]?.fields;
          return {
            Number: number,
            Time: formatWireClock(fromInstantMs(at.getTime(), timeZone)),
            Who: who,
            Why: why,
            Changes: before ? describeEventChanges(before, fields) : [],
          };
        })
        .reverse();
    },
  });

  app.personalWrite('restoreEvent', (tx, person, { eventId, number }) =>
    restoreEvent(tx, person, { eventId, number: Number(number) }),
  );
};
