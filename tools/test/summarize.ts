import type { ServerSearch } from '../../server/src/testing/test-server';

/** A test or a drill that did not run, or a test that failed and passed when it was run again. */
export interface TestNote {
  /** `unit`, `component`, `e2e` or `drill` */
  check: string;
  what: string;
  /** such as "needs a PostgreSQL server" */
  reason: string;
  isRetried?: boolean;
}

const needsServer = ({ reason }: TestNote): boolean => reason.includes('PostgreSQL');

/** Reads the lines of JSON that the checks wrote. */
export const parseNotes = (text: string): TestNote[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TestNote);

/**
 * The last lines of `npm test` and `npm run test:more`: which database the checks used, what was skipped and why, and
 * which tests passed only when run again.
 */
export function summarize(server: ServerSearch, notes: readonly TestNote[]): string {
  const skipped = notes.filter((one) => !one.isRetried);
  const retried = notes.filter((one) => one.isRetried).map(({ check, what }) => `  ${check}: ${what}`);
  const groups = new Map<string, TestNote[]>();
  for (const one of skipped) {
    const key = `${one.check}: ${one.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const lines = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const count = others.length + 1;
    const what = first.check === 'drill' ? [first, ...others].map((one) => one.what).join('; ') : '';
    const unit = first.check === 'drill' ? 'drill' : `${first.check} test`;
    return [`  ${count} ${unit}${count === 1 ? '' : 's'}: ${first.reason}${what && ` (${what})`}`];
  });
  const used =
    server.url === undefined
      ? `PostgreSQL: not used, ${server.reason}. The tests ran on the embedded database.`
      : `PostgreSQL: ${server.version} at ${new URL(server.url).host}, used by the checks.`;
  return [
    used,
    ...(lines.length > 0 ? ['Skipped:', ...lines] : ['Nothing was skipped.']),
    ...(retried.length > 0 ? ['Failed once, and passed when run again:', ...retried] : []),
  ].join('\n');
}

/**
 * Why a machine that has a PostgreSQL server did not use it; undefined when it did, or has none. `local` is what was
 * found on this machine, whatever the settings say.
 */
export function findUnused(
  used: ServerSearch,
  local: ServerSearch,
  skipped: readonly TestNote[],
): string | undefined {
  if (used.url === undefined) {
    if (local.url !== undefined)
      return `A PostgreSQL server is at ${new URL(local.url).host}: ${used.reason}.`;
    return local.isThere
      ? `A PostgreSQL server is there: ${local.reason}. Set TEST_DATABASE_URL.`
      : undefined;
  }
  const unused = skipped.filter(needsServer);
  return unused.length > 0 ? `${unused.length} checks did not use the PostgreSQL server.` : undefined;
}
