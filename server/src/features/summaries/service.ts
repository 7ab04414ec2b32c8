import type { Pilot, Race, RaceSummary, Stage } from '@holeshot/domain';
import type { WholeEvent } from '../../events/read/whole-event';

/** The summaries of all given races, in their order. */
export const listSummaries = (races: readonly Race[]): RaceSummary[] =>
  races.flatMap(({ summaries }) => summaries);

/** The summaries of a stage: those of its rounds, or all when it includes all rounds (R98). */
export function summariesOfStage(
  event: Pick<WholeEvent, 'rounds'>,
  { id, timeSummary }: Pick<Stage, 'id' | 'timeSummary'>,
  races: readonly Race[],
): RaceSummary[] {
  if (timeSummary?.includeAllRounds) return listSummaries(races);
  const roundIds = new Set(event.rounds.filter(({ stageId }) => stageId === id).map((round) => round.id));
  return listSummaries(races.filter(({ roundId }) => roundId !== null && roundIds.has(roundId)));
}

/** The pilots of tables: without practice pilots, except in casual practice, where nobody else flies (R67). */
export const listRankedPilots = ({ eventType, pilots }: Pick<WholeEvent, 'eventType' | 'pilots'>): Pilot[] =>
  eventType === 'CasualPractice' ? pilots : pilots.filter(({ practicePilot }) => !practicePilot);
