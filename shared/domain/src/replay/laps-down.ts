interface FlownLap {
  lapNumber: number;
  /** on any clock, ms */
  end: number;
}

/**
 * By how many full laps a pilot is behind the leader: laps that the leader had flown more when the pilot ended the last
 * lap, or, until the pilot ends the next one, those that the leader has flown since beyond it. Laps in order of time;
 * 0 before the pilot's first.
 */
export function lapsDown(own: readonly FlownLap[], leader: readonly FlownLap[]): number {
  const last = own.at(-1);
  if (!last) return 0;
  const leaderLapAtThatTime = leader.findLast(({ end }) => end <= last.end)?.lapNumber ?? last.lapNumber;
  const leaderLap = leader.at(-1)?.lapNumber ?? last.lapNumber;
  return Math.max(0, leaderLapAtThatTime - last.lapNumber, leaderLap - last.lapNumber - 1);
}
