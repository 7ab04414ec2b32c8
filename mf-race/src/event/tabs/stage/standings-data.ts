import type { Stage } from '@holeshot/domain';

export interface StandingsRow {
  rank: number;
  name: string;
  pilotId: string | null;
  values: string[];
}

export interface StandingsData {
  headings: string[];
  /** by rank */
  rows: StandingsRow[];
}

/** The standings as the desktop app sent them: by rank; the last value is the deciding score (R71). */
export function toStandings({ standings }: Stage): StandingsData | null {
  if (!standings || standings.rows.length === 0) return null;
  const width = Math.max(...standings.rows.map(({ values }) => values.length));
  return {
    headings: Array.from({ length: width }, (_, index) => standings.headings[index] ?? ''),
    rows: standings.rows.map((row, index) => ({ ...row, rank: index + 1 })),
  };
}
