import { styled } from '@holeshot/platform';
import { COLORS } from '@holeshot/ui/base';
import { useEffect, useState } from 'react';
import { StaleNote } from './stale-note';

const Age = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--t2);
  white-space: nowrap;
  svg {
    margin-block: -4px;
  }
`;

const RADIUS = 8;
const ROUND = 2 * Math.PI * RADIUS;

interface DataAgeProps {
  /** when the data was last known to be right, ms of the visitor's clock */
  checkedAtMs: number;
  /** from this age on it is said to be old */
  staleAfterMs: number;
}

/** How old the data is: a ring that empties, and words. */
export function DataAge({ checkedAtMs, staleAfterMs }: DataAgeProps) {
  const ageMs = useAge(checkedAtMs);
  const isStale = ageMs >= staleAfterMs;
  const left = Math.max(0, 1 - ageMs / staleAfterMs);
  return (
    <Age>
      <svg width={20} height={20} viewBox="0 0 20 20" fill="none" strokeWidth={3} aria-hidden="true">
        <circle cx={10} cy={10} r={RADIUS} stroke={isStale ? COLORS.amber : COLORS.s3} />
        <circle
          cx={10}
          cy={10}
          r={RADIUS}
          stroke={COLORS.t2}
          strokeDasharray={`${(left * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      Data {ageText(ageMs)} old
    </Age>
  );
}

interface StaleDataProps extends DataAgeProps {
  /** what old data means here */
  advice: string;
}

/** Nothing while the data is fresh, then a line that says how old it is. */
export function StaleData({ checkedAtMs, staleAfterMs, advice }: StaleDataProps) {
  const ageMs = useAge(checkedAtMs);
  return ageMs < staleAfterMs ? null : <StaleNote age={`Data ${ageText(ageMs)} old.`} advice={advice} />;
}

/** Milliseconds since, by the second; 0 until the browser has taken over, so that both sides render the same. */
function useAge(sinceMs: number): number {
  const [nowMs, setNowMs] = useState(sinceMs);
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, nowMs - sinceMs);
}

/** `4 s`, `1 min 34 s`, `2 h 5 min` */
function ageText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
