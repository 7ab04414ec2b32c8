import { EXPLAIN_PARAM } from '@holeshot/contract';
import type { Guid, LocalMs } from '@holeshot/domain';
import type { RuleId } from './rules';

/** The explanation of one figure, as the panel shows it. */
export interface Explanation {
  /** an id of `figures` */
  figure: string;
  /** `3 Laps, Race 6-1` */
  title: string;
  pilotId: Guid;
  /** of a figure of one race */
  channelId?: Guid | null;
  /** exactly as the page shows it */
  value: string;
  /** beside the value: `2nd of 7, +0.03 to Fathom 79.98` */
  comparison: string;
  /** the pilot's figures in the same result, including this one */
  figures: { id: string; label: string }[];
  /** `Fastest 3 in a row: laps 2, 3 and 4` */
  summary: string;
  /** of a figure of one race, if it has crossings */
  timeline?: Timeline | null;
  /** replaces the timeline for a place */
  gaps?: GapLine;
  rows: ExplanationRow[];
  /** above the rows: heading at the left, note at the right */
  rowsHeading: string;
  rowsNote: string;
  /** sentences about probable errors */
  doubts?: string[];
  rules: RuleId[];
  changes: ExplanationChange[];
}

/** A crossing or a race that counts for the figure, or is ruled out. */
export interface ExplanationRow {
  id: string;
  /** local time of a crossing */
  at?: LocalMs;
  /** time of a crossing since the start of the race */
  start?: string;
  name: string;
  /** of a race */
  href?: string;
  value: string;
  /** why it does not count, or what it decides */
  note: string;
  state: 'used' | 'counted' | 'ruled-out';
}

/** A change of results that would change the figure. */
export interface ExplanationChange {
  what: string;
  value: string;
  /** the resulting place: `7th` */
  place: string;
}

/** A pilot's crossings to scale; all numbers are in percent of the width. */
export interface Timeline {
  crossings: { id: string; at: number; isRuledOut: boolean }[];
  laps: { id: string; at: number; label: string; isUsed: boolean }[];
  best: Span | null;
  next: Span | null;
}

/** The pilots of a race by their gaps; `at` is in percent of the width. */
export interface GapLine {
  /** `level` 1 and more are higher rows, which avoid overlapping tags */
  seats: {
    pilotId: Guid;
    channelId: Guid | null;
    name: string;
    gapSeconds: number;
    at: number;
    level: number;
  }[];
  ticks: { at: number; label: string }[];
}

export interface Span {
  from: number;
  to: number;
  label: string;
}

export interface ExplainedFigure {
  figure: string;
  pilotId: Guid;
}

/** The figure that an address opens, from `explain={figure}.{pilotId}`; `null` without one. */
export function parseExplained(search: URLSearchParams): ExplainedFigure | null {
  const [figure = '', ...rest] = (search.get(EXPLAIN_PARAM) ?? '').split('.');
  const pilotId = rest.join('.');
  return figure && pilotId ? { figure, pilotId } : null;
}
