import type { LiveNow } from '@holeshot/client';

/** `Round 4, Race 2`, or `Next: Round 4, Race 2`; without the round for a race without one. */
export function liveRaceText({ isNext, roundNumber, raceNumber }: LiveNow): string {
  const name = roundNumber > 0 ? `Round ${roundNumber}, Race ${raceNumber}` : `Race ${raceNumber}`;
  return isNext ? `Next: ${name}` : name;
}
