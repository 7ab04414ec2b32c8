const HOUR_MS = 3_600_000;
const MAX_KEYS = 100;

/**
 * Returns a function that says whether to log a key: once per hour, and at most 100 keys per hour, so that nobody can
 * fill the log.
 */
export function createHourlyLog(now: () => number = Date.now): (key: string) => boolean {
  const keys = new Set<string>();
  let hour = 0;
  return (key) => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) keys.clear();
    hour = current;
    if (keys.has(key) || keys.size >= MAX_KEYS) return false;
    keys.add(key);
    return true;
  };
}
