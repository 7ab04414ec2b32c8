import type { WireRound } from '@holeshot/contract/wire';
import type { Round } from '@holeshot/domain';

export function presentRound(round: Round): WireRound {
  return {
    ID: round.id,
    Event: round.eventId,
    RoundNumber: round.roundNumber,
    RoundOrder: round.order,
    EventType: round.eventType,
    Name: round.name,
    Stage: round.stageId,
  };
}
