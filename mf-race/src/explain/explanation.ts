import { EXPLAIN_PARAM } from '@holeshot/contract';
import type { Guid, LocalMs } from '@holeshot/domain';
import type { RuleId } from './rules';

/** How one figure came about, as the panel shows it. */
export interface Explanation {
  /** which figure it is: one of `figures` */
  figure: string;
  /** what the figure is: `3 Laps, Race 6-1` */
  title: string;
  pilotId: Guid;
  channelId: Guid | null;
  /** exactly as the page shows it */
  value: string;
  /** beside the value: `2nd of 7, +0.03 to Fathom 79.98` */
  comparison: string;
  /** the pilot's figures in the same result, this one included */
  figures: { id: string; label: string }[];
  /** `Fastest 3 in a row: laps 2, 3 and 4` */
  summary: string;
  /** `null` where no crossings are behind the figure */
  timeline: Timeline | null;
  /** of a place, in place of the timeline */
  gaps?: GapLine;
  rows: ExplanationRow[];
  /** above the rows, at the left and at the right */
  rowsHeading: string;
  rowsNote: string;
  /** sentences about what is probably wrong */
  doubts: string[];
  rules: RuleId[];
  changes: ExplanationChange[];
}

/** A crossing or a race that the figure was made from, or not. */
export interface ExplanationRow {
  id: string;
  /** of a crossing: on the event's clock */
  at: LocalMs | null;
  /** of a crossing: since the start of the race */
  start: string;
  name: string;
  href: string | null;
  value: string;
  /** why it does not count, or what it decides */
  note: string;
  state: 'used' | 'counted' | 'ruled-out';
}

/** What would change the figure. */
export interface ExplanationChange {
  what: string;
  value: string;
  /** the place that it would make: `7th` */
  place: string;
}

/** A pilot's crossings to scale; all numbers are percent of the width. */
export interface Timeline {
  crossings: { id: string; at: number; isRuledOut: boolean }[];
  laps: { id: string; at: number; label: string; isUsed: boolean }[];
  best: Span | null;
  next: Span | null;
}

/** The pilots of a race by their gaps; `at` is percent of the width. */
export interface GapLine {
  /** `level` counts upwards where tags would overlap */
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

/** The figure that the address opens. */
export interface ExplainedFigure {
  figure: string;
  pilotId: Guid;
}

/** The figure that an address opens; `null` without one. */
export function parseExplained(search: URLSearchParams): ExplainedFigure | null {
  const [figure = '', ...rest] = (search.get(EXPLAIN_PARAM) ?? '').split('.');
  const pilotId = rest.join('.');
  return figure && pilotId ? { figure, pilotId } : null;
}
