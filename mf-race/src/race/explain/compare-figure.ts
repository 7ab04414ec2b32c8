import {
  decidingSeconds,
  formatGap,
  formatSeconds,
  isDnf,
  isolateName,
  ordinal,
  type RaceSummary,
  timeIn,
} from '@holeshot/domain';
import { type FigureFacts, isTime, type RaceFigure, rankTime } from './figures';

/** The comparison beside a figure: `2nd of 7, +0.03 to Fathom 79.98`. */
export function compareFigure(figure: RaceFigure, facts: FigureFacts): string {
  const { shown, summary, race, event } = facts;
  if (figure === 'points') return summary.position === null ? '' : `for ${ordinal(summary.position)} place`;
  if (figure === 'laps') return `target ${race.targetLaps || event.laps}`;
  if (isTime(figure)) {
    const timed = shown.filter((row) => timeIn(row, figure) !== null);
    const seconds = timeIn(summary, figure) ?? 0;
    return join(
      `${ordinal(rankTime(shown, figure, seconds))} of ${timed.length}`,
      compareTime(facts, timed, (row) => timeIn(row, figure)),
    );
  }
  const finished = shown.filter((row) => !isDnf(row));
  return join(`of ${shown.length}`, isDnf(summary) ? '' : compareTime(facts, finished, decidingSeconds));
}

const join = (...texts: string[]): string => texts.filter(Boolean).join(', ');

/** `+1.13 to Fathom 81.92`; for the fastest `1.13 before Nightjar`. */
function compareTime(
  { summary, getName }: FigureFacts,
  rows: readonly RaceSummary[],
  getSeconds: (row: RaceSummary) => number | null,
): string {
  const own = getSeconds(summary);
  const others = rows
    .flatMap((row) => {
      const seconds = getSeconds(row);
      return seconds === null || row.pilotId === summary.pilotId
        ? []
        : { name: getName(row.pilotId), seconds };
    })
    .sort((a, b) => a.seconds - b.seconds);
  const [best] = others;
  if (own === null || !best || best.seconds === own) return '';
  return best.seconds < own
    ? `${formatGap(own - best.seconds)} to ${isolateName(best.name)} ${formatSeconds(best.seconds)}`
    : `${formatSeconds(best.seconds - own)} before ${best.name}`;
}
