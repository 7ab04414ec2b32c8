import {
  eventTraits,
  formatPosition,
  formatSeconds,
  lapsText,
  type RaceDetails,
  type RaceEvent,
  type RaceExplanation,
  type RaceSummary,
  type RecordColumn,
  timeIn,
  type UsualLap,
} from '@holeshot/domain';
import { lapsLabel, targetLabel } from '../../racing/race-names';

/** The figures of a pilot in a race that have an explanation. */
export const FIGURES = ['place', 'holeshot', 'pbLap', 'targetLap', 'race', 'laps', 'points'] as const;
export type RaceFigure = (typeof FIGURES)[number];

export interface FigureInput {
  race: RaceDetails;
  event: Pick<RaceEvent, 'eventType' | 'pbLaps' | 'laps'>;
  getName: (pilotId: string) => string;
  /** each pilot's usual lap at the event (`usualLaps`) */
  usual: ReadonlyMap<string, UsualLap>;
}

/** The data for the texts of a figure. */
export interface FigureFacts extends FigureInput, RaceExplanation {
  pilotId: string;
  /** results of all pilots, as the page shows them */
  shown: RaceSummary[];
}

const TIMES: readonly RaceFigure[] = ['holeshot', 'pbLap', 'targetLap', 'race'];

export const isTime = (figure: RaceFigure): figure is RecordColumn => TIMES.includes(figure);

/** The text of a figure on the page; `''` without one. */
export function getValue(figure: RaceFigure, summary: RaceSummary): string {
  if (isTime(figure)) return formatSeconds(timeIn(summary, figure));
  if (figure === 'laps') return lapsText(summary.lapCount);
  if (figure === 'points')
    return eventTraits(summary.eventType).hasPoints && summary.points !== null ? String(summary.points) : '';
  return summary.position === null ? '' : formatPosition(summary);
}

export function getLabel(figure: RaceFigure, { eventType, pbLaps, laps }: FigureInput['event']): string {
  if (figure === 'pbLap') return lapsLabel(pbLaps);
  if (figure === 'targetLap') return targetLabel(eventType, laps);
  return { place: 'Place', holeshot: 'HS', race: 'Race Time', laps: 'Laps', points: 'Points' }[figure];
}

/** The place of a time in the race. Equal times share a place. */
export const rankTime = (rows: readonly RaceSummary[], figure: RecordColumn, seconds: number): number =>
  1 + rows.filter((row) => (timeIn(row, figure) ?? Number.POSITIVE_INFINITY) < seconds).length;
