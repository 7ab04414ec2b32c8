import { styled } from '@holeshot/platform';
import { useEffect, useState } from 'react';

const Clock = styled.p.attrs({ role: 'timer', 'aria-label': 'Race clock' })`
  font-size: 44px;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
`;

/** A longer race was never ended on the timer. */
const MAX_SECONDS = 6 * 3600;
const TICK_MS = 100;

interface RaceClockProps {
  /** ms since 1970 UTC */
  startInstantMs: number;
  pausedSeconds: number;
  /** when the data was loaded, ms; the first render uses it, so that server and browser render the same */
  nowMs: number;
}

/** Time since the start of a race in progress, without pauses (R79); nothing for a race that nobody ended. */
export function RaceClock({ startInstantMs, pausedSeconds, nowMs }: RaceClockProps) {
  const [clockMs, setClockMs] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setClockMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = (clockMs - startInstantMs) / 1000 - pausedSeconds;
  return seconds > MAX_SECONDS ? null : <Clock>{clockText(Math.max(0, seconds))}</Clock>;
}

/** `0:58.9`; from one hour on `1:02:03` */
function clockText(elapsedSeconds: number): string {
  const tenths = Math.floor(elapsedSeconds * 10);
  const minutes = Math.floor(tenths / 600);
  const seconds = twoDigits(Math.floor(tenths / 10) % 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${seconds}`;
  return `${minutes}:${seconds}.${tenths % 10}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
