import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';

/** The folder of recorded events, which are not part of the project. */
export const RECORDED_EVENTS = path.join(
  process.env.HOLESHOT_REAL_DATA ?? path.join(import.meta.dirname, '../../../shared/data/real'),
  'events',
);
const FILE = path.join(import.meta.dirname, '../../docs/measures.md');

/** Day, processor, memory, system and Node, in one line. */
export function describeMachine(): string {
  const day = new Date().toISOString().slice(0, 10);
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model.trim() || process.arch;
  return `${day}, ${availableParallelism()} cores (${processor}), ${memoryGb} GB, ${process.platform}, Node ${process.versions.node}`;
}

const toCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export const markdownTable = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(toCell).join(' | ')} |`)
    .join('\n');

/** Replaces a part of docs/measures.md, which stands between comments with its name. */
export function writeMeasures(
  part: 'backtest' | 'bench' | 'doubts' | 'live-processes' | 'scale' | 'profile' | 'tax' | `drill ${string}`,
  markdown: string,
): void {
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const text = readFileSync(FILE, 'utf8');
  const [before, after] = [text.indexOf(start), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`docs/measures.md has no part ${part}`);
  writeFileSync(FILE, `${text.slice(0, before + start.length)}\n\n${markdown}\n\n${text.slice(after)}`);
}
