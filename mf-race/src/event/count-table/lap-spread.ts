import { type Guid, groupBy, median } from '@holeshot/domain';
import { listTicks } from '../../racing/axis';

/** A pilot's laps on the axis of all laps. */
export interface PilotSpread {
  /** percent of the axis, per lap; 100 for laps beyond its end */
  percents: number[];
  medianPercent: number;
  medianSeconds: number;
}

/** The laps of all pilots on one axis. */
export interface LapSpread {
  byPilot: Record<Guid, PilotSpread>;
  ticks: { seconds: number; percent: number }[];
  /** the fastest lap is at 0 */
  fastest: { pilotId: Guid; seconds: number };
  /** laps beyond the end of the axis */
  slowerCount: number;
}

/** A lap this many times as far from the fastest as the median, and as long as it, does not fit on the axis. */
const CLIP = { spreads: 4, times: 1.5 };
const TICKS = { steps: [0.5, 1, 2, 4, 5, 10, 20, 50, 100], largest: 200, max: 5 };

/**
 * Every lap of every pilot on one axis, with each pilot's median: how steadily they fly. One crash lap does not stretch
 * the axis, it is at its end. `null` without laps.
 */
export function toLapSpread(
  laps: readonly { pilotId: Guid; seconds: readonly number[] }[],
): LapSpread | null {
  const all = laps.flatMap(({ pilotId, seconds }) => seconds.map((lap) => ({ pilotId, seconds: lap })));
  all.sort((a, b) => a.seconds - b.seconds);
  const [fastest] = all;
  if (!fastest) return null;
  const low = fastest.seconds;
  const limit = Math.max(
    low + CLIP.spreads * (median(all.map(({ seconds }) => seconds)) - low),
    low * CLIP.times,
  );
  const fitting = all.filter(({ seconds }) => seconds <= limit);
  const high = Math.max(fitting.at(-1)?.seconds ?? low, low + 0.5);
  const getPercent = (seconds: number) =>
    Math.min(100, Math.round((1000 * (seconds - low)) / (high - low)) / 10);
  return {
    byPilot: Object.fromEntries(
      [...groupBy(all, ({ pilotId }) => pilotId)].map(([pilotId, own]) => {
        const seconds = own.map((lap) => lap.seconds);
        const medianSeconds = median(seconds);
        return [
          pilotId,
          { percents: seconds.map(getPercent), medianPercent: getPercent(medianSeconds), medianSeconds },
        ];
      }),
    ),
    ticks: listTicks(low, high, TICKS).ticks.map((seconds) => ({ seconds, percent: getPercent(seconds) })),
    fastest,
    slowerCount: all.length - fitting.length,
  };
}
