import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { useTimerMs } from './race-clock';
import { type Progress, silenceMs, silenceText } from './standstill';

const Note = styled.span`
  color: var(--amber);
  /* fits in one line beside the clock */
  ${PHONE} {
    > span {
      display: none;
    }
  }
`;

interface RaceFactsProps {
  race: Progress;
  /** when the data was loaded, ms */
  nowMs: number;
  /** how far the timing computer's clock is ahead of the site's, ms */
  timerAheadMs: number;
  children: ReactNode;
}

/** A line of facts of a race in progress. A note replaces it if the race has stopped (R123), so that nothing moves. */
export function RaceFacts({ race, nowMs, timerAheadMs, children }: RaceFactsProps) {
  const silence = silenceMs(race, useTimerMs(nowMs, timerAheadMs));
  if (silence === null) return children;
  return (
    <Note>
      No crossing for {silenceText(silence)}
      <span>. Probably stopped.</span>
    </Note>
  );
}
