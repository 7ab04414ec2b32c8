import { type LocalMs, toInstantMs } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { useEffect, useState } from 'react';

const Clock = styled.span`
  font-size: 44px;
  font-weight: 700;
  line-height: 1;
`;

/** A race that has run for longer was not ended on the timer. */
const LONGEST_MS = 3 * 60 * 60 * 1000;
const TICK_MS = 100;

interface RaceClockProps {
  /** clock of the event */
  start: LocalMs;
  /** of the event */
  timeZone: string;
  /** when the page was made: both sides show the same at first */
  nowMs: number;
}

/** Time since the start; nothing for a race that nobody ended. */
export function RaceClock({ start, timeZone, nowMs }: RaceClockProps) {
  const [shownMs, setShownMs] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setShownMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const elapsedMs = shownMs - toInstantMs(start, timeZone);
  if (elapsedMs < 0 || elapsedMs > LONGEST_MS) return null;
  return (
    <Clock role="timer" aria-label="Race clock">
      {clockText(elapsedMs)}
    </Clock>
  );
}

/** `0:58.9` */
function clockText(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}
