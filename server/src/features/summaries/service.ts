import type { Pilot, Race, RaceSummary, Stage } from '@holeshot/domain';
import type { WholeEvent } from '../events/shared-event';

export const summariesOf = (races: readonly Race[]): RaceSummary[] =>
  races.flatMap(({ summaries }) => summaries);

/** Of the races that a stage counts: those of its rounds, or all when it says so (domain notes 4.5). */
export function summariesOfStage(
  event: Pick<WholeEvent, 'rounds'>,
  { id, timeSummary }: Pick<Stage, 'id' | 'timeSummary'>,
  races: readonly Race[],
): RaceSummary[] {
  if (timeSummary?.includeAllRounds) return summariesOf(races);
  const own = new Set(event.rounds.filter(({ stageId }) => stageId === id).map((round) => round.id));
  return summariesOf(races.filter(({ roundId }) => roundId !== null && own.has(roundId)));
}

/** Tables leave practice pilots out, but in a casual practice, where all pilots are (domain notes 4.7). */
export const rankedPilots = ({ eventType, pilots }: Pick<WholeEvent, 'eventType' | 'pilots'>): Pilot[] =>
  eventType === 'CasualPractice' ? pilots : pilots.filter(({ practicePilot }) => !practicePilot);
