import { formatLap } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { barScale } from '@holeshot/ui';
import { type RaceLap, timerSeconds } from '../../racing/race-laps';

/** Fills of bars. The variables have other values in print. */
export const LEGEND_FILLS = { fastest: 'var(--red)', ownBest: 'var(--t1)' };
const OTHER_FILL = 'var(--edge)';

/** In print, only best laps are filled and others are outlines, so that nothing depends on colour. */
const Bars = styled.svg`
  @media print {
    [data-plain] {
      fill: none;
      stroke: var(--edge);
      stroke-width: 0.75px;
    }
  }
`;

const HEIGHT = 28;
const MIN_BAR_HEIGHT = 4;
/** percent of the width */
const MAX_LAP_WIDTH = 34;

export interface LapBarScale {
  /** number of the last lap of the race */
  lapCount: number;
  fastestSeconds: number;
  toShare: (seconds: number) => number;
}

/** The scale of all bars of a race, without holeshots. */
export function lapBarScale(laps: readonly RaceLap[]): LapBarScale {
  const times = laps.filter((lap) => lap.lapNumber > 0).map((lap) => lap.lengthSeconds);
  return {
    lapCount: Math.max(1, ...laps.map((lap) => lap.lapNumber)),
    fastestSeconds: Math.min(...laps.filter((lap) => lap.lapNumber > 0).map(timerSeconds)),
    toShare: barScale(times),
  };
}

/** A pilot's laps as bars: higher bars lost more time. The pilot's best lap is white, the race's is red. */
export function LapBars({ laps, scale }: { laps: readonly RaceLap[]; scale: LapBarScale }) {
  const timedLaps = laps.filter((lap) => lap.lapNumber > 0);
  const ownBest = Math.min(...timedLaps.map(timerSeconds));
  const step = Math.min(100 / scale.lapCount, MAX_LAP_WIDTH);
  const text = timedLaps.map((lap) => `Lap ${lap.lapNumber} ${formatLap(lap)}`).join(', ');
  return (
    <Bars width="100%" height={HEIGHT} role="img" aria-label={text || 'no laps'}>
      {timedLaps.map((lap) => {
        const { lapNumber, lengthSeconds } = lap;
        const height = MIN_BAR_HEIGHT + scale.toShare(lengthSeconds) * (HEIGHT - MIN_BAR_HEIGHT);
        return (
          <rect
            key={lapNumber}
            x={`${round((lapNumber - 1) * step)}%`}
            y={round(HEIGHT - height)}
            width={`${round(step * 0.86)}%`}
            height={round(height)}
            rx={1}
            data-plain={lap.isFromVideo || lengthSeconds !== ownBest || undefined}
            fill={getColor(timerSeconds(lap), ownBest, scale.fastestSeconds)}
          />
        );
      })}
    </Bars>
  );
}

function getColor(seconds: number, ownBest: number, fastest: number): string {
  // timed by a video, which is not compared with times of the timer
  if (seconds === Number.POSITIVE_INFINITY) return OTHER_FILL;
  if (seconds === fastest) return LEGEND_FILLS.fastest;
  return seconds === ownBest ? LEGEND_FILLS.ownBest : OTHER_FILL;
}

const round = (value: number): number => Math.round(value * 10) / 10;
