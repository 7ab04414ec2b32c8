/** Letters that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name for a sentence. One with letters from right to left stands between Unicode's isolates: a number after it would
 * otherwise be shown before it. Not for files, addresses and attributes.
 */
export const isolateName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
