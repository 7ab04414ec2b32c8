import { lapsText } from './format';
import { formatGap, formatSeconds } from './format-seconds';
import type { Guid, RaceSummary } from './model';
import { isRankedOnTrack } from './rank-race';
import { decidingSeconds, enduranceText, isDnf } from './result-text';
import { compareResults } from './results-order';

/** A pilot's row in a race that has ended, as cards and brackets show it. */
export interface RaceOutcome {
  pilotId: Guid;
  /** `null` for a pilot who did not finish, and without a position */
  place: number | null;
  /** the winner's time, the others' gap, or the laps of a pilot without a time: `89.17`, `+6.98`, `2 of 3 laps` */
  text: string;
  /** beside a time of best laps: the gap to the best one; otherwise `''` */
  gap: string;
  /** did not finish (R90) */
  isOut: boolean;
}

/**
 * The rows of a race that has ended, in the order of its results (R91). A Race has the winner's race time and the
 * others' gaps, types that rank by best laps (R89) have everybody's best laps with the gap beside, Endurance has laps
 * (R92). `targetLaps` are the race's, or else the event's.
 */
export function raceOutcomes(summaries: readonly RaceSummary[], targetLaps: number): RaceOutcome[] {
  const rows = summaries.map((summary) => ({ ...summary, dnf: isDnf(summary) })).sort(compareRows);
  const [first] = rows;
  const bestSeconds = first && !first.dnf ? decidingSeconds(first) : null;
  return rows.map((row) => ({
    pilotId: row.pilotId,
    place: row.dnf ? null : row.position,
    isOut: row.dnf,
    ...getText(row, row === first ? null : bestSeconds, targetLaps),
  }));
}

function getText(
  row: RaceSummary,
  bestSeconds: number | null,
  targetLaps: number,
): Pick<RaceOutcome, 'text' | 'gap'> {
  if (row.dnf) return { text: outText(row.lapCount, targetLaps), gap: '' };
  if (row.eventType === 'Endurance') return { text: enduranceText(row), gap: '' };
  const seconds = decidingSeconds(row);
  if (seconds === null) return { text: lapsText(row.lapCount), gap: '' };
  const time = formatSeconds(seconds);
  // The race director may have placed a pilot behind a slower one: then there is no gap to show.
  const gap = bestSeconds === null || seconds < bestSeconds ? '' : formatGap(seconds - bestSeconds);
  return isRankedOnTrack(row.eventType) ? { text: gap || time, gap: '' } : { text: time, gap };
}

/** `2 of 3 laps`; `DNF` if the laps do not explain it. */
const outText = (lapCount: number, targetLaps: number): string =>
  lapCount < targetLaps ? `${lapCount} of ${lapsText(targetLaps)}` : 'DNF';

const compareRows = (a: RaceSummary, b: RaceSummary): number =>
  compareResults(a, b) || getSeconds(a) - getSeconds(b);

const getSeconds = (summary: RaceSummary): number => decidingSeconds(summary) ?? Number.MAX_VALUE;
