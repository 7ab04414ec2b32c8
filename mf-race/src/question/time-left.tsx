import { toInstantMs } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { useNow } from '@holeshot/ui';
import { clockText } from '../objections/clock-text';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  max-width: 720px;
  margin-bottom: 24px;
  padding: 14px 16px;
  border-radius: 8px;
  background: var(--s1);
  color: var(--t2);
  svg {
    flex: none;
  }
  b {
    display: block;
    font-size: 20px;
    color: var(--t1);
  }
`;

const RADIUS = 15;
const TICK_MS = 10_000;

interface TimeLeftProps {
  /** when the results become final, ms since 1970 UTC */
  until: number;
  /** end of the race, local time */
  end: number;
  timeZone: string;
  readAtMs: number;
}

/** The remaining time for objections, as a ring and in words. */
export function TimeLeft({ until, end, timeZone, readAtMs }: TimeLeftProps) {
  const nowMs = useNow(readAtMs, TICK_MS);
  const left = Math.max(0, until - Math.max(nowMs, readAtMs));
  const all = Math.max(1, until - toInstantMs(end, timeZone));
  const minutes = Math.ceil(left / 60_000);
  return (
    <Box>
      <svg width={36} height={36} viewBox="0 0 36 36" fill="none" strokeWidth={4} aria-hidden="true">
        <circle cx={18} cy={18} r={RADIUS} stroke="var(--s3)" />
        <circle
          cx={18}
          cy={18}
          r={RADIUS}
          stroke="var(--t1)"
          pathLength={1}
          strokeDasharray={`${Math.min(1, left / all)} 1`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <span>
        <b>{minutes} min left</b>
        open until {clockText(until, timeZone)}
      </span>
    </Box>
  );
}
