import type { LiveNow } from '@holeshot/client';

/** `Round 4, Race 2`; without the round for a race that has none. */
export const liveRaceText = ({ roundNumber, raceNumber }: LiveNow): string =>
  roundNumber > 0 ? `Round ${roundNumber}, Race ${raceNumber}` : `Race ${raceNumber}`;
