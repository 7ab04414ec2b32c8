import { eventHref, pilotInEventHref, raceHref } from '@holeshot/contract';
import { isolateName, type RaceEvent, type RaceLink } from '@holeshot/domain';
import type { ShareItem } from '@holeshot/ui';
import type { EventPilot } from '../event-pilots/event-pilot';
import { raceTitle } from '../racing/race-names';

type NamedEvent = Pick<RaceEvent, 'id' | 'name'>;

export const eventItem = ({ id, name }: NamedEvent): ShareItem => ({
  label: 'Event',
  title: name,
  path: eventHref({ eventId: id }),
});

const resultItem = (
  event: NamedEvent,
  { id, name }: Pick<EventPilot, 'id' | 'name'>,
  label: string,
): ShareItem => ({
  label,
  title: `${isolateName(name)}, ${isolateName(event.name)}`,
  path: pilotInEventHref({ eventId: event.id, pilotId: id }),
});

/** The event's lap records: a tab of its page, with a picture of its own. */
export const recordsItem = ({ id, name }: NamedEvent): ShareItem => ({
  label: 'Lap records',
  title: `Lap records, ${name}`,
  path: eventHref({ eventId: id, tab: 'lap-records' }),
  picture: `${eventHref({ eventId: id })}/records`,
});

/** `own` is the visitor's pilot at the event, if any. */
export const listEventItems = (event: NamedEvent, own: EventPilot | null): ShareItem[] => [
  eventItem(event),
  ...(own ? [resultItem(event, own, 'Your result')] : []),
];

export const listRaceItems = (event: NamedEvent, race: RaceLink, own: EventPilot | null): ShareItem[] => [
  {
    label: 'Race',
    title: `${raceTitle(race)}, ${event.name}`,
    path: raceHref({ eventId: event.id, raceId: race.id }),
  },
  ...(own ? [resultItem(event, own, 'Your result')] : []),
  eventItem(event),
];

export const listPilotItems = (event: NamedEvent, pilot: Pick<EventPilot, 'id' | 'name'>): ShareItem[] => [
  resultItem(event, pilot, 'Result'),
  eventItem(event),
];
