import { markdownTable } from '../../measures/measures';
import type { SeededData } from './seeded-data';

/** A line of the table. */
export interface Row {
  drill: string;
  what: string;
  requests: number;
  result: string;
  /** expectations that were not met */
  missed: readonly string[];
  outcome: 'ok' | 'missed' | 'skipped';
}

export interface Finding {
  what: string;
  /** requests sent, or number of repetitions */
  requests: number;
  /** figures, for the table */
  result: string;
  /** expectations that were not met, one sentence each */
  missed?: readonly string[];
}

/** The input of a drill. */
export interface DrillContext {
  /** whether to run the long form rather than CI's short one */
  isLong: boolean;
  /** for generated requests and moments */
  seed: number;
  data: SeededData;
  /** a PostgreSQL server on which databases can be created */
  serverUrl: string | undefined;
  /** Adapts a time limit, ms: ten times as long in the short form, in which other drills run beside this one. */
  limit(ms: number): number;
  /** Prints a line of progress. */
  say(line: string): void;
  report(finding: Finding): void;
  skip(what: string, reason: string): void;
}

/** A scenario of failures or abuse, and what is expected of the site meanwhile. */
export interface Drill {
  name: string;
  /** what is expected of the site, in one sentence, for docs/measures.md */
  goal?: string;
  /** whether times are its result, so that no other drill may run beside it */
  isAlone?: boolean;
  run(context: DrillContext): Promise<void>;
}

/** How often each value occurs: `200: 190, 503: 10`. */
export function countValues(values: Iterable<string | number>): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  const entries = [...counts].sort(([a], [b]) => a.localeCompare(b));
  return entries.map(([value, count]) => `${value}: ${count}`).join(', ');
}

const toCells = ({ what, requests, result, outcome, missed }: Row): string[] => [
  ...[what, String(requests), result],
  [outcome, ...missed].join(': '),
];
const HEADINGS = ['what', 'requests', 'measured', 'outcome'];

/** The rows of all drills as a table. */
export const formatTable = (rows: readonly Row[]): string =>
  markdownTable(
    ['drill', ...HEADINGS],
    rows.map((row) => [row.drill, ...toCells(row)]),
  );

/** The rows of a drill as Markdown, below its goal and `how` it ran. */
export const formatMarkdown = ({ name, goal }: Drill, rows: readonly Row[], how: string): string =>
  `**${name}**${goal ? `, goal: ${goal}` : ''}. ${how}\n\n${markdownTable(HEADINGS, rows.map(toCells))}`;
