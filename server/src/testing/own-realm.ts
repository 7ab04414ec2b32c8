/*
 * Jest runs each test file in a realm of its own, with its own `Error` and `Array`. What was made outside fails
 * `instanceof` and `toStrictEqual` there, so it is copied.
 */

/** A copy, made in this realm, of arrays, plain objects and dates from another realm. Other values are passed on. */
export function toOwnValue<T>(value: T): T;
export function toOwnValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return Array.from(value, toOwnValue);
  if (Object.prototype.toString.call(value) === '[object Date]') return new Date(Number(value));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toOwnValue(entry)]));
}

/** An error of this realm that says the same; one of this realm itself. */
export function toOwnError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null) return error;
  const { message, stack } = error as Error;
  return Object.assign(new Error(message), error, { stack });
}
