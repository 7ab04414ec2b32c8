import { type Client, rollOversQuery } from '@holeshot/client';
import type { Guid, RollOver, Stage } from '@holeshot/domain';

/** The points that the place before a stage adds, by stage (R97). */
export type RollOversByStage = Readonly<Record<Guid, readonly Pick<RollOver, 'pilotId' | 'points'>[]>>;

/** Loads them for each stage that adds some; nothing is added where they are missing. */
export async function loadRollOvers(
  client: Client,
  eventId: Guid,
  stages: readonly Stage[],
): Promise<RollOversByStage> {
  const adding = stages.filter(({ pointSummary }) => pointSummary?.roundPositionRollover);
  const replies = await Promise.all(adding.map(({ id }) => client.settle(rollOversQuery(eventId, id))));
  return Object.fromEntries(
    adding.map(({ id }, index) => {
      const reply = replies[index];
      return [id, reply?.ok ? reply.value : []];
    }),
  );
}
