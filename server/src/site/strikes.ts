const MAX_STRIKES = 3;
const WINDOW_MS = 60_000;
const AVOID_MS = 60_000;

/** Builds that failed on the server, which a process avoids for a while. */
export interface Strikes {
  add: (buildId: string) => void;
  /** ids of the builds to avoid now */
  avoided: () => ReadonlySet<string>;
}

/** A build is avoided for a minute after it has failed three times in a minute. `now` is a parameter for tests. */
export function createStrikes(now: () => number = Date.now): Strikes {
  const failures = new Map<string, number[]>();
  const until = new Map<string, number>();
  return {
    add(buildId) {
      const recent = [...(failures.get(buildId) ?? []), now()].filter((at) => at > now() - WINDOW_MS);
      failures.set(buildId, recent);
      if (recent.length < MAX_STRIKES) return;
      failures.delete(buildId);
      until.set(buildId, now() + AVOID_MS);
    },
    avoided() {
      for (const [buildId, end] of until) if (end <= now()) until.delete(buildId);
      return new Set(until.keys());
    },
  };
}
