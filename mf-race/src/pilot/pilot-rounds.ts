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
import { keepEventBests } from '../racing/keep-event-bests';
import { lapsLabel, targetLabel } from '../racing/race-names';

export interface PilotRounds {
  /** labels of the races, in racing order */
  labels: string[];
  /** best laps by race; only lines with a time, and one line when both lap counts are equal */
  series: ChartSeries[];
  /** the graph in one sentence, with the best of each line */
  sentence: string;
}

const COLORS = { pb: '#00F0F0', target: '#FFFFFF' };

/** 'Lap times over Rounds': a pilot's best PB laps and target laps in each race with a time (R33). */
export function toPilotRounds(
  races: readonly Race[],
  pilotId: Guid,
  event: Pick<RaceEvent, 'eventType' | 'pbLaps' | 'laps'>,
): PilotRounds {
  const timedRaces = [...races].sort(compareRaces).flatMap((race) => {
    const summary = race.summaries.find((row) => row.pilotId === pilotId);
    const bests = summary && keepEventBests(summary, event);
    const hasTime = bests && (bests.pbLapSeconds !== null || bests.targetLapSeconds !== null);
    return hasTime ? [{ race, bests }] : [];
  });
  const lineOf = (
    id: string,
    [lapCount, name]: [number, string],
    channelColor: string,
    secondsOf: (summary: RaceSummary) => number | null,
  ): ChartSeries => ({
    id,
    name,
    channelLabel: String(lapCount),
    channelColor,
    points: timedRaces.flatMap(({ bests }, index) => {
      const seconds = secondsOf(bests);
      return seconds === null ? [] : [{ lapNumber: index, value: seconds }];
    }),
  });
  const lines = [
    lineOf('pb', [event.pbLaps, lapsLabel(event.pbLaps)], COLORS.pb, (summary) => summary.pbLapSeconds),
    lineOf(
      'target',
      [event.laps, targetLabel(event.eventType, event.laps)],
      COLORS.target,
      (summary) => summary.targetLapSeconds,
    ),
  ];
  const isSame = event.pbLaps === event.laps;
  const labels = timedRaces.map(({ race }) => labelOf(race));
  const series = lines.filter(({ points }, index) => points.length > 0 && !(isSame && index === 0));
  const counts = timedRaces.map(({ race }) => eventTraits(race.eventType).countsForRecords);
  return { labels, series, sentence: describe(series, labels, counts) };
}

/** `counts` is false for practice, which is in the graph but not in the records (R83). */
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

/** `R5-2`: first letter of the type, round and race (R69). */
const labelOf = ({ eventType, roundNumber, raceNumber }: Race): string =>
  `${eventType.charAt(0)}${roundNumber}-${raceNumber}`;
