import { eventHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { PHONE, StaleData, TextLink } from '@holeshot/ui';
import { useEffect } from 'react';
import type { FollowData, FollowedEventProps, Following } from './follow-data';
import { type FollowedRace, freshUntilMs, useLiveRace } from './use-live-race';

/** Overlays the page, so that nothing in it moves. */
const Lines = styled.div`
  position: fixed;
  z-index: 40;
  left: 50%;
  bottom: 24px;
  display: grid;
  gap: 8px;
  width: max-content;
  max-width: calc(100% - 32px);
  transform: translateX(-50%);
  > p {
    margin: 0;
    padding: 10px 16px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--s2);
    box-shadow: var(--raised);
    font-size: 18px;
  }
  @media print {
    display: none;
  }
  ${PHONE} {
    bottom: 16px;
  }
`;

interface FollowLinesProps {
  eventId: string;
  followed: FollowedRace;
  hasNewResults?: boolean;
}

/** The notes of a page that follows an event: that its data is stale, or that new results are available. */
export const FollowLines = ({ eventId, followed, hasNewResults = false }: FollowLinesProps) => (
  <Lines>
    {!followed.isConnected && <StaleData {...followed} advice="Showing the last positions received." />}
    {hasNewResults && (
      <p role="status">
        Results are in. <TextLink to={eventHref({ eventId })}>Show the podium</TextLink>
      </p>
    )}
  </Lines>
);

interface EventFollowerProps extends Omit<FollowedEventProps, 'follow'> {
  follow: FollowData;
  onChange?: (following: Following) => void;
}

/** Follows an event, reports its race in progress, and shows notes over the page. */
export function EventFollower({
  event,
  follow,
  readAtMs,
  hasNewResults = false,
  onChange,
}: EventFollowerProps) {
  const followed = useLiveRace({ event, follow, readAtMs });
  const { race, timerAheadMs } = followed;
  const freshUntil = freshUntilMs(followed);
  useEffect(
    () => onChange?.({ race, timerAheadMs, freshUntilMs: freshUntil }),
    [onChange, race, timerAheadMs, freshUntil],
  );
  return <FollowLines eventId={event.id} followed={followed} hasNewResults={hasNewResults} />;
}
