import type { Ranking } from '@holeshot/client';
import { PLACE_FIGURE } from '@holeshot/contract';
import {
  formatGap,
  formatSeconds,
  type Guid,
  isDnf,
  isWon,
  type LapRecord,
  ordinal,
  type Race,
  type RecordColumn,
  raceState,
  rankingText,
} from '@holeshot/domain';

/** A key figure of a pilot in an event, with its comparison. */
export interface KeyFigure {
  label: string;
  /** `–` without a figure */
  value: string;
  /** rank and gap, or more about the figure; may be empty */
  note: string;
  /** for its explanation: a figure of a race, or the place in the event (`raceId` is `null`) */
  source: { raceId: Guid | null; figure: string } | null;
}

/** The pilot before or after this one in the ranking. */
export interface Neighbour {
  pilotId: Guid;
  name: string;
  rank: number;
}

export interface PilotPlace {
  /** `2nd of 20`; `''` while nobody is ranked */
  text: string;
  before: Neighbour | null;
  after: Neighbour | null;
}

/** The rank of a pilot in the event, and the neighbours. */
export function toPilotPlace(ranking: Ranking | null, pilotId: Guid): PilotPlace {
  const ranked = (ranking?.rows ?? []).filter(({ rank }) => rank !== null);
  const index = ranked.findIndex((row) => row.pilotId === pilotId);
  const own = ranked[index];
  const neighbourAt = (position: number): Neighbour | null => {
    const row = own && ranked[position];
    return row?.rank ? { pilotId: row.pilotId, name: row.name, rank: row.rank } : null;
  };
  return {
    text: own?.rank ? `${ordinal(own.rank)} of ${ranked.length}` : '',
    before: neighbourAt(index - 1),
    after: neighbourAt(index + 1),
  };
}

/** The rank of a pilot's best time among all pilots of the event. */
export interface TimeRank {
  seconds: number;
  raceId: Guid;
  rank: number;
  /** behind the event's best; 0 for the best */
  gapSeconds: number;
}

/** The rank of a pilot's best time of a column; `null` without a time. Equal times share a rank. */
export function rankTime(
  records: readonly LapRecord[],
  column: RecordColumn,
  pilotId: Guid,
): TimeRank | null {
  const mark = records.find((record) => record.pilotId === pilotId)?.[column];
  if (!mark) return null;
  const times = records.flatMap((record) => record[column]?.seconds ?? []);
  return {
    seconds: mark.seconds,
    raceId: mark.raceId,
    rank: 1 + times.filter((seconds) => seconds < mark.seconds).length,
    gapSeconds: mark.seconds - Math.min(...times),
  };
}

/** `2nd, +0.78`; `1st, fastest` */
export const timeRankText = ({ rank, gapSeconds }: Pick<TimeRank, 'rank' | 'gapSeconds'>): string =>
  `${ordinal(rank)}, ${gapSeconds > 0 ? formatGap(gapSeconds) : 'fastest'}`;

interface FiguresInput {
  pilotId: Guid;
  ranking: Ranking | null;
  /** of all pilots of the event */
  records: readonly LapRecord[];
  /** of the pilot */
  races: readonly Race[];
}

/** Lists result, best lap, best race, races and laps of a pilot in an event. */
export function listKeyFigures({ pilotId, ranking, records, races }: FiguresInput): KeyFigure[] {
  const row = ranking?.rows.find((other) => other.pilotId === pilotId);
  const summaries = races
    .filter((race) => raceState(race) === 'finished')
    .flatMap((race) => race.summaries.filter((summary) => summary.pilotId === pilotId));
  const wins = summaries.filter(isWon).length;
  const unfinished = summaries.filter(isDnf).length;
  const laps = summaries.reduce((sum, { lapCount }) => sum + lapCount, 0);
  const raceTime = rankTime(records, 'race', pilotId);
  const race = raceTime ?? rankTime(records, 'targetLap', pilotId);
  return [
    resultFigure(ranking, row),
    bestLapFigure(ranking, row),
    {
      label: 'Best race',
      value: race ? formatSeconds(race.seconds) : '–',
      note: race ? timeRankText(race) : '',
      source: race && { raceId: race.raceId, figure: raceTime ? 'race' : 'targetLap' },
    },
    {
      label: 'Races flown',
      value: String(summaries.length),
      note: [wins > 0 ? `${wins} won` : '', unfinished > 0 ? `${unfinished} not finished` : '']
        .filter(Boolean)
        .join(', '),
      source: null,
    },
    { label: 'Laps', value: String(laps), note: lapsNote(ranking, row), source: null },
  ];
}

type Row = Ranking['rows'][number] | undefined;

function resultFigure(ranking: Ranking | null, row: Row): KeyFigure {
  const first = ranking?.rows[0];
  const isRanked = row !== undefined && row.rank !== null;
  const text = isRanked && first && ranking.basis ? rankingText(row, first, ranking.basis.kind) : null;
  return {
    label: 'Result',
    value: isRanked ? ordinal(row.rank ?? 0) : '–',
    note: text
      ? [text.result === '–' ? '' : text.result, text.gap, text.more].filter(Boolean).join(', ')
      : '',
    source: isRanked ? { raceId: null, figure: PLACE_FIGURE } : null,
  };
}

function bestLapFigure(ranking: Ranking | null, row: Row): KeyFigure {
  const lap = row?.bestLap;
  const times = (ranking?.rows ?? []).flatMap(({ bestLap }) => bestLap?.seconds ?? []);
  if (!lap) return { label: 'Best lap', value: '–', note: '', source: null };
  const rank = 1 + times.filter((seconds) => seconds < lap.seconds).length;
  return {
    label: 'Best lap',
    value: formatSeconds(lap.seconds),
    note: timeRankText({ rank, gapSeconds: lap.seconds - Math.min(...times) }),
    source: { raceId: lap.raceId, figure: 'lap' },
  };
}

/** `3rd most` */
function lapsNote(ranking: Ranking | null, row: Row): string {
  if (!row || row.lapCount === 0) return '';
  const rank = 1 + (ranking?.rows ?? []).filter(({ lapCount }) => lapCount > row.lapCount).length;
  return rank === 1 ? 'the most' : `${ordinal(rank)} most`;
}
