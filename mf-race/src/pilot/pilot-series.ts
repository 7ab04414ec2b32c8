import {
  compareRaces,
  type Guid,
  isDnf,
  type LapRecord,
  type Race,
  type RaceEvent,
  type RecordColumn,
  raceState,
  timeIn,
} from '@holeshot/domain';
import { keepEventBests } from '../racing/keep-event-bests';
import { lapsLabel, targetLabel } from '../racing/race-names';
import { rankTime, type TimeRank } from './pilot-figures';

/** A pilot's time of one kind in each race of an event. */
export interface PilotSeries {
  id: RecordColumn;
  name: string;
  /** one per race of `PilotRounds`; `null` without such a time */
  values: (number | null)[];
  /** the pilot's best time with its rank; practice does not count (R83) */
  best: TimeRank | null;
  /** the best time of all pilots */
  eventBest: number | null;
}

export interface PilotRounds {
  /** `R5-2`: the ended races with a time or a DNF, in racing order */
  labels: string[];
  /** whether the pilot did not finish, by race */
  dnfs: boolean[];
  /** series without any time are omitted */
  series: PilotSeries[];
}

/**
 * Derives 'Lap times over Rounds': a pilot's best PB laps, best target laps (R33), race time and holeshot in each race.
 * If PB laps and target laps are the same number, they share a series.
 */
export function toPilotRounds(
  races: readonly Race[],
  pilotId: Guid,
  event: Pick<RaceEvent, 'eventType' | 'pbLaps' | 'laps'>,
  records: readonly LapRecord[],
): PilotRounds {
  const flown = [...races].sort(compareRaces).flatMap((race) => {
    const row = race.summaries.find((other) => other.pilotId === pilotId);
    if (!row || raceState(race) !== 'finished') return [];
    const summary = keepEventBests(row, event);
    const hasTime = summary.pbLapSeconds !== null || summary.targetLapSeconds !== null;
    return hasTime || isDnf(row) ? [{ race, summary, isOut: isDnf(row) }] : [];
  });
  const names: [RecordColumn, string][] = [
    ...(event.pbLaps === event.laps ? [] : [['pbLap', lapsLabel(event.pbLaps)] as [RecordColumn, string]]),
    ['targetLap', targetLabel(event.eventType, event.laps)],
    ['race', 'Race Time'],
    ['holeshot', 'Holeshot'],
  ];
  return {
    labels: flown.map(({ race }) => getLabel(race)),
    dnfs: flown.map(({ isOut }) => isOut),
    series: names
      .map(([id, name]): PilotSeries => {
        const times = records.flatMap((record) => record[id]?.seconds ?? []);
        return {
          id,
          name,
          values: flown.map(({ summary }) => timeIn(summary, id)),
          best: rankTime(records, id, pilotId),
          eventBest: times.length > 0 ? Math.min(...times) : null,
        };
      })
      .filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** `R5-2`: first letter of the type, round and race (R69). */
const getLabel = ({ eventType, roundNumber, raceNumber }: Race): string =>
  `${eventType.charAt(0)}${roundNumber}-${raceNumber}`;
