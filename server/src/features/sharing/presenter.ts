import {
  type ChannelOfEvent,
  clubColor,
  countText,
  decidingSeconds,
  eventTraits,
  findEventChannel,
  formatDate,
  formatGap,
  formatSeconds,
  isDnf,
  type LocalMs,
  lapsText,
  ordinal,
  pilotsText,
  pointsText,
  type Race,
  type RaceSummary,
  raceTitle,
  rankingText,
} from '@holeshot/domain';
import type { StoredRace } from '../../events/read/race-rows';
import type { StoredRanking } from '../../events/read/rankings';
import { getEventResults, raceResultsOf, resultsTexts } from '../../events/read/result-states';
import type { WholeEvent } from '../../events/read/whole-event';
import type { Profile } from '../../people/profiles';

/** The content of a picture; equal contents make equal pictures. */
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
  /** finishers of a race in the order of the result; empty in other pictures */
  gaps: SharingGap[];
  /** `#RRGGBB` */
  color: string;
  /** a result in large; `null` in a picture without one */
  hero: SharingHero | null;
  format: 'wide' | 'story';
}

/** A pilot on the gap line of a race. */
export interface SharingGap extends ChannelOfEvent {
  /** behind the winner */
  seconds: number;
}

/** A result that fills its picture: who, and with what. */
export interface SharingHero {
  /** id of the record whose track is the ground */
  seed: string;
  /** the event */
  heading: string;
  name: string;
  /** `75.48`, `44 points`, `4th` */
  figure: string;
  /** `wins Race 5-1 by 2.09` */
  sentence: string;
}

/** px */
export interface PictureSize {
  width: number;
  height: number;
}

const RED = '#D9182F';
const NO_CHANNEL: ChannelOfEvent = { label: '--', color: '#777F8A' };
const MAX_LINES = 3;
const PLAIN = { gaps: [] as SharingGap[], hero: null, format: 'wide' as const };

export const eventColor = ({ primaryColor, club }: WholeEvent): string =>
  clubColor(primaryColor ?? club.primaryColor, club.id);

export const presentDate = (start: LocalMs | null): string[] => (start === null ? [] : [formatDate(start)]);

/** `eventCount` is the number of attended events. */
export const presentPilotContent = ({ handle, bio }: Profile, eventCount: number): SharingContent => ({
  above: 'Pilot',
  title: handle,
  untitled: 'Pilot',
  facts: [bio, eventCount > 0 ? countText(eventCount, 'event') : ''].filter(Boolean),
  lines: [],
  color: RED,
  ...PLAIN,
});

/** With the first three once all races have ended, or the event is over (R124). */
export const presentEventContent = (
  event: WholeEvent,
  ranking: StoredRanking,
  isOver: boolean,
): SharingContent => {
  const lines = isOver || ranking.racesLeft === 0 ? presentPodium(ranking) : [];
  return {
    above: event.club.name,
    title: event.name,
    untitled: presentDate(event.start)[0] ?? 'Event',
    facts: [
      ...presentDate(event.start),
      ...(event.pilotCount > 0 ? [pilotsText(event.pilotCount)] : []),
      ...resultsTexts(getEventResults(event), event.timeZone),
    ],
    lines,
    color: eventColor(event),
    ...PLAIN,
    hero: presentFirst(event, lines, event.name, 'wins'),
  };
};

/** Everybody who shares the first place. */
function presentFirst(
  event: WholeEvent,
  lines: SharingContent['lines'],
  what: string,
  verb: 'wins' | 'fastest in',
): SharingHero | null {
  const [first] = lines;
  if (!first || first.figure === '') return null;
  const names = lines.filter(({ label }) => label === first.label).map(({ name }) => name);
  return {
    seed: event.id,
    heading: event.name,
    name: names.join(' and '),
    figure: first.figure,
    sentence: `${verb === 'wins' && names.length > 1 ? 'win' : verb} ${what}`,
  };
}

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
    color: eventColor(event),
    ...PLAIN,
    hero:
      row?.rank == null
        ? null
        : {
            seed: event.id,
            heading: event.name,
            name,
            figure: ordinal(row.rank),
            sentence: [`of ${pilotsText(ranked)}`, ...lap.map((text) => text.toLowerCase()), ...points].join(
              ', ',
            ),
          },
  };
}

/** The race with up to three finishers once it has ended. An Endurance shows laps, which decide it (R92). */
export function presentRaceContent(race: StoredRace, event: WholeEvent): SharingContent {
  const results = race.end === null ? [] : race.summaries;
  const finishers = results
    .filter((row) => row.position !== null && !isDnf(row))
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const title = raceTitle(race);
  const [first, second] = finishers.map(decidingSeconds);
  const getFigure = (row: RaceSummary, index: number): string => {
    if (row.eventType === 'Endurance') return lapsText(row.lapCount);
    const seconds = decidingSeconds(row);
    const isGap = index > 0 && seconds != null && first != null && seconds > first;
    return isGap ? formatGap(seconds - first) : formatSeconds(seconds);
  };
  const lines = finishers.slice(0, MAX_LINES).map((row, index) => ({
    label: ordinal(row.position ?? 0),
    name: event.pilots.find(({ id }) => id === row.pilotId)?.name ?? '',
    figure: getFigure(row, index),
  }));
  // a race that scores no points has no winner (R133)
  const verb = eventTraits(race.eventType).hasPoints ? 'wins' : 'fastest in';
  const lead =
    first != null && second != null && second > first ? ` by ${formatSeconds(second - first)}` : '';
  return {
    above: event.name,
    title,
    untitled: title,
    facts: [
      event.club.name,
      ...presentDate(race.start),
      ...resultsTexts(raceResultsOf(event)(race), event.timeZone),
    ].filter(Boolean),
    lines,
    color: eventColor(event),
    ...PLAIN,
    gaps: finishers.flatMap((row) => {
      const seconds = decidingSeconds(row);
      if (seconds == null || first == null) return [];
      const { channelId } = race.pilotChannels.find(({ pilotId }) => pilotId === row.pilotId) ?? {};
      const channel = findEventChannel(event, channelId) ?? NO_CHANNEL;
      return [{ ...channel, seconds: Math.max(0, seconds - first) }];
    }),
    hero: presentFirst(event, lines, `${finalText(race.bracket) || title}${lead}`, verb),
  };
}

/** `the A final`; `''` outside of finals */
const finalText = (bracket: Race['bracket']): string =>
  /^[A-Z]$/.test(bracket) ? `the ${bracket} final` : '';
