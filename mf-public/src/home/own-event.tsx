import { calendarHref, eventHref, myDayHref } from '@holeshot/contract';
import { formatGap, formatMonth, formatSeconds, formatWeekday, ordinal } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ButtonLink, ChannelTag, PHONE } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { inPlace } from '../event/in-place';
import { INTRO_HEIGHT } from './intro-height';
import type { OwnFacts } from './load-own-facts';
import { dayAndTime } from './next-events';
import { type OwnEventInput, useOwnEvent } from './use-own-event';

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  ${INTRO_HEIGHT}
  padding: 18px 0 16px;
  h1 {
    font-size: 28px;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--t2);
    font-size: 17px;
  }
  /* a channel among words */
  p > span {
    margin-inline: 3px;
    vertical-align: middle;
  }
  p a {
    display: inline-block;
    padding: 3px 0;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  b {
    color: var(--t1);
  }
  > :last-child {
    margin-left: auto;
  }
  ${PHONE} {
    gap: 10px 14px;
    h1 {
      font-size: 22px;
    }
    > :last-child {
      width: 100%;
    }
  }
`;

const Day = styled.time`
  display: grid;
  min-width: 88px;
  padding: 8px 12px 10px;
  border-top: 3px solid var(--red);
  background: var(--s1);
  text-align: center;
  line-height: 1.2;
  b {
    font-size: 24px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

/** The pilot's best lap; on phones one line below the event. */
const Best = styled.div`
  display: grid;
  color: var(--t2);
  font-size: 15px;
  line-height: 1.25;
  b {
    color: var(--t1);
    font-size: 26px;
    line-height: 1.1;
  }
  ${PHONE} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    width: 100%;
    b {
      font-size: 20px;
    }
  }
`;

/** The soonest event that the signed-in person is registered for; else the first one in which they or a followed pilot fly. */
export function OwnEvent({ fallback, ...input }: OwnEventInput & { fallback: ReactNode }) {
  const own = useOwnEvent(input);
  const start = own?.event.start ?? null;
  if (!own || start === null) return fallback;
  const { event, registration, name, isOwn, facts } = own;
  const { id, club, pilotCount } = event;
  const day = `${formatWeekday(start)} ${new Date(start).getUTCDate()}`;
  const others = pilotCount > 1 ? ` with ${pilotCount - 1} ${pilotCount === 2 ? 'other' : 'others'}` : '';
  return (
    <Row>
      <Day aria-hidden="true">
        <b>{day}</b>
        {formatMonth(start)}
      </Day>
      <Words>
        <h1>
          <SiteLink to={eventHref({ eventId: id })}>{event.name}</SiteLink>
        </h1>
        <p>
          {registration?.status === 'waiting' ? (
            <>
              <b>Waiting list</b>, place {registration.place}.
            </>
          ) : (
            <>
              <b>{isOwn ? 'You are in' : `${name} is in`}</b>
              {facts?.channel && (
                <>
                  {' on '}
                  <ChannelTag {...facts.channel} />
                </>
              )}
              {others}.
            </>
          )}{' '}
          {dayAndTime(start)}
          {inPlace(event.timeZone)}. <a href={calendarHref({ clubId: club.id })}>Add to calendar</a>
        </p>
      </Words>
      {facts?.best && <BestHere label={isOwn ? 'Your best here' : 'Best here'} best={facts.best} />}
      {facts?.pilotId ? (
        <ButtonLink to={myDayHref({ eventId: id, pilotId: facts.pilotId })}>
          {isOwn ? 'My day' : `Day of ${name}`}
        </ButtonLink>
      ) : (
        <ButtonLink to={eventHref({ eventId: id })}>{isOwn ? 'Your event' : 'The event'}</ButtonLink>
      )}
    </Row>
  );
}

/** `25.09`, `+0.78 to the record, 3rd of 31` */
function BestHere({ label, best }: { label: string; best: NonNullable<OwnFacts['best']> }) {
  const { seconds, clubSeconds, place, places } = best;
  const lost = clubSeconds === null ? 0 : seconds - clubSeconds;
  const notes = [
    lost > 0 ? `${formatGap(lost)} to the record` : 'the record',
    ...(place === null ? [] : [`${ordinal(place)} of ${places}`]),
  ];
  return (
    <Best>
      <span>{label}</span>
      <b>{formatSeconds(seconds)}</b>
      <span>{notes.join(', ')}</span>
    </Best>
  );
}
