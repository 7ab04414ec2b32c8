import { eventHref, raceHref } from '@holeshot/contract';
import { formatGap, formatSeconds, ordinal, pilotsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ChannelTag, ClubLogo, LiveDot, PHONE, PilotPhoto, Section, VisuallyHidden } from '@holeshot/ui';
import { liveRaceText } from '../live/live-race-text';
import { GapLine } from './gap-line';
import { LiveClock } from './live-clock';
import type { LiveLead as Lead, LiveRow } from './load-live';
import { NextCountdown } from './next-countdown';
import { Panel } from './panel';

const ROWS = 4;

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

const Row = styled.li`
  display: grid;
  grid-template-columns: 18px 48px 36px minmax(0, 1fr) 64px 74px;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 0 16px;
  border-top: 1px solid var(--line);
  font-size: 18px;
  > b:first-child {
    font-weight: 600;
  }
  ${PHONE} {
    grid-template-columns: 16px 48px minmax(0, 1fr) auto auto;
    gap: 10px;
    > :is(img, svg) {
      display: none;
    }
  }
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 600;
`;

const Lap = styled.span`
  justify-self: end;
  padding: 2px 5px;
  border-radius: 3px;
  font-size: 17px;
  color: var(--t2);
  &[data-best] {
    background: var(--red);
    color: var(--white);
    font-weight: 600;
  }
`;

const Gap = styled.b`
  justify-self: end;
  min-width: 54px;
  text-align: right;
  font-weight: 600;
  white-space: nowrap;
  &[data-leader] {
    color: var(--red-t);
  }
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

/** The race in progress: clock, gaps to scale, and the first four. Between two races, the next pilots. */
export function LiveLead({ lead, checkedAtMs }: { lead: Lead; checkedAtMs: number }) {
  const { now, rows, lap, targetLaps } = lead;
  const { event, isNext, raceId } = now;
  const eventId = event.id;
  const href = isNext ? eventHref({ eventId, tab: 'quick-status' }) : raceHref({ eventId, raceId });
  const laps = lap > 0 ? `, lap ${lap} of ${targetLaps}` : '';
  return (
    <Section
      heading={isNext ? 'Between two races' : 'Flying now'}
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
            <p>
              {liveRaceText(now)}
              {laps}
            </p>
          </div>
          {isNext ? <NextCountdown lead={lead} checkedAtMs={checkedAtMs} /> : <LiveClock lead={lead} />}
        </Head>
        {!isNext && rows.length > 0 && <GapLine rows={rows} />}
        {isNext ? (
          <NextPilots aria-label="Next to fly">
            {rows.map(({ pilotId, name, channel }) => (
              <li key={pilotId}>
                {channel && <ChannelTag {...channel} large />}
                <Name dir="auto">{name}</Name>
              </li>
            ))}
          </NextPilots>
        ) : (
          <ol>
            {rows.slice(0, ROWS).map((row) => (
              <Pilot key={row.pilotId} row={row} />
            ))}
          </ol>
        )}
        <More to={href}>{moreText(isNext, rows.length)}</More>
      </Panel>
    </Section>
  );
}

function moreText(isNext: boolean, count: number): string {
  if (isNext) return 'Follow the event';
  return count > ROWS ? `All ${pilotsText(count)}` : 'Watch the race';
}

function Pilot({
  row: { position, channel, name, photoUrl, lastLapSeconds, isFastest, gapSeconds },
}: {
  row: LiveRow;
}) {
  return (
    <Row>
      <b>
        {position !== null && <VisuallyHidden>{ordinal(position)}</VisuallyHidden>}
        <span aria-hidden="true">{position ?? '–'}</span>
      </b>
      {channel ? <ChannelTag {...channel} large /> : <span />}
      <PilotPhoto url={photoUrl} name={name} />
      <Name dir="auto">{name}</Name>
      <Lap {...(isFastest ? { 'data-best': true } : {})}>{formatSeconds(lastLapSeconds)}</Lap>
      <Gap {...(position === 1 ? { 'data-leader': true } : {})}>
        {position === 1 ? 'leads' : formatGap(gapSeconds)}
      </Gap>
    </Row>
  );
}
