import {
  eventTraits,
  formatDate,
  formatSeconds,
  type LocalMs,
  ordinal,
  pointsText,
  type Race,
  raceTitle,
  rankingText,
} from '@holeshot/domain';
import type { StoredRanking } from '../../events/read/rankings';
import type { WholeEvent } from '../../events/read/whole-event';
import type { Profile } from '../../people/profiles';

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

const getColor = ({ primaryColor, club }: WholeEvent): string => primaryColor ?? club.primaryColor ?? RED;

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

/** With the first three once all races have ended, or the event is over (R124). */
export const presentEventContent = (
  event: WholeEvent,
  ranking: StoredRanking,
  isOver: boolean,
): SharingContent => ({
  above: event.club.name,
  title: event.name,
  untitled: presentDate(event.start)[0] ?? 'Event',
  facts: [...presentDate(event.start), ...presentCount(event.pilotCount, 'pilot')],
  lines: isOver || ranking.racesLeft === 0 ? presentPodium(ranking) : [],
  color: getColor(event),
});

function presentPodium({ basis, rows }: StoredRanking): SharingContent['lines'] {
  const placed = rows.filter(({ rank }) => rank !== null).slice(0, MAX_LINES);
  const [first] = placed;
  if (!basis || !first) return [];
  return placed.map((row) => ({
    label: ordinal(row.rank ?? 0),
    name: row.name,
    figure: rankingText(row, first, basis.kind).result,
  }));
}

/** A pilot's place, best lap and points in an event. */
export function presentPilotInEventContent(
  event: WholeEvent,
  { rows }: StoredRanking,
  pilotId: string,
): SharingContent {
  const row = rows.find((candidate) => candidate.pilotId === pilotId);
  const name = event.pilots.find(({ id }) => id === pilotId)?.name ?? '';
  const ranked = rows.filter(({ rank }) => rank !== null).length;
  const place = row?.rank == null ? [] : [`${ordinal(row.rank)} of ${ranked}`];
  const lap = row?.bestLap ? [`Best lap ${formatSeconds(row.bestLap.seconds)}`] : [];
  const points = row?.points == null ? [] : [pointsText(row.points)];
  return {
    above: event.name,
    title: name,
    untitled: 'Pilot',
    facts: [...place, ...lap, ...points],
    lines: [],
    color: getColor(event),
  };
}

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
    color: getColor(event),
  };
}
