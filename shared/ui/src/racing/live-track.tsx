import { siteNow } from '@holeshot/client';
import { type EventCourse, estimatePlace } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui/base';
import { useEffect, useState } from 'react';
import { TrackHero, type TrackHeroPilot } from './track-hero';

/** At the foot of the picture; below the track on phones. */
const Note = styled.p`
  position: absolute;
  left: 50%;
  bottom: 8px;
  width: max-content;
  max-width: 90%;
  transform: translateX(-50%);
  font-size: 15px;
  font-weight: 500;
  line-height: 1.3;
  text-align: center;
  ${PHONE} {
    bottom: 2px;
    font-size: 13px;
  }
`;

const Track = styled.div`
  height: calc(100% - 30px);
  ${PHONE} {
    height: calc(100% - 40px);
  }
`;

const TICK_MS = 100;

export interface LiveTrackPilot extends Pick<TrackHeroPilot, 'id' | 'channel' | 'isMarked'> {
  /** when the current lap began, ms since 1970 UTC; `null` for a pilot who has stopped flying */
  sinceMs: number | null;
  /** length of the last lap; `null` before one has ended */
  lapSeconds: number | null;
}

interface LiveTrackProps extends EventCourse {
  fill: string;
  pilots: readonly LiveTrackPilot[];
  /** when the data was loaded, ms */
  nowMs: number;
  /** how far the timing computer's clock is ahead of the site's, ms */
  timerAheadMs?: number;
}

/**
 * The pilots of a race in progress on the track, where they are likely to be between two crossings. Updates ten times a
 * second, with reduced motion once a second.
 */
export function LiveTrack({ course, isToScale, fill, pilots, nowMs, timerAheadMs = 0 }: LiveTrackProps) {
  const atMs = useClock(nowMs) + timerAheadMs;
  const flying = pilots.flatMap(({ sinceMs, lapSeconds, ...pilot }) => {
    const place = estimatePlace({ sinceMs, lapSeconds }, atMs);
    return place ? [{ ...pilot, ...place }] : [];
  });
  return (
    <>
      <Track>
        <TrackHero
          course={course}
          fill={fill}
          hasNumbers={isToScale}
          pilots={flying}
          label="The track, with the pilots where they are likely to be"
        />
      </Track>
      <Note>Between two crossings: estimated from each pilot’s own laps. Hollow: overdue</Note>
    </>
  );
}

/** The site's clock, ms; first the time when the data was loaded, so that server and browser render the same. */
function useClock(nowMs: number): number {
  const [clockMs, setClockMs] = useState(nowMs);
  useEffect(() => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(() => setClockMs(siteNow()), isReduced ? 1_000 : TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return clockMs;
}
