import {
  compareRaces,
  eventTraits,
  formatSeconds,
  type Guid,
  type Race,
  type RaceEvent,
  type RaceSummary,
} from '@holeshot/domain';
import { type ChartSeries, findFastest } from '../charts/series';
import { countedResults } from '../parts/counted-results';
import { lapsLabel } from '../parts/race-names';

export interface PilotRounds {
  /** names of the races, in racing order */
  labels: string[];
  /** best laps over them; no line without a time, and one line where both lap counts are the same */
  series: ChartSeries[];
  /** the graph in words, with the best of each line */
  sentence: string;
}

const COLORS = { pb: '#00F0F0', target: '#FFFFFF' };

/** 'Lap times over Rounds': a pilot's best PB laps and target laps in each race with a time (specification section 2). */
export function pilotRounds(
  races: readonly Race[],
  pilotId: Guid,
  event: Pick<RaceEvent, 'pbLaps' | 'laps'>,
): PilotRounds {
  const flown = [...races].sort(compareRaces).flatMap((race) => {
    const summary = race.summaries.find((row) => row.pilotId === pilotId);
    const counted = summary && countedResults(summary, event);
    const hasTime = counted && (counted.pbLapSeconds !== null || counted.targetLapSeconds !== null);
    return hasTime ? [{ race, counted }] : [];
  });
  const lineOf = (
    id: string,
    lapCount: number,
    channelColor: string,
    secondsOf: (summary: RaceSummary) => number | null,
  ): ChartSeries => ({
    id,
    name: lapsLabel(lapCount),
    channelLabel: String(lapCount),
    channelColor,
    points: flown.flatMap(({ counted }, index) => {
      const seconds = secondsOf(counted);
      return seconds === null ? [] : [{ lapNumber: index, value: seconds }];
    }),
  });
  const lines = [
    lineOf('pb', event.pbLaps, COLORS.pb, (summary) => summary.pbLapSeconds),
    lineOf('target', event.laps, COLORS.target, (summary) => summary.targetLapSeconds),
  ];
  const isSame = event.pbLaps === event.laps;
  const labels = flown.map(({ race }) => raceName(race));
  const series = lines.filter(({ points }, index) => points.length > 0 && !(isSame && index === 0));
  const counts = flown.map(({ race }) => eventTraits(race.eventType).countsForRecords);
  return { labels, series, sentence: describe(series, labels, counts) };
}

/** Practice is in the graph, but no best of the event (domain notes 4.6). `counts` says so for each race. */
function describe(
  series: readonly ChartSeries[],
  labels: readonly string[],
  counts: readonly boolean[],
): string {
  const bests = series.flatMap((line) => {
    const points = line.points.filter(({ lapNumber }) => counts[lapNumber]);
    const best = findFastest([{ ...line, points }]);
    return best ? [`${line.name} ${formatSeconds(best.value)} seconds in ${labels[best.lapNumber]}`] : [];
  });
  return [
    'Lap times over rounds.',
    ...(bests.length > 0 ? [`Best: ${bests.join('; ')}.`] : []),
    ...(counts.includes(false) ? ['Practice does not count for the best.'] : []),
  ].join(' ');
}

/** `R5-2`: first letter of the type, round and race (domain notes 1.5). */
const raceName = ({ eventType, roundNumber, raceNumber }: Race): string =>
  `${eventType.charAt(0)}${roundNumber}-${raceNumber}`;
