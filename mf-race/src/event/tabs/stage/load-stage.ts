import { rollOversQuery, type Settled } from '@holeshot/client';
import { lapsQuery } from '../../../racing/laps.query';
import { explainTimes, withLapsExplained, withPointsExplained } from '../../explain/with-explanation';
import { loadRoundsAndRaces } from '../../round-sections/load-rounds-and-races';
import type { TabInput } from '../tab';
import { listStageSummaries, type StageData, toStageData } from './stage-data';
import { stageTabId } from './stage-tab-id';

/** Loads the stage of the open tab. Throws if the event has no such stage. */
export async function loadStage(input: TabInput): Promise<Settled<StageData>> {
  const { client, tabId, event, pilots, channels, stages, search } = input;
  const stage = stages.find(({ id }) => stageTabId(id) === tabId);
  if (!stage) throw new Error(`The tab ${tabId} has no stage`);
  const [races, rollOvers, laps] = await Promise.all([
    loadRoundsAndRaces(input),
    stage.pointSummary?.roundPositionRollover
      ? client.settle(rollOversQuery(event.id, stage.id))
      : ({ ok: true, value: [] } as const),
    stage.lapCountAfterRound ? client.settle(lapsQuery(event.id)) : null,
  ]);
  if (!rollOvers.ok) return rollOvers;
  if (!races.ok) return races;
  const data = toStageData({
    event,
    pilots,
    channels,
    stage,
    stages,
    search,
    rollOvers: rollOvers.value,
    laps: laps?.ok ? laps.value : [],
    ...races.value,
  });
  const explained = { ...input, summaries: listStageSummaries({ stage, ...races.value }) };
  return {
    ok: true,
    value: {
      ...data,
      explanation: await explainTimes(data.times?.map(({ records }) => records) ?? [], {
        ...explained,
        stageName: stage.name,
      }),
      points: data.points && (await withPointsExplained(data.points, explained)),
      lapCounts: data.lapCounts && (await withLapsExplained(data.lapCounts, explained)),
    },
  };
}
