import { LOG_LEVELS } from '../../../logs/log-line';
import type { LogFilter } from '../../../logs/log-ring';
import { readValues } from '../page/parse';

const MAX_TEXT = 200;

/** Reads the filter of a query; an invalid level counts as the lowest. */
export function parseLogFilter(query: unknown): LogFilter {
  const { level, text = '' } = readValues(query);
  return {
    level: LOG_LEVELS.find((one) => one === level) ?? 'trace',
    text: text.trim().slice(0, MAX_TEXT),
  };
}

/** The id of a line in a query or a header; undefined for any other text. */
export const findLineId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
