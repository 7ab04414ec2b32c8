import { eventHref } from '@holeshot/contract';
import { SiteLink, styled } from '@holeshot/platform';
import { ChannelTag, ClubLogo, LiveDot, Section } from '@holeshot/ui';
import { liveRaceText } from '../live/live-race-text';
import type { LiveLead } from './load-live';
import { NextCountdown } from './next-countdown';

const Panel = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-top: 3px solid var(--red);
  border-radius: 0 0 10px 10px;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  padding: 14px 16px 4px;
  h3 {
    overflow-wrap: anywhere;
    font-size: 22px;
  }
  p {
    color: var(--t2);
  }
`;

const Club = styled.span`
  display: flex;
  align-self: center;
  align-items: center;
  gap: 10px;
  color: var(--t2);
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 600;
`;

const More = styled(SiteLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  border-top: 1px solid var(--line);
  color: var(--t2);
  font-weight: 600;
  &:hover {
    background: var(--s1);
    color: var(--t1);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** The pilots of the next race, by channel. */
const NextPilots = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 10px 16px;
  padding: 14px 16px 18px;
  border-top: 1px solid var(--line);
  list-style: none;
  font-size: 18px;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
`;

/** Between two races: the next one with its expected start and its pilots. */
export function PauseLead({ lead, checkedAtMs }: { lead: LiveLead; checkedAtMs: number }) {
  const { now, rows } = lead;
  const { event } = now;
  const href = eventHref({ eventId: event.id, tab: 'quick-status' });
  return (
    <Section
      heading="Between two races"
      isFirst
      aside={
        <Club>
          <ClubLogo club={event.club} size={28} />
          {event.club.name}
        </Club>
      }
    >
      <Panel>
        <Head>
          <div>
            <h3>
              <LiveDot /> <SiteLink to={href}>{event.name}</SiteLink>
            </h3>
            <p>{liveRaceText(now)}</p>
          </div>
          <NextCountdown lead={lead} checkedAtMs={checkedAtMs} />
        </Head>
        <NextPilots aria-label="Next to fly">
          {rows.map(({ pilotId, name, channel }) => (
            <li key={pilotId}>
              {channel && <ChannelTag {...channel} large />}
              <Name dir="auto">{name}</Name>
            </li>
          ))}
        </NextPilots>
        <More to={href}>Follow the event</More>
      </Panel>
    </Section>
  );
}
