import { styled } from '@holeshot/platform';
import { useWait } from '@holeshot/ui';
import type { LiveLead } from './load-live';

/** The page checks the event every 5 s; after a minute without an answer it may be old. */
const FRESH_MS = 60_000;

const Countdown = styled.div<{ $isWarning: boolean }>`
  color: ${({ $isWarning }) => ($isWarning ? 'var(--amber)' : 'var(--t2)')};
  text-align: right;
  white-space: nowrap;
  b {
    display: block;
    color: ${({ $isWarning }) => ($isWarning ? 'var(--amber)' : 'var(--t1)')};
    font-size: 44px;
    font-weight: 700;
    line-height: 1;
  }
`;

interface NextCountdownProps {
  lead: LiveLead;
  /** when the page was last checked, ms of the site's clock */
  checkedAtMs: number;
}

/** The time until the next race, if known. */
export function NextCountdown({ lead: { now, readAtMs }, checkedAtMs }: NextCountdownProps) {
  const { expectedStart, event } = now;
  const freshUntilMs = checkedAtMs + FRESH_MS;
  const { wait } = useWait(expectedStart, { timeZone: event.timeZone, nowMs: readAtMs, freshUntilMs });
  if (!expectedStart) return null;
  return (
    <Countdown $isWarning={wait.isWarning}>
      {wait.label}
      <b role="timer" aria-label="Countdown to the next race">
        {wait.value}
      </b>
      <small>{wait.range}</small>
    </Countdown>
  );
}
