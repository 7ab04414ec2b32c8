import { rollOversQuery, type Settled } from '@holeshot/client';
import { stageTabId } from './event-tabs';
import type { TabInput } from './load-tab';
import { mapSettled, settleRounds } from './settle-rounds';
import { type StageView, stageView } from './stage-view-model';

/** What a stage rests on, side by side. Throws when the tab belongs to no stage of the event. */
export async function loadStage(tabId: string, input: TabInput): Promise<Settled<StageView>> {
  const { client, event, pilots, channels, stages, search } = input;
  const stage = stages.find(({ id }) => stageTabId(id) === tabId);
  if (!stage) throw new Error(`The tab ${tabId} has no stage`);
  const [races, rollOvers] = await Promise.all([
    settleRounds(input),
    stage.pointSummary?.roundPositionRollover
      ? client.settle(rollOversQuery(event.id, stage.id))
      : ({ ok: true, value: [] } as const),
  ]);
  if (!rollOvers.ok) return rollOvers;
  return mapSettled(races, (value) =>
    stageView({ event, pilots, channels, stage, stages, search, rollOvers: rollOvers.value, ...value }),
  );
}
