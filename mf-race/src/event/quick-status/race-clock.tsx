import { styled } from '@holeshot/platform';
import { useEffect, useState } from 'react';

const Clock = styled.p.attrs({ role: 'timer', 'aria-label': 'Race clock' })`
  font-size: 44px;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
`;

interface RaceClockProps {
  /** ms since 1970 UTC */
  startInstantMs: number;
  pausedSeconds: number;
  /** the clock at which the page was made; the first picture shows it on both sides */
  nowMs: number;
}

/** Time since the start of a running race (domain notes 4.1), `0:58.9`. */
export function RaceClock({ startInstantMs, pausedSeconds, nowMs }: RaceClockProps) {
  const [clockMs, setClockMs] = useState(nowMs);
  useEffect(() => {
    const tick = () => setClockMs(Date.now());
    const timer = setInterval(tick, 100);
    return () => clearInterval(timer);
  }, []);
  return <Clock>{clockText((clockMs - startInstantMs) / 1000 - pausedSeconds)}</Clock>;
}

/** Nobody flies that long: the race was left open. */
const LONGEST_RACE_SECONDS = 6 * 3600;

/** Tenths of a second count in a race; an hour later only the hours do. */
function clockText(elapsedSeconds: number): string {
  if (elapsedSeconds > LONGEST_RACE_SECONDS) return '–';
  const tenths = Math.max(0, Math.floor(elapsedSeconds * 10));
  const minutes = Math.floor(tenths / 600);
  const seconds = Math.floor(tenths / 10) % 60;
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds)}`;
  return `${minutes}:${two(seconds)}.${tenths % 10}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
