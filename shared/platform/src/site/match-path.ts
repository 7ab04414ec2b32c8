import { inject, parse } from 'regexparam';

export type Params = Readonly<Record<string, string>>;

/**
 * What stands in an address in place of a pattern's parameters (`/event/:eventId`), decoded; undefined when it does
 * not match. A slash at the end and the case of letters make no difference.
 */
export function matchPath(pattern: string, pathname: string): Params | undefined {
  const { keys, pattern: expression } = parse(pattern);
  const values = expression.exec(pathname)?.slice(1);
  if (!values) return undefined;
  return Object.fromEntries(keys.map((key, index) => [key, decode(values[index] ?? '')]));
}

/** A pattern with its parameters filled in, encoded. */
export const fillPath = (pattern: string, params: Params): string =>
  inject(
    pattern,
    Object.fromEntries(Object.entries(params).map(([key, value]) => [key, encodeURIComponent(value)])),
  );

/** Which patterns are tried first: fixed segments come before parameters. */
export const byPrecision = (a: string, b: string): number =>
  parameterPlaces(a).localeCompare(parameterPlaces(b));

const parameterPlaces = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

/** An address that was put together badly shows itself as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
