import type { RaceBody } from '../../database/schema';
import { parseRace, parseResults } from '../../importing/parse-race';

/** Stands in for the event: what is read here does not depend on it. */
const NO_OWNER = { eventId: '', raceId: '', timingLocation: 'Holeshot' as const };

/** A stored revision as race, laps, crossings and results; its faults were reported when it was delivered. */
export const parseBody = ({ race, results }: RaceBody) => ({
  ...parseRace(race, NO_OWNER, () => undefined),
  results: parseResults(results, () => undefined),
});
