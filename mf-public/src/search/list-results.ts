import type { PilotHit, RaceHit, SearchResults } from '@holeshot/client';
import { clubHref, eventHref, pilotNameHref, profileHref, raceHref } from '@holeshot/contract';
import {
  type ClubRef,
  type EventListItem,
  formatDate,
  formatGap,
  formatSeconds,
  isolateName,
  isWon,
  lapsText,
  ordinal,
  raceTitle,
} from '@holeshot/domain';
import { eventsText } from '../pilot-texts';

/** A line of search: a picture, a name with a fact below, and one number with its meaning. Can be stored as JSON. */
export interface ResultRow {
  href: string;
  picture:
    | { kind: 'pilot'; name: string; url: string | null }
    | { kind: 'club'; club: ClubRef }
    | { kind: 'channel'; label: string; color: string };
  title: string;
  /** a word beside the title */
  note?: string;
  fact: string;
  value: string;
  meaning: string;
}

/** The lines of one kind. */
export interface ResultGroup {
  name: string;
  /** how many there are, in words */
  count: string;
  rows: ResultRow[];
}

/** The server counts up to this number. */
const MAX_COUNTED = 100;

const totalText = (total: number): string => (total >= MAX_COUNTED ? `${MAX_COUNTED}+` : String(total));

function toPilotRow({ name, handle, photoUrl, club, eventCount, bestLapSeconds }: PilotHit): ResultRow {
  return {
    href:
      handle === null && club
        ? pilotNameHref({ clubId: club.id, name })
        : profileHref({ handle: handle ?? name }),
    picture: { kind: 'pilot', name, url: photoUrl },
    title: name,
    ...(handle === null && { note: 'no account' }),
    fact: club ? `${isolateName(club.name)}, ${eventsText(eventCount)}` : 'No events yet',
    value: bestLapSeconds === null ? '' : formatSeconds(bestLapSeconds),
    meaning: bestLapSeconds === null || !club ? '' : `best lap, ${club.name}`,
  };
}

function resultText(race: RaceHit): string[] {
  const { position, dnf, flownCount } = race;
  if (race.pilot === null) return [];
  const pilot = isolateName(race.pilot);
  if (dnf || position === null) return [`${pilot} out`];
  return [isWon(race) ? `${pilot} won` : `${pilot} ${ordinal(position)} of ${flownCount}`];
}

function gapText(race: RaceHit): string {
  const { position, gapSeconds } = race;
  if (gapSeconds === null) return '';
  if (position !== 1) return formatGap(gapSeconds);
  return `${isWon(race) ? 'won by' : 'by'} ${formatSeconds(gapSeconds)}`;
}

/** The time, or the laps of an Endurance, which laps decide (R88). */
const figureText = ({ eventType, raceSeconds, lapCount }: RaceHit): string =>
  eventType === 'Endurance' && lapCount !== null ? lapsText(lapCount) : formatSeconds(raceSeconds);

function toRaceRow(race: RaceHit): ResultRow {
  const { eventId, id, eventName, start, channel } = race;
  return {
    href: raceHref({ eventId, raceId: id }),
    picture: { kind: 'channel', ...(channel ?? { label: '--', color: '' }) },
    title: `${raceTitle(race)}, ${eventName}`,
    fact: [...(start === null ? [] : [formatDate(start)]), ...resultText(race)].join(', '),
    value: figureText(race),
    meaning: gapText(race),
  };
}

/** The line of an event, also outside of results. */
export const toEventRow = ({ id, name, club, start, pilotCount }: EventListItem): ResultRow => ({
  href: eventHref({ eventId: id }),
  picture: { kind: 'club', club },
  title: name,
  fact: [isolateName(club.name), ...(start === null ? [] : [formatDate(start)])].join(', '),
  value: pilotCount > 0 ? String(pilotCount) : '',
  meaning: pilotCount > 0 ? (pilotCount === 1 ? 'pilot' : 'pilots') : '',
});

/** The results as lines by kind, without empty kinds. */
export function listResults({ pilots, races, events, clubs, tracks }: SearchResults): ResultGroup[] {
  const found =
    races.rows.length < races.total ? `${races.rows.length} of ${races.total}` : String(races.total);
  return [
    { name: 'Pilots', count: totalText(pilots.total), rows: pilots.rows.map(toPilotRow) },
    {
      name: 'Races',
      count: races.pilot === null ? 'newest events' : `${found} with ${races.pilot}`,
      rows: races.rows.map(toRaceRow),
    },
    { name: 'Events', count: totalText(events.total), rows: events.rows.map(toEventRow) },
    {
      name: 'Clubs',
      count: totalText(clubs.total),
      rows: clubs.rows.map(({ id, name, logoUrl, primaryColor, address, eventsThisYear }) => ({
        href: clubHref({ clubId: id }),
        picture: { kind: 'club' as const, club: { id, name, logoUrl, primaryColor } },
        title: name,
        fact: address,
        value: String(eventsThisYear),
        meaning: eventsThisYear === 1 ? 'event this year' : 'events this year',
      })),
    },
    {
      name: 'Tracks',
      count: totalText(tracks.total),
      rows: tracks.rows.map(({ name, event, eventCount }) => ({
        href: eventHref({ eventId: event.id, tab: 'info' }),
        picture: { kind: 'club' as const, club: event.club },
        title: name,
        fact: `${event.club.name}, newest event ${event.name}`,
        value: String(eventCount),
        meaning: eventCount === 1 ? 'event' : 'events',
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** `7 shown of 9`, without races, of which only a pilot's newest are shown; `Nothing found`. */
export function shownText({ pilots, races, events, clubs, tracks }: SearchResults): string {
  const groups = [pilots, events, clubs, tracks];
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, races.rows.length);
  const total = groups.reduce((sum, hits) => sum + hits.total, races.rows.length);
  if (total === 0) return 'Nothing found';
  return `${shown} shown of ${total}${groups.some((hits) => hits.total >= MAX_COUNTED) ? ' or more' : ''}`;
}
