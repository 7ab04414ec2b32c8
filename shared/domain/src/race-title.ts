import { eventTypeText } from './event-type-text';
import type { RaceLink } from './model';

/**
 * Title of a race: round type, round number and race number (R26). Races whose round is missing may share all three, so
 * the title has the start of their id.
 */
export function raceTitle({ id, eventType, roundNumber, raceNumber }: RaceLink): string {
  const title = `${eventTypeText(eventType)} ${roundNumber}-${raceNumber}`;
  return roundNumber > 0 ? title : `${title} (${id.slice(0, 4)})`;
}
