import { type Guid, parseEventType, type Race } from '@holeshot/domain';

/** Sorts a race without a round after all others (domain notes 1.7); the largest whole number of the wire's 32 bits. */
const LAST_ORDER = 2_147_483_647;

/** The columns of a round that its races show. */
export interface RoundColumns {
  id: Guid;
  roundNumber: number;
  sortOrder: number;
  eventType: string;
}

/** What a race takes over from its round; a race whose round is gone is of type Unknown and comes last. */
export function roundOfRace(
  round: RoundColumns | null | undefined,
): Pick<Race, 'roundId' | 'roundNumber' | 'roundOrder' | 'eventType'> {
  return {
    roundId: round?.id ?? null,
    roundNumber: round?.roundNumber ?? 0,
    roundOrder: round?.sortOrder ?? LAST_ORDER,
    eventType: parseEventType(round?.eventType),
  };
}
