import type { BestLap } from '@holeshot/client';
import { raceHref } from '@holeshot/contract';
import { formatGap, formatSeconds } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { PHONE, TimeBar, VisuallyHidden } from '@holeshot/ui';
import { raceLabel, toRaceLink } from '../../../racing/race-names';

const Link = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 32px;
  b {
    min-width: 44px;
    font-weight: 600;
  }
  span {
    width: 52px;
    color: var(--t3);
    font-size: 14px;
  }
  span[data-best] {
    color: var(--red-t);
    font-weight: 600;
  }
  &:hover b {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
  svg {
    flex: 1;
    min-width: 40px;
  }
  ${PHONE} {
    gap: 8px;
  }
`;

interface BestLapCellProps {
  eventId: string;
  lap: BestLap;
  /** behind the fastest lap of the event */
  gapSeconds: number;
  /** length of the bar, 0 to 1 */
  share: number;
}

/** A pilot's best lap with its gap, a bar of the time lost, and a link to its race. */
export function BestLapCell({ eventId, lap, gapSeconds, share }: BestLapCellProps) {
  const isBest = gapSeconds === 0;
  return (
    <Link to={raceHref({ eventId, raceId: lap.raceId })}>
      <b>{formatSeconds(lap.seconds)}</b>
      <span data-best={isBest || undefined}>{isBest ? 'fastest' : formatGap(gapSeconds)}</span>
      <VisuallyHidden>, {raceLabel(toRaceLink(lap), false)}</VisuallyHidden>
      <TimeBar isBest={isBest} share={share} />
    </Link>
  );
}
