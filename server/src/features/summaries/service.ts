import type { Guid, Pilot, RaceSummary, Stage } from '@holeshot/domain';
import type { SharedReads } from '../../api/shared-reads';
import type { Queryable } from '../../database';
import { getVisibleEvent, inVisibleEvent } from '../events/repository';
import { listPilots } from '../pilots/repository';
import { listRaces } from '../races/repository';
import { sharedRaces } from '../races/shared-races';
import { getStage } from '../stages/repository';

/** Summaries of all races in racing order; throws 404 for a hidden event. */
export async function listSummaries(
  db: Queryable,
  shared: SharedReads,
  eventId: Guid,
): Promise<RaceSummary[]> {
  const races = await sharedRaces(db, shared, eventId);
  return races.flatMap(({ summaries }) => summaries);
}

/** A stage of a visible event; throws 404 otherwise. */
export const getVisibleStage = (db: Queryable, eventId: Guid, stageId: Guid): Promise<Stage> =>
  inVisibleEvent(db, eventId, getStage(db, eventId, stageId));

/** The races that a stage counts: those of its rounds, or all when it says so (domain notes 4.5). */
export async function listSummariesOfStage(
  db: Queryable,
  eventId: Guid,
  { id, timeSummary }: Stage,
): Promise<RaceSummary[]> {
  const races = await listRaces(db, eventId, timeSummary?.includeAllRounds ? {} : { stageId: id });
  return races.flatMap(({ summaries }) => summaries);
}

/** Tables leave practice pilots out, but in a casual practice, where all pilots are (domain notes 4.7). */
export async function listRankedPilots(db: Queryable, eventId: Guid): Promise<Pilot[]> {
  const [pilots, event] = await Promise.all([listPilots(db, eventId), getVisibleEvent(db, eventId)]);
  return event.eventType === 'CasualPractice' ? pilots : pilots.filter(({ practicePilot }) => !practicePilot);
}
