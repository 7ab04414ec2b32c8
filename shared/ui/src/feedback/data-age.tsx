import { styled } from '@holeshot/platform';
import { ageText } from './age-text';
import { StaleNote } from './stale-note';
import { useNow } from './use-now';

const Age = styled.span<{ $isStale: boolean }>`
  display: inline-flex;
  /* on one line with other text, and as high: a line that loses it does not move */
  align-items: baseline;
  gap: 8px;
  color: ${({ $isStale }) => ($isStale ? 'var(--amber)' : 'var(--t2)')};
  white-space: nowrap;
  svg {
    align-self: center;
    margin-block: -4px;
  }
`;

const RADIUS = 8;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

interface DataAgeProps {
  /** when the data was last checked, ms of the site's clock */
  checkedAtMs: number;
  /** age from which the data counts as stale */
  staleAfterMs: number;
}

const dataText = (age: string): string => `Data ${age} old`;

/** Shows the age of data, as a ring that empties until it is stale, and as `text` of an age such as `4 s`. */
export function DataAge({
  checkedAtMs,
  staleAfterMs,
  text = dataText,
  nowMs,
}: DataAgeProps & {
  text?: (age: string) => string;
  /** when the page was loaded, for its first render; `checkedAtMs` when absent */
  nowMs?: number;
}) {
  const ageMs = useAge(checkedAtMs, nowMs);
  const isStale = ageMs >= staleAfterMs;
  const freshness = Math.max(0, 1 - ageMs / staleAfterMs);
  return (
    <Age $isStale={isStale} data-print="no">
      <svg width={20} height={20} viewBox="0 0 20 20" fill="none" strokeWidth={3} aria-hidden="true">
        <circle cx={10} cy={10} r={RADIUS} stroke={isStale ? 'var(--amber)' : 'var(--s3)'} />
        <circle
          cx={10}
          cy={10}
          r={RADIUS}
          stroke="var(--t2)"
          strokeDasharray={`${(freshness * CIRCUMFERENCE).toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {text(ageText(ageMs))}
    </Age>
  );
}

interface StaleDataProps extends DataAgeProps {
  /** the meaning of stale data here */
  advice: string;
}

/** Shows the age of stale data; renders nothing while it is fresh. */
export function StaleData({ checkedAtMs, staleAfterMs, advice }: StaleDataProps) {
  const ageMs = useAge(checkedAtMs);
  return ageMs < staleAfterMs ? null : <StaleNote age={`Data ${ageText(ageMs)} old.`} advice={advice} />;
}

/** Milliseconds since a moment, updated every second. Until `startMs` at first, so that server and browser render the same. */
function useAge(sinceMs: number, startMs = sinceMs): number {
  return Math.max(0, useNow(startMs) - sinceMs);
}
