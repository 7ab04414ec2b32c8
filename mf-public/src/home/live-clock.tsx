import { styled } from '@holeshot/platform';
import { useEffect, useState } from 'react';
import type { LiveLead } from './load-live';

const Clock = styled.p.attrs({ role: 'timer', 'aria-label': 'Race clock' })`
  && {
    color: var(--t1);
    font-size: 44px;
    font-weight: 700;
    line-height: 0.95;
    white-space: nowrap;
  }
`;

/** Minutes and seconds since the start of the race, without pauses. */
export function LiveClock({ lead: { startMs, pausedSeconds, readAtMs } }: { lead: LiveLead }) {
  // the first render has the server's clock, so that both render the same
  const [nowMs, setNowMs] = useState(readAtMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (startMs === null) return null;
  const seconds = Math.max(0, Math.floor((nowMs - startMs) / 1000 - pausedSeconds));
  return (
    <Clock>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </Clock>
  );
}
