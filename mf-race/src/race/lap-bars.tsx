import { formatSeconds } from '@holeshot/domain';
import { COLORS, timeLostScale } from '@holeshot/ui';
import type { ShownLap } from './race-laps';

const HEIGHT = 30;
const LEAST = 4;
/** percent of the width that one lap takes at most */
const WIDEST = 17;

export interface LapBarScale {
  /** number of the last lap of the race */
  lapCount: number;
  fastestSeconds: number;
  shareOf: (seconds: number) => number;
}

/** One scale for all bars of a race; the holeshot is no lap. */
export function lapBarScale(laps: readonly ShownLap[]): LapBarScale {
  const times = laps.filter((lap) => lap.lapNumber > 0).map((lap) => lap.lengthSeconds);
  return {
    lapCount: Math.max(1, ...laps.map((lap) => lap.lapNumber)),
    fastestSeconds: Math.min(...times),
    shareOf: timeLostScale(times),
  };
}

/** A pilot's laps as bars: the higher, the more time lost; white is the own best, red the race's. */
export function LapBars({ laps, scale }: { laps: readonly ShownLap[]; scale: LapBarScale }) {
  const flown = laps.filter((lap) => lap.lapNumber > 0);
  const own = Math.min(...flown.map((lap) => lap.lengthSeconds));
  const step = Math.min(100 / scale.lapCount, WIDEST);
  const text = flown.map((lap) => `Lap ${lap.lapNumber} ${formatSeconds(lap.lengthSeconds)}`).join(', ');
  return (
    <svg width="100%" height={HEIGHT} role="img" aria-label={text || 'no laps'}>
      {flown.map(({ lapNumber, lengthSeconds }) => {
        const height = LEAST + scale.shareOf(lengthSeconds) * (HEIGHT - LEAST);
        return (
          <rect
            key={lapNumber}
            x={`${round((lapNumber - 1) * step)}%`}
            y={round(HEIGHT - height)}
            width={`${round(step * 0.86)}%`}
            height={round(height)}
            rx={1}
            fill={colorOf(lengthSeconds, own, scale.fastestSeconds)}
          />
        );
      })}
    </svg>
  );
}

function colorOf(seconds: number, own: number, fastest: number): string {
  if (seconds === fastest) return COLORS.red;
  // a variable: on paper it is dark
  return seconds === own ? 'var(--t1)' : '#5A626D';
}

const round = (value: number): number => Math.round(value * 10) / 10;
