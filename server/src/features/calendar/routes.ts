import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api/api-error';
import { parseParams, type RawParams } from '../../api/public-read';
import { createTextCache, sendCachedText, toCachedText } from '../../api/send-answer';
import { getClub } from '../../events/read/clubs';
import { listEvents, listEventsOfClub } from '../../events/read/list-events';
import { getEventResults } from '../../events/read/result-states';
import { calendarFeed } from './calendar-feed';
import { listCalendarDetails } from './repository';

type CalendarContent = Omit<Parameters<typeof calendarFeed>[0], 'origin'>;

/** `/calendar.ics` and `/club/{id}/calendar.ics`: feeds of all visible events, or of a club's, to subscribe to. */
export const calendarRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;
  const feeds = createTextCache(app.readCache, {
    name: 'calendars',
    scopes: ['events', 'clubs'],
    maxBytes: app.cacheSizes.calendars,
  });
  app.metrics.watchCache('calendars', feeds.figures);

  /** When results become final by themselves (R161), which expires feeds. */
  let changesAtMs = Number.POSITIVE_INFINITY;
  let period = 0;
  const noteChange = (untilMs: number | null) => {
    changesAtMs = Math.min(changesAtMs, untilMs ?? changesAtMs);
  };
  const getPeriod = (): number => {
    if (Date.now() < changesAtMs) return period;
    changesAtMs = Number.POSITIVE_INFINITY;
    period += 1;
    return period;
  };

  const readCalendar = async (clubId: number | undefined): Promise<CalendarContent> => {
    const details = await listCalendarDetails(db, clubId);
    if (clubId === undefined) return { name: 'Holeshot', events: await listEvents(db), details };
    const [club, events] = await Promise.all([getClub(db, clubId), listEventsOfClub(db, clubId)]);
    return { name: club.name, events, details };
  };

  const sendCalendar = async (request: FastifyRequest, reply: FastifyReply, clubId?: number) => {
    const origin = request.siteOrigin;
    const feed = await feeds.getOrLast(`${clubId ?? 'all'} ${origin} ${getPeriod()}`, async () => {
      const content = await readCalendar(clubId);
      for (const event of content.events) noteChange(getEventResults(event).until);
      return toCachedText(calendarFeed({ ...content, origin }));
    });
    reply.header('cache-control', 'public, max-age=900');
    return sendCachedText(request, reply, feed, 'text/calendar; charset=utf-8');
  };

  app.get('/calendar.ics', (request, reply) => sendCalendar(request, reply));
  app.get<{ Params: RawParams }>('/club/:clubId/calendar.ics', async (request, reply) => {
    try {
      return await sendCalendar(request, reply, Number(parseParams('club', request.params).clubId));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw new ApiError('not-found', 'There is no calendar at this address.');
    }
  });
};
