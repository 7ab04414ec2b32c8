import { raceHref } from '@holeshot/contract';
import {
  eventTraits,
  type Guid,
  lapRecords,
  type Race,
  type RaceEvent,
  type RaceSummary,
  type RecordColumn,
} from '@holeshot/domain';
import type { BestTime } from '@holeshot/ui';
import { keepEventBests } from '../racing/keep-event-bests';
import { lapsLabel, raceLabel, raceTitle, targetLabel, toRaceLink } from '../racing/race-names';

const SECONDS_OF: Record<RecordColumn, (summary: RaceSummary) => number | null> = {
  holeshot: (summary) => summary.holeshotSeconds,
  pbLap: (summary) => summary.pbLapSeconds,
  targetLap: (summary) => summary.targetLapSeconds,
  race: (summary) => (summary.eventType === 'Race' ? summary.raceSeconds : null),
};

/** A pilot's best times in an event, each with its race and the distribution of the other races. */
export function listPilotRecords(
  races: readonly Race[],
  pilot: { id: Guid; name: string },
  event: Pick<RaceEvent, 'id' | 'eventType' | 'pbLaps' | 'laps'>,
): BestTime[] {
  const summaries = races.flatMap((race) =>
    race.summaries.filter(({ pilotId }) => pilotId === pilot.id).map((row) => keepEventBests(row, event)),
  );
  const [record] = lapRecords(summaries, [pilot]);
  const columns: [RecordColumn, string][] = [
    ['holeshot', 'Holeshot'],
    ...(event.pbLaps === event.laps ? [] : [['pbLap', lapsLabel(event.pbLaps)] as [RecordColumn, string]]),
    ['targetLap', targetLabel(event.eventType, event.laps)],
    ['race', 'Race Time'],
  ];
  return columns.flatMap(([column, label]) => {
    const mark = record?.[column];
    if (!mark) return [];
    return {
      label,
      seconds: mark.seconds,
      pilotName: raceTitle(toRaceLink(mark)),
      source: raceLabel(toRaceLink(mark), false),
      href: raceHref({ eventId: event.id, raceId: mark.raceId }),
      field: fieldOf(summaries, column),
    };
  });
}

/** All times of a column, scaled from the best (0) to the slowest (1). */
function fieldOf(summaries: readonly RaceSummary[], column: RecordColumn): number[] {
  const seconds = summaries
    .filter(({ eventType }) => eventTraits(eventType).countsForRecords)
    .flatMap((summary) => SECONDS_OF[column](summary) ?? []);
  const best = Math.min(...seconds);
  const spread = Math.max(...seconds) - best;
  return seconds.map((value) => (spread > 0 ? (value - best) / spread : 0));
}
