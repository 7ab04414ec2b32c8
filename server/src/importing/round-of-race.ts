import { type Guid, parseEventType, type Race } from '@holeshot/domain';

/** Sorts a race without a round after all others (R74): the largest integer of 32 bits. */
const LAST_ORDER = 2_147_483_647;

/** The columns of a round that its races contain. */
export interface RoundColumns {
  id: Guid;
  roundNumber: number;
  sortOrder: number;
  eventType: string;
}

/** The fields that a race has from its round; a race without a round is of type Unknown and comes last. */
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
