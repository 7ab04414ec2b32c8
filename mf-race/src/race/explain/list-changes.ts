import {
  decidingSeconds,
  formatPosition,
  formatSeconds,
  isDnf,
  lapsText,
  ordinal,
  type RaceChange,
  type RaceSummary,
  timeIn,
} from '@holeshot/domain';
import type { ExplanationChange } from '../../explain/explanation';
import { lapName } from '../../racing/race-names';
import { type FigureFacts, getValue, isTime, type RaceFigure, rankTime } from './figures';

const MAX_CHANGES = 5;

/**
 * Lists what would change a figure: the next better time, then ruled-out crossings if they counted, which pilots ask
 * about most, then counted crossings if they did not.
 */
export function listChanges(figure: RaceFigure, facts: FigureFacts): ExplanationChange[] {
  if (figure === 'points') return [];
  const { changes, byRules, pilotId } = facts;
  const before = byRules.find((row) => row.pilotId === pilotId);
  const getText = (summary: RaceSummary) =>
    figure === 'place' ? formatPosition(summary) : getValue(figure, summary);
  const changed = changes.filter(({ summary }) => before && getText(summary) !== getText(before));
  const counted = changed.filter(({ counts }) => counts);
  const ruledOut = changed.filter(({ counts }) => !counts).reverse();
  return [
    ...findNextBetter(figure, facts),
    ...[...counted, ...ruledOut].map((change) => toChange(figure, facts, change)),
  ].slice(0, MAX_CHANGES);
}

function toChange(figure: RaceFigure, facts: FigureFacts, change: RaceChange): ExplanationChange {
  const { summary } = change;
  const what = changeText(change, facts);
  if (!isTime(figure)) {
    const time = isDnf(summary) ? '' : formatSeconds(decidingSeconds(summary));
    return {
      what,
      value: (figure === 'place' && time) || lapsText(summary.lapCount),
      place: formatPosition(summary),
    };
  }
  const seconds = timeIn(summary, figure);
  const others = facts.byRules.filter(({ pilotId }) => pilotId !== facts.pilotId);
  return {
    what,
    value: formatSeconds(seconds) || 'no time',
    place: seconds === null ? '' : ordinal(rankTime(others, figure, seconds)),
  };
}

function changeText({ detection, counts }: RaceChange, { race: { start } }: FigureFacts): string {
  if (!counts) return `${lapName(detection.lapNumber)} not counted`;
  return `${formatSeconds(start === null ? null : (detection.time - start) / 1_000)} counted as a lap`;
}

function findNextBetter(figure: RaceFigure, { shown, summary, getName }: FigureFacts): ExplanationChange[] {
  const isPlace = figure === 'place';
  const getSeconds = (row: RaceSummary): number | null => {
    if (isTime(figure)) return timeIn(row, figure);
    return isPlace && !isDnf(row) ? decidingSeconds(row) : null;
  };
  const own = getSeconds(summary);
  if (own === null) return [];
  const [next] = shown
    .flatMap((row) => {
      const seconds = getSeconds(row);
      return seconds !== null && seconds < own ? { row, seconds } : [];
    })
    .sort((a, b) => b.seconds - a.seconds);
  // places do not follow from times alone: a faster pilot may be behind
  if (!next || (isPlace && (next.row.position ?? 0) > (summary.position ?? 0))) return [];
  const place = ordinal(isTime(figure) ? rankTime(shown, figure, next.seconds) : (next.row.position ?? 0));
  return [
    {
      what: `To be ${place}, ${getName(next.row.pilotId)}'s ${formatSeconds(next.seconds)}`,
      value: `−${formatSeconds(own - next.seconds)}`,
      place,
    },
  ];
}
