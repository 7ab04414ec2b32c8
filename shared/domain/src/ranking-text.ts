import type { RankedPilot } from './event-ranking';
import { lapsText, pointsText } from './format';
import { formatGap, formatSeconds } from './format-seconds';
import { isolateName } from './isolate-name';
import type { RankingKind } from './rank-stage';

type Figures = Pick<RankedPilot, 'points' | 'raceSeconds' | 'targetSeconds' | 'lapCount'>;

/** The result of a ranked pilot in words. */
export interface RankingText {
  /** the ranked figure: a time, points or laps; a dash without one */
  result: string;
  /** behind the first pilot in the same figure; `''` for the first and if unknown */
  gap: string;
  /** a second figure, such as points beside a time; `''` for none */
  more: string;
}

/** The result of a pilot in a ranking; `first` is the pilot with rank 1. */
export function rankingText(row: Figures, first: Figures, kind: RankingKind): RankingText {
  switch (kind) {
    case 'points':
      return {
        result: row.points === null ? '–' : pointsText(row.points),
        gap: behind(row.points, first.points, (points) => `−${points}`),
        more: row.raceSeconds === null ? '' : formatSeconds(row.raceSeconds),
      };
    case 'laps':
      return {
        result: lapsText(row.lapCount),
        gap: behind(row.lapCount, first.lapCount, (laps) => `−${laps}`),
        more: row.points === null ? '' : pointsText(row.points),
      };
    case 'time':
      return timeText(row.targetSeconds, first.targetSeconds, null);
    default:
      return timeText(row.raceSeconds, first.raceSeconds, row.points);
  }
}

/** The names of everybody with rank 1: `Kestrel and Magpie`. */
export const winnerNames = (rows: readonly { rank: number | null; name: string }[]): string =>
  rows
    .filter(({ rank }) => rank === 1)
    .map(({ name }) => isolateName(name))
    .join(' and ');

/** The result of the first pilot, and the lead over the second one: `81.92, by 1.13`. */
export function winnerText(first: Figures, second: Figures | undefined, kind: RankingKind): string {
  const { result } = rankingText(first, first, kind);
  const gap = second ? rankingText(second, first, kind).gap : '';
  return gap ? `${result}, by ${gap.slice(1)}` : result;
}

function timeText(seconds: number | null, first: number | null, points: number | null): RankingText {
  const behindSeconds = seconds !== null && first !== null ? seconds - first : 0;
  return {
    result: seconds === null ? '–' : formatSeconds(seconds),
    // a pilot ranked behind may have flown a faster race
    gap: behindSeconds > 0 ? formatGap(behindSeconds) : '',
    more: points === null ? '' : pointsText(points),
  };
}

const behind = (figure: number | null, first: number | null, format: (lost: number) => string): string =>
  figure !== null && first !== null && figure < first ? format(first - figure) : '';

/** The basis of a ranking as text after a rank: the stage, `by points`, or `lapsLabel`, such as `Best 3 Laps`. */
export function basisText(
  { kind, stageName }: { kind: RankingKind; stageName: string | null },
  lapsLabel: string,
): string {
  if (stageName) return stageName;
  if (kind === 'points') return 'by points';
  if (kind === 'laps') return 'by laps';
  return kind === 'time' ? lapsLabel : '';
}
