import type { LiveNow } from '@holeshot/client';
import { eventHref, homeHref, raceHref } from '@holeshot/contract';
import { formatClock, formatGap, toInstantMs, zonePlace } from '@holeshot/domain';
import { SiteLink, styled, useLocation } from '@holeshot/platform';
import { ChannelTag, Column, LiveDot, PHONE, useNow } from '@holeshot/ui';

/** Includes the border. */
export const LIVE_BAR_PX = 45;

/** Out of the flow: `SiteNotesView` reserves space for it. */
const Bar = styled.aside`
  position: absolute;
  top: 100%;
  right: 0;
  left: 0;
  border-bottom: 1px solid var(--line);
  background: var(--live);
  @media print {
    display: none;
  }
`;

const Row = styled(Column)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: ${LIVE_BAR_PX - 1}px;
  white-space: nowrap;
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
  }
`;

const Race = styled.span`
  color: var(--t2);
  /* a phone has room for one of the race, when it starts, and who leads */
  ${PHONE} {
    &:has(+ span),
    span:has(+ span) {
      display: none;
    }
  }
`;

/** A phone has no room for it. */
const Place = styled.span`
  ${PHONE} {
    display: none;
  }
`;

const Leader = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;
  max-width: 50%;
  color: var(--t2);
  b {
    color: var(--t1);
  }
`;

const More = styled(SiteLink)`
  margin-left: auto;
  padding-block: 10px;
  color: var(--t2);
  ${PHONE} {
    display: none;
  }
`;

const Watch = styled(SiteLink)`
  margin-left: auto;
  padding-block: 10px;
  font-weight: 600;
  ${More} + & {
    margin-left: 0;
  }
  text-decoration: underline 2px var(--red-t);
  text-underline-offset: 4px;
`;

const CHECK_EVERY_MS = 5_000;

/** The race in progress, or the next one of a running event. Hidden on pages that show the same. */
export function LiveBar({ live }: { live: readonly LiveNow[] }) {
  const { pathname } = useLocation();
  // of a cached page, so unknown while it hydrates
  const nowMs = useNow(0, CHECK_EVERY_MS);
  const [race, ...others] = live.filter(
    ({ event: { id } }) => !pathname.startsWith(eventHref({ eventId: id })),
  );
  if (!race || pathname === homeHref()) return null;
  const { event, isNext, raceId, roundNumber, raceNumber, expectedStart, leader } = race;
  const isLate = (until: number) => toInstantMs(until, event.timeZone) <= nowMs;
  const range = expectedStart?.range && !isLate(expectedStart.range.until) ? expectedStart.range : null;
  const eventId = event.id;
  return (
    <Bar aria-label="Live">
      <Row>
        <LiveDot />
        <b>{event.name}</b>
        <Race>
          {isNext && 'Next: '}
          <span>
            Round {roundNumber}, Race {raceNumber}
            {range && ', '}
          </span>
          {range && (
            <span>
              {`${formatClock(range.from)} to ${formatClock(range.until)}`}
              <Place> in {zonePlace(event.timeZone)}</Place>
            </span>
          )}
        </Race>
        {leader && (
          <Leader>
            {leader.channel && <ChannelTag {...leader.channel} />}
            <b dir="auto">{leader.name}</b>
            {leader.gapSeconds !== null && leader.gapSeconds > 0 && formatGap(leader.gapSeconds)}
          </Leader>
        )}
        {others.length > 0 && <More to={homeHref()}>{others.length} more live</More>}
        <Watch to={isNext ? eventHref({ eventId, tab: 'quick-status' }) : raceHref({ eventId, raceId })}>
          Watch
        </Watch>
      </Row>
    </Bar>
  );
}
