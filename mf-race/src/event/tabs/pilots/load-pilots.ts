import { mapSettled, type Ranking, rankingQuery, type Settled } from '@holeshot/client';
import type { Stage } from '@holeshot/domain';
import { lapsLabel, targetLabel } from '../../../racing/race-names';
import type { EventWithoutClub, TabInput } from '../tab';

export interface PilotsData {
  ranking: Ranking;
  /** heading of the times that rank the pilots */
  timeLabel: string;
  /** pilots are sorted by name, by choice or because nobody is ranked */
  isByName: boolean;
}

/** The pilots' results. Practice pilots, who are ranked in casual practice, are left out, as from the list by name (R67). */
export async function loadPilots({
  client,
  event,
  pilots,
  stages,
  search,
}: TabInput): Promise<Settled<PilotsData>> {
  const practiceIds = new Set(pilots.filter(({ practicePilot }) => practicePilot).map(({ id }) => id));
  const ranking = await client.settle(rankingQuery(event.id));
  return mapSettled(ranking, (value) => ({
    ranking: { ...value, rows: value.rows.filter(({ pilotId }) => !practiceIds.has(pilotId)) },
    timeLabel: getTimeLabel(
      event,
      stages.find(({ id }) => id === value.basis?.stageId),
    ),
    isByName: value.basis === null || search.get('order') === 'name',
  }));
}

function getTimeLabel({ eventType, pbLaps, laps }: EventWithoutClub, stage: Stage | undefined): string {
  switch (stage?.timeSummary?.type) {
    case 'PB':
      return lapsLabel(pbLaps);
    case 'RaceTime':
      return 'Race Time';
    default:
      return targetLabel(eventType, laps);
  }
}
