import { createHash } from 'node:crypto';
import { clubSchema, eventListItemSchema, type WireEventListItem } from '@holeshot/contract/wire';
import { type EventListItem, parseClock, parseEventType } from '@holeshot/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiError } from '../../api/api-error';
import type { OriginOf } from '../../site/request-origin';
import { calendarFeed } from './calendar-feed';

interface CalendarParts {
  /** answers a public GET in-process */
  readPublic: (path: string) => Promise<{ status: number; body: string }>;
  /** every visible event */
  listEvents: () => Promise<EventListItem[]>;
  originOf: OriginOf;
}

const toEvent = (row: WireEventListItem): EventListItem => ({
  id: row.ID,
  name: row.Name,
  club: {
    id: row.Club.ID,
    name: row.Club.Name,
    logoUrl: row.Club.LogoUrl,
    primaryColor: row.Club.PrimaryColor,
  },
  eventType: parseEventType(row.EventType),
  start: parseClock(row.Start),
  end: parseClock(row.End),
  timeZone: row.TimeZone,
  pilotCount: row.PilotCount,
  canRegister: row.CanRegister,
});

/** Adds `/calendar.ics` and `/club/{id}/calendar.ics`: feeds of all events, or a club's, to subscribe to. */
export function addCalendars(
  app: FastifyInstance,
  { readPublic, listEvents, originOf }: CalendarParts,
): void {
  const read = async <T>(schema: z.ZodMiniType<T>, path: string): Promise<T> => {
    const { status, body } = await readPublic(path);
    if (status !== 200) throw new ApiError('not-found', 'There is no calendar at this address.');
    return schema.parse(JSON.parse(body));
  };
  const send = (request: FastifyRequest, reply: FastifyReply, name: string, events: EventListItem[]) => {
    const body = calendarFeed({ name, origin: originOf(request), events });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag).header('cache-control', 'public, max-age=900');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(body);
  };
  app.get('/calendar.ics', async (request, reply) => send(request, reply, 'Holeshot', await listEvents()));
  app.get<{ Params: { clubId: string } }>('/club/:clubId/calendar.ics', async (request, reply) => {
    const clubId = encodeURIComponent(request.params.clubId);
    const club = await read(clubSchema, `/api/public/clubs/id/${clubId}`);
    const rows = await read(z.array(eventListItemSchema), `/api/public/events/clubId/${clubId}`);
    return send(request, reply, club.Name, rows.map(toEvent));
  });
}
