import type { LocalMs } from '@holeshot/domain';
import type { Objection } from '../objections.query';

/** An open question of Ann, whose second lap takes twice as long as her first, in a race that begins at `start`. */
export const buildObjection = (start: LocalMs, changes: Partial<Objection> = {}): Objection => ({
  id: 7,
  raceId: 'race-1',
  pilotId: 'ann',
  doubt: null,
  detectionId: 'ann-2',
  lap: { number: 2, seconds: 56 },
  reason: 'missing',
  time: start + 58_400,
  words: 'Two laps.',
  askedAtMs: start + 200_000,
  decided: null,
  ...changes,
});
