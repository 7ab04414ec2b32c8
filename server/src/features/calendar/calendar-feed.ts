import { eventHref } from '@holeshot/contract';
import { DAY_MS, toInstantMs, utcMs } from '@holeshot/domain';
import { ICalCalendarMethod } from 'ical-generator';
import { startCalendar, toCalendarFile } from '../../api/calendar-file';
import type { ListedEvent } from '../../events/read/list-events';
import { getEventResults, resultsTexts } from '../../events/read/result-states';
import type { CalendarDetails } from './repository';

const HOUR_MS = 3_600_000;
const FIRST_MS = utcMs(1000);
/** The assumed duration of an event without an end. */
const DEFAULT_DURATION_MS = 6 * HOUR_MS;

/**
 * The text of a parameter, which has neither quotes, control characters nor escapes (RFC 5545, 3.1); the library escapes
 * backslashes, too.
 */
const toParameter = (text: string): string =>
  text
    .replaceAll('"', "'")
    .replaceAll('\\', '/')
    .replaceAll(/\p{Cc}+/gu, ' ');

const describeResults = (event: ListedEvent): string[] =>
  resultsTexts(getEventResults(event), event.timeZone).map((text) => `Results: ${text}`);

interface FeedInput {
  /** such as the club's name */
  name: string;
  /** scheme and host of the site */
  origin: string;
  events: readonly ListedEvent[];
  /** by event */
  details: ReadonlyMap<string, CalendarDetails>;
}

/**
 * The events as an iCalendar file. Times are instants (UTC), computed with the event's zone. An event that starts at
 * midnight takes whole days, because midnight means no time (R42). Events without a date, or before the
 * year 1000, which the library writes with three digits, are left out.
 */
export function calendarFeed({ name, origin, events, details }: FeedInput): string {
  const host = new URL(origin).hostname;
  const calendar = startCalendar({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Holeshot', product: 'Events', language: 'EN' },
    ttl: 4 * 60 * 60,
  });
  for (const event of events) {
    const { id, club, start, end, timeZone } = event;
    if (start === null || start < FIRST_MS) continue;
    const more = details.get(id);
    const url = origin + eventHref({ eventId: id });
    const isWholeDay = start % DAY_MS === 0;
    const last = end !== null && end > start ? end : null;
    const times = isWholeDay
      ? {
          allDay: true,
          start: new Date(start),
          end: new Date(Math.floor((last ?? start) / DAY_MS) * DAY_MS + DAY_MS),
        }
      : {
          start: new Date(toInstantMs(start, timeZone)),
          end: new Date(toInstantMs(last ?? start + DEFAULT_DURATION_MS, timeZone)),
        };
    calendar.createEvent({
      id: `${id}@${host}`,
      // Times of the last change, so that equal events give equal files.
      stamp: more?.updatedAt ?? new Date(0),
      sequence: more?.sequence ?? 0,
      location: more?.address || null,
      summary: event.name,
      organizer: { name: toParameter(club.name), email: `noreply@${host}` },
      description: [`Hosted by ${club.name}`, ...describeResults(event), url].join('\n'),
      url,
      timezone: isWholeDay ? null : 'UTC',
      ...times,
    });
  }
  return toCalendarFile(calendar);
}
