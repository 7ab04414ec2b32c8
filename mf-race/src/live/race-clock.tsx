import { styled } from '@holeshot/platform';
import { useNow } from '@holeshot/ui';
import { elapsedText } from '../racing/elapsed-text';
import type { LiveRace } from './live-race';
import { silenceMs } from './standstill';

const Clock = styled.p.attrs({ role: 'timer', 'aria-label': 'Race clock' })<{ $isStanding: boolean }>`
  color: ${({ $isStanding }) => ($isStanding ? 'var(--t3)' : 'inherit')};
  font-size: 44px;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
`;

const TICK_MS = 100;

export interface RaceClockProps {
  race: Pick<LiveRace, 'startInstantMs' | 'pausedSeconds' | 'lastCrossingMs' | 'expectedSeconds'>;
  /** when the data was loaded, ms */
  nowMs: number;
  /** how far the timing computer's clock is ahead of the site's, ms */
  timerAheadMs: number;
  /** the time until which the page's data is fresh, ms of the site's clock */
  freshUntilMs: number;
}

/** The time up to which a page shows a race in progress. */
export interface RaceTime {
  /** ms since 1970 UTC, by the timing computer's clock */
  atMs: number;
  /** the clock stands, because the race has stopped or the page's data is stale */
  isStanding: boolean;
}

/**
 * The time up to which a page shows a race in progress: now, or the last crossing if the race has stopped. With stale
 * data, it stops at the end of the expected length (R123). Updated every `tickMs`.
 */
export function useRaceTime(
  { race, nowMs, timerAheadMs, freshUntilMs }: RaceClockProps,
  tickMs = TICK_MS,
): RaceTime {
  const timerMs = useTimerMs(nowMs, timerAheadMs, tickMs);
  const isSilent = silenceMs(race, timerMs) !== null;
  const timeIsUpMs = race.startInstantMs + (race.expectedSeconds + race.pausedSeconds) * 1000;
  const lastMs = Math.max(freshUntilMs + timerAheadMs, timeIsUpMs);
  return {
    atMs: isSilent ? (race.lastCrossingMs ?? race.startInstantMs) : Math.min(timerMs, lastMs),
    isStanding: isSilent || timerMs > lastMs,
  };
}

/** Time since the start of a race in progress, without pauses (R79). Renders ten times a second. */
export function RaceClock(props: RaceClockProps) {
  const { atMs, isStanding } = useRaceTime(props);
  const ms = atMs - props.race.startInstantMs - props.race.pausedSeconds * 1000;
  return <Clock $isStanding={isStanding}>{elapsedText(Math.max(0, ms))}</Clock>;
}

/** The timing computer's clock, ms. `nowMs` is the time when the data was loaded. */
export const useTimerMs = (nowMs: number, timerAheadMs: number, tickMs = TICK_MS): number =>
  useNow(nowMs, tickMs) + timerAheadMs;
