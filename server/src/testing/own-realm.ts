/*
 * Jest runs each test file in a realm of its own, with its own `Error` and `Array`. Values from another realm fail
 * `instanceof` and `toStrictEqual` there, so these functions copy them.
 */

/** Copies arrays, plain objects and dates of another realm into this one. Returns other values unchanged. */
export function toOwnValue<T>(value: T): T;
export function toOwnValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return Array.from(value, toOwnValue);
  if (Object.prototype.toString.call(value) === '[object Date]') return new Date(Number(value));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toOwnValue(entry)]));
}

/** Copies an error of another realm into this one. */
export function toOwnError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error;
  const { message, stack } = error as Error;
  return Object.assign(new Error(message), error, { stack });
}
