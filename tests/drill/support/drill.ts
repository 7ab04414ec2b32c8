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

/** The rows as text, with what was missed below each. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ drill, what, requests, result, outcome }) => [
    drill,
    what,
    String(requests),
    outcome,
    result,
  ]);
  const table = [['drill', 'what', 'requests', 'outcome', 'result'], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const lines = table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [heading = '', ...texts] = lines;
  const body = texts.flatMap((text, index) => [
    text,
    ...(rows[index]?.missed ?? []).map((sentence) => `    missed: ${sentence}`),
  ]);
  return [heading, '-'.repeat(heading.length), ...body].join('\n');
}

/** The rows of a drill as Markdown, below its goal and `how` it ran. */
export function formatMarkdown({ name, goal }: Drill, rows: readonly Row[], how: string): string {
  const cells = rows.map(({ what, requests, result, outcome, missed }) => [
    ...[what, String(requests), result],
    [outcome, ...missed].join(': '),
  ]);
  const table = markdownTable(['what', 'requests', 'measured', 'outcome'], cells);
  return `**${name}**${goal ? `, goal: ${goal}` : ''}. ${how}\n\n${table}`;
}
