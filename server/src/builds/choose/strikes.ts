const MAX_STRIKES = 3;
const WINDOW_MS = 60_000;
const AVOID_MS = 60_000;

/** Failures of builds on the server: a build is out for a minute after it has failed three times within a minute. */
export interface Strikes {
  /** Notes a failure, or several at once. Returns whether the build is out because of it. */
  add: (buildId: string, times?: number) => boolean;
  /** Takes a build out for a minute, whatever failed before. */
  avoid: (buildId: string) => void;
  /** ids of the builds that are out now */
  list: () => ReadonlySet<string>;
}

export function createStrikes(now: () => number = Date.now): Strikes {
  const failures = new Map<string, number[]>();
  const until = new Map<string, number>();
  const avoid = (buildId: string) => {
    failures.delete(buildId);
    until.set(buildId, now() + AVOID_MS);
  };
  return {
    avoid,
    add(buildId, times = 1) {
      const nowMs = now();
      const recent = [...(failures.get(buildId) ?? []), ...Array.from({ length: times }, () => nowMs)];
      const counted = recent.filter((at) => at > nowMs - WINDOW_MS);
      failures.set(buildId, counted);
      if (counted.length < MAX_STRIKES) return false;
      avoid(buildId);
      return true;
    },
    list() {
      for (const [buildId, end] of until) if (end <= now()) until.delete(buildId);
      return new Set(until.keys());
    },
  };
}
