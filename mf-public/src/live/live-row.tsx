import type { LiveNow } from '@holeshot/client';
import { eventHref, raceHref } from '@holeshot/contract';
import { formatSeconds } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ButtonLink, ChannelTag, LiveDot, PHONE } from '@holeshot/ui';
import { liveRaceText } from './live-race-text';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  margin-top: 16px;
  padding: 10px 12px 10px 16px;
  border-radius: 6px;
  background: var(--live);
  font-size: 17px;
  > a:first-of-type {
    padding-block: 2px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${PHONE} {
    > :last-child {
      width: 100%;
    }
  }
`;

const Soft = styled.span`
  color: var(--t2);
`;

const Leader = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;
  ${PHONE} {
    margin-left: 0;
  }
`;

/** A running event in one row: its race with leader and lead; between two races, the next race. */
export function LiveRow({ live }: { live: LiveNow }) {
  const { event, isNext, raceId, leader } = live;
  const eventId = event.id;
  return (
    <Row>
      <LiveDot />
      <SiteLink to={eventHref({ eventId, tab: 'quick-status' })}>{event.name}</SiteLink>
      <Soft>{liveRaceText(live)}</Soft>
      <Leader>
        {leader && (
          <>
            {leader.channel && <ChannelTag {...leader.channel} />}
            <b dir="auto">{leader.name}</b>
            {leader.gapSeconds === null ? 'leads' : `leads by ${formatSeconds(leader.gapSeconds)}`}
          </>
        )}
      </Leader>
      <ButtonLink
        $look="primary"
        $small
        to={isNext ? eventHref({ eventId, tab: 'quick-status' }) : raceHref({ eventId, raceId })}
        aria-label={`Watch ${event.name}`}
      >
        Watch
      </ButtonLink>
    </Row>
  );
}
