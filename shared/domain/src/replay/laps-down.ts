interface FlownLap {
  lapNumber: number;
  /** on any clock, ms */
  end: number;
}

/**
 * The number of full laps that a pilot is behind the leader: the leader's lead in laps when the pilot ended the last
 * lap, or one less than the lead now if that is more. Laps are in order of time; 0 before the pilot's first.
 */
export function lapsDown(own: readonly FlownLap[], leader: readonly FlownLap[]): number {
  const last = own.at(-1);
  if (!last) return 0;
  const leaderLapAtThatTime = leader.findLast(({ end }) => end <= last.end)?.lapNumber ?? last.lapNumber;
  const leaderLap = leader.at(-1)?.lapNumber ?? last.lapNumber;
  return Math.max(0, leaderLapAtThatTime - last.lapNumber, leaderLap - last.lapNumber - 1);
}
