import type { DestinationStream } from 'pino';
import { LOG_LEVELS, type LogLevel, type LogLine, parseLogLine } from './log-line';
import { createRedactor } from './redact';

const MAX_LINES = 5_000;
/** Longer text is cut, after replacing secrets in this much of it. */
const MAX_TEXT = 2_000;
const MAX_READ = 10 * MAX_TEXT;

/** Which lines to list. */
export interface LogFilter {
  /** minimum level */
  level: LogLevel;
  /** text in the message, route, request id or details, case-insensitive; empty for all */
  text: string;
}

/** The newest lines of the log of this process. */
export interface LogRing {
  /** for the logger */
  stream: DestinationStream;
  add(line: Omit<LogLine, 'id'>): void;
  /** Newest first, at most `limit`; only those before the line with the id `before`, or after the one with the id `after`. */
  list(filter: LogFilter, range: { limit: number; before?: number; after?: number }): LogLine[];
  /** Calls `listener` with each new line. Returns a function that stops this. */
  listen(listener: (line: LogLine) => void): () => void;
}

export function matchesFilter(line: LogLine, { level, text }: LogFilter): boolean {
  if (LOG_LEVELS.indexOf(line.level) < LOG_LEVELS.indexOf(level)) return false;
  if (text === '') return true;
  const { message, route, requestId, details } = line;
  const lowerCase = text.toLowerCase();
  return [message, route, requestId, details].some((part) => part?.toLowerCase().includes(lowerCase));
}

/** Keeps the newest `maxLines` lines in memory, without `secrets` and text in the form of a secret. */
export function createLogRing({
  secrets = [],
  maxLines = MAX_LINES,
}: {
  secrets?: readonly string[];
  maxLines?: number;
} = {}): LogRing {
  const redact = createRedactor(secrets);
  const clean = (text: string) => redact(text.slice(0, MAX_READ)).slice(0, MAX_TEXT);
  const cleanOptional = (text: string | null) => (text === null ? null : clean(text));
  const lines: LogLine[] = [];
  const listeners = new Set<(line: LogLine) => void>();
  // Ids start at the current time, so that an open page continues after a restart.
  let nextId = Date.now();

  const add = (entry: Omit<LogLine, 'id'>): void => {
    const line: LogLine = {
      ...entry,
      id: nextId,
      message: clean(entry.message),
      route: cleanOptional(entry.route),
      details: cleanOptional(entry.details),
    };
    nextId += 1;
    lines.push(line);
    if (lines.length > maxLines) lines.shift();
    for (const listener of listeners) listener(line);
  };

  return {
    add,
    stream: { write: (text) => add(parseLogLine(text)) },
    list(filter, { limit, before = Number.POSITIVE_INFINITY, after = 0 }) {
      const found: LogLine[] = [];
      for (let index = lines.length - 1; index >= 0 && found.length < limit; index -= 1) {
        const line = lines[index];
        if (!line || line.id <= after) break;
        if (line.id < before && matchesFilter(line, filter)) found.push(line);
      }
      return found;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
