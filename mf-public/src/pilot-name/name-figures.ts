import type { PilotByName } from '@holeshot/client';
import { formatDate, formatGap, formatSeconds, ordinal } from '@holeshot/domain';
import { placeText } from '../pilot-texts';

/** A figure with its comparison. */
export interface NameFigure {
  label: string;
  value: string;
  note: string;
}

const NONE = '–';

function lapNote(pilot: PilotByName, seconds: number): string {
  const { clubBestLapSeconds, lapPlace, lapPlaces } = pilot;
  const place = lapPlace === null ? [] : [`${ordinal(lapPlace)} of ${lapPlaces}`];
  if (clubBestLapSeconds === null) return place.join();
  const gap = seconds - clubBestLapSeconds;
  return [gap <= 0 ? 'the club’s best' : `${formatGap(gap)} to the club’s best`, ...place].join(', ');
}

function holeshotNote({ holeshotSeconds, clubHoleshotSeconds, holeshotEvent }: PilotByName): string {
  if (holeshotSeconds === null || clubHoleshotSeconds === null) return '';
  const gap = holeshotSeconds - clubHoleshotSeconds;
  return [gap <= 0 ? 'the club’s best' : formatGap(gap), holeshotEvent ?? ''].filter(Boolean).join(', ');
}

/** The events in which a race of the pilot has ended: all that count (R19). */
export const listFlown = (events: PilotByName['events']): PilotByName['events'] =>
  events.filter(({ raceCount }) => raceCount > 0);

/** The five figures of a name: best lap, holeshot, races, best place, and when it was last flown. */
export function listFigures(pilot: PilotByName): NameFigure[] {
  const { club, events, holeshotSeconds } = pilot;
  const laps = events.flatMap(({ bestLapSeconds }) => bestLapSeconds ?? []);
  const bestLap = laps.length > 0 ? Math.min(...laps) : null;
  const races = events.reduce((sum, { raceCount }) => sum + raceCount, 0);
  const wins = events.reduce((sum, { winCount }) => sum + winCount, 0);
  const [best] = events
    .filter(({ rank, isOver }) => rank !== null && isOver)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.ranked - a.ranked);
  const [last] = listFlown(events);
  return [
    {
      label: `Best lap, ${club.name}`,
      value: bestLap === null ? NONE : formatSeconds(bestLap),
      note: bestLap === null ? '' : lapNote(pilot, bestLap),
    },
    {
      label: 'Holeshot',
      value: holeshotSeconds === null ? NONE : formatSeconds(holeshotSeconds),
      note: holeshotNote(pilot),
    },
    { label: 'Races', value: String(races), note: `${wins} won` },
    {
      label: 'Best place',
      value: best?.rank ? ordinal(best.rank) : NONE,
      note: best ? `of ${best.ranked}, ${best.event.name}` : '',
    },
    {
      label: 'Last flown',
      value: last && last.event.start !== null ? formatDate(last.event.start) : NONE,
      note: last
        ? [last.event.name, placeText(last.rank, last.ranked, last.isOver)].filter(Boolean).join(', ')
        : '',
    },
  ];
}
