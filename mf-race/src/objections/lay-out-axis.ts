import { formatLap, formatWholeSeconds, type Guid, type RaceDetails, validLaps } from '@holeshot/domain';
import { listTicks } from '../racing/axis';

/** A pilot's crossings on the axis of the race; all numbers are in percent of its length. */
export interface AxisRow {
  pilotId: Guid;
  crossings: { id: Guid; at: number; state: 'counts' | 'ruled-out' | 'proposed' }[];
  laps: { id: Guid; at: number; text: string; isProposed: boolean }[];
  /** from the start of the race to the last crossing; `null` without crossings */
  span: { from: number; to: number } | null;
}

export interface Axis {
  rows: AxisRow[];
  ticks: { at: number; text: string }[];
}

/** seconds */
const TICKS = { steps: [5, 10, 20, 30, 60, 120, 300, 600, 1_800], largest: 3_600, max: 7 };
/** With more laps, their times would overlap. */
const MAX_TEXTS = 8;

/**
 * Lays out the crossings of all pilots. `ruled` is `race` after a ruling: crossings that it adds or validates, and laps
 * that it changes, are marked as proposed.
 */
export function layOutAxis(race: RaceDetails, ruled: RaceDetails): Axis {
  const start = race.start ?? 0;
  const gate = ruled.detections
    .filter(({ timingSystemIndex, isLapEnd }) => timingSystemIndex === 0 && isLapEnd)
    .sort((a, b) => a.time - b.time);
  const seconds = Math.max(1, ...gate.map(({ time }) => (time - start) / 1_000));
  const place = (time: number): number =>
    Number(Math.min(100, Math.max(0, (100 * (time - start)) / 1_000 / seconds)).toFixed(2));
  const before = new Map(race.detections.map((detection) => [detection.id, detection]));
  const lapsBefore = new Set(validLaps(race).map(({ detectionId, start: from }) => `${detectionId} ${from}`));
  return {
    ticks: listTicks(0, seconds, TICKS).ticks.map((tick) => ({
      at: place(start + tick * 1_000),
      text: formatWholeSeconds(tick),
    })),
    rows: ruled.pilotChannels.map(({ pilotId }) => {
      const own = gate.filter((detection) => detection.pilotId === pilotId);
      const laps = validLaps(ruled, { pilotId }).filter(({ lapNumber }) => lapNumber > 0);
      const places = own.map(({ time }) => place(time));
      return {
        pilotId,
        crossings: own.map(({ id, time, valid }) => ({
          id,
          at: place(time),
          state: !valid ? 'ruled-out' : before.get(id)?.valid ? 'counts' : 'proposed',
        })),
        laps:
          laps.length > MAX_TEXTS
            ? []
            : laps.map((lap) => ({
                id: lap.detectionId,
                at: (place(lap.start) + place(lap.end)) / 2,
                text: formatLap(lap).replace(' (video)', ''),
                isProposed: !lapsBefore.has(`${lap.detectionId} ${lap.start}`),
              })),
        span: own.length > 0 ? { from: 0, to: Math.max(...places) } : null,
      };
    }),
  };
}
