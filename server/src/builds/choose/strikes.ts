const MAX_STRIKES = 3;
const WINDOW_MS = 60_000;
const AVOID_MS = 60_000;

/** Counts failures of builds on the server: a build that fails three times within a minute is excluded for a minute. */
export interface Strikes {
  /** Counts one failure or several. Returns whether this excludes the build. */
  add: (buildId: string, times?: number) => boolean;
  /** Excludes a build for a minute regardless of failures. */
  avoid: (buildId: string) => void;
  /** ids of the excluded builds */
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
      const inWindow = recent.filter((at) => at > nowMs - WINDOW_MS);
      failures.set(buildId, inWindow);
      if (inWindow.length < MAX_STRIKES) return false;
      avoid(buildId);
      return true;
    },
    list() {
      for (const [buildId, end] of until) if (end <= now()) until.delete(buildId);
      return new Set(until.keys());
    },
  };
}
