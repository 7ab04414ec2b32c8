import {
  eventTraits,
  formatDate,
  formatSeconds,
  type LocalMs,
  ordinal,
  type Race,
  raceTitle,
} from '@holeshot/domain';
import type { Profile } from '../auth/repository';
import type { WholeEvent } from '../events/whole-event';

/** What a picture shows; equal contents make equal pictures. */
export interface SharingContent {
  /** over the title, such as the event of a race */
  above: string;
  title: string;
  /** in place of a title that no font can draw */
  untitled: string;
  /** short facts under the title */
  facts: string[];
  /** result lines: place, pilot and time */
  lines: { label: string; name: string; figure: string }[];
  /** `#RRGGBB` */
  color: string;
}

const RED = '#D9182F';
const MAX_LINES = 3;

const colorOf = ({ primaryColor, club }: WholeEvent): string => primaryColor ?? club.primaryColor ?? RED;

const presentDate = (start: LocalMs | null): string[] => (start === null ? [] : [formatDate(start)]);

const presentCount = (count: number, noun: string): string[] =>
  count > 0 ? [`${count} ${noun}${count === 1 ? '' : 's'}`] : [];

/** `eventCount` is the number of attended events. */
export const presentPilotContent = ({ handle, bio }: Profile, eventCount: number): SharingContent => ({
  above: 'Pilot',
  title: handle,
  untitled: 'Pilot',
  facts: [bio, ...presentCount(eventCount, 'event')].filter(Boolean),
  lines: [],
  color: RED,
});

export const presentEventContent = (event: WholeEvent): SharingContent => ({
  above: event.club.name,
  title: event.name,
  untitled: presentDate(event.start)[0] ?? 'Event',
  facts: [...presentDate(event.start), ...presentCount(event.pilotCount, 'pilot')],
  lines: [],
  color: colorOf(event),
});

/** The race with up to three winners once it has ended. */
export function presentRaceContent(race: Race, event: WholeEvent): SharingContent {
  const { hasPoints } = eventTraits(race.eventType);
  const results = race.end === null ? [] : race.summaries;
  const winners = results
    .filter(({ dnf, position }) => position !== null && !dnf)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .slice(0, MAX_LINES);
  const title = raceTitle(race);
  return {
    above: event.name,
    title,
    untitled: title,
    facts: [event.club.name, ...presentDate(race.start)].filter(Boolean),
    lines: winners.map(({ pilotId, position, raceSeconds, targetLapSeconds }) => ({
      label: ordinal(position ?? 0),
      name: event.pilots.find(({ id }) => id === pilotId)?.name ?? '',
      figure: formatSeconds(
        hasPoints ? (raceSeconds ?? targetLapSeconds) : (targetLapSeconds ?? raceSeconds),
      ),
    })),
    color: colorOf(event),
  };
}
