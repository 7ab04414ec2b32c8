import { eventHref, myDayHref, raceHref } from '@holeshot/contract';
import {
  DAY_MS,
  findChannelText,
  formatClock,
  type Guid,
  isDayOver,
  isolateName,
  type LocalMs,
  listFieldRaces,
  listPilotRaces,
  type PilotRace,
  type Race,
  raceState,
  raceTitle,
  toInstantMs,
} from '@holeshot/domain';
import {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { startCalendar, toCalendarFile } from '../../api/calendar-file';
import type { FieldDay } from '../../events/read/field-day';
import type { CalendarMoment } from './calendar-moment';

interface CalendarInput extends FieldDay {
  pilotId: Guid;
  /** the pilot's races that were removed before they were flown */
  removed: readonly Race[];
  moment: CalendarMoment;
  /** scheme and host of the site */
  origin: string;
}

interface Entry {
  race: Race;
  /** on the event's clock; `null` for the whole day, because the time is not known */
  times: { start: LocalMs; end: LocalMs } | null;
  isCancelled: boolean;
  lines: string[];
}

/** The races of a pilot at an event as an iCalendar file (R149). Empty for an unknown pilot. */
export function pilotCalendar(input: CalendarInput): string {
  const { event, pilotId, origin } = input;
  const pilot = event.pilots.find(({ id }) => id === pilotId);
  const calendar = startCalendar({
    name: pilot ? `${isolateName(pilot.name)}, ${isolateName(event.name)}` : event.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Holeshot', product: 'My day', language: 'EN' },
    url: origin + (pilot ? myDayHref({ eventId: event.id, pilotId }) : eventHref({ eventId: event.id })),
    // a hint, which most calendar programs exceed
    ttl: 15 * 60,
  });
  if (pilot) for (const entry of listEntries(input)) addEntry(calendar, entry, input);
  return toCalendarFile(calendar);
}

function listEntries(input: CalendarInput): Entry[] {
  const { event, races, removed, pilotId, moment } = input;
  const isOver = isDayOver(event, races, moment.instantMs);
  const own = races.filter(({ pilotChannels }) => pilotChannels.some((seat) => seat.pilotId === pilotId));
  const ahead = listPilotRaces(listFieldRaces({ ...input, nowLocal: moment.local }), pilotId);
  return [
    ...own.map((race): Entry => {
      const next = ahead.find((one) => one.race === race);
      const lines = [...describeSeat(race, input), ...(next ? [describeStart(next)] : [])];
      return { race, times: findTimes(race, next), isCancelled: isOver && race.start === null, lines };
    }),
    ...removed.map((race): Entry => ({ race, times: null, isCancelled: true, lines: [] })),
  ];
}

/** When a race was flown, is flown, or may start. */
function findTimes({ start, end }: Race, next: PilotRace | undefined): Entry['times'] {
  if (start !== null) return { start, end: Math.max(start, end ?? start) };
  const range = next?.forecast?.range;
  return range ? { start: range.from, end: range.until } : null;
}

function describeSeat(race: Race, { event, channels, pilotId }: CalendarInput): string[] {
  const names = new Map(event.pilots.map(({ id, name }) => [id, name]));
  const seats = race.pilotChannels.map((seat) => ({
    name: isolateName(names.get(seat.pilotId) ?? '?'),
    isOwn: seat.pilotId === pilotId,
    channel: findChannelText(channels, seat.channelId),
    mhz: channels.find(({ id }) => id === seat.channelId)?.frequency,
  }));
  const own = seats.find(({ isOwn }) => isOwn);
  const others = seats.filter(({ isOwn }) => !isOwn);
  return [
    own?.channel ? `Channel ${own.channel}, ${own.mhz} MHz` : 'No channel yet',
    others.length === 0
      ? 'Against nobody'
      : `Against ${others.map(({ name, channel }) => (channel ? `${name} (${channel})` : name)).join(', ')}`,
  ];
}

function describeStart({ isFlying, forecast }: PilotRace): string {
  if (isFlying) return 'In the air';
  const range = forecast?.range;
  return range
    ? `Expected to start from ${formatClock(range.from)} to ${formatClock(range.until)}: four of five starts fall in this range`
    : 'The time is not known yet';
}

function addEntry(
  calendar: ICalCalendar,
  { race, times, isCancelled, lines }: Entry,
  input: CalendarInput,
): void {
  const { event, pilotId, channels, moment, origin } = input;
  const day = event.start ?? moment.local;
  const seat = race.pilotChannels.find((one) => one.pilotId === pilotId);
  const channel = findChannelText(channels, seat?.channelId ?? null);
  const url = origin + raceHref({ eventId: event.id, raceId: race.id });
  const toDate = (local: LocalMs) => new Date(toInstantMs(local, event.timeZone));
  const dayMs = Math.floor(day / DAY_MS) * DAY_MS;
  calendar.createEvent({
    id: `${race.id}.${pilotId}@${new URL(origin).hostname}`,
    stamp: new Date(moment.stampMs),
    sequence: moment.sequence,
    summary: channel ? `${raceTitle(race)} on ${channel}` : raceTitle(race),
    ...(event.address && { location: event.address }),
    description: [...lines, '', event.name, url].join('\n'),
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency:
      times && raceState(race) !== 'finished'
        ? ICalEventTransparency.OPAQUE
        : ICalEventTransparency.TRANSPARENT,
    ...(times
      ? { start: toDate(times.start), end: toDate(times.end), timezone: 'UTC' }
      : { allDay: true, start: new Date(dayMs), end: new Date(dayMs + DAY_MS) }),
  });
}
