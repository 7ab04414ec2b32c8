import { eventsHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { Section, TextLink } from '@holeshot/ui';
import { EventCard } from '../event/event-card';
import { EventCards } from '../event/event-cards';
import type { EventPreview } from '../event/preview-event';
import { LiveRow } from '../live/live-row';
import { FastestLaps } from './fastest-laps';
import { LastWinner } from './last-winner';
import { LiveLead } from './live-lead';
import type { HomeData } from './load-home';

/** The running race beside the last winner. */
const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 48px;
  @media (min-width: 960px) {
    &[data-live] {
      grid-template-columns: minmax(0, 1fr) 392px;
    }
  }
`;

/** The race in progress or the last winners, the next events, and the fastest laps. */
export function HomeTop({
  live,
  alsoLive,
  last,
  next,
  laps,
  month,
  checkedAtMs,
}: Pick<HomeData, 'live' | 'alsoLive' | 'last' | 'next' | 'laps' | 'month'> & { checkedAtMs: number }) {
  return (
    <>
      {(live ?? last) && (
        <Lead {...(live && last ? { 'data-live': true } : {})}>
          {live && <LiveLead lead={live} checkedAtMs={checkedAtMs} />}
          {last && <LastWinner podium={last} isWide={!live} />}
        </Lead>
      )}
      {alsoLive.length > 0 && (
        <Section heading="Also flying">
          {alsoLive.map((race) => (
            <LiveRow key={race.raceId} live={race} />
          ))}
        </Section>
      )}
      {next.length > 0 && <NextEvents events={next} />}
      {laps.ok && <FastestLaps laps={laps.value} month={month} />}
    </>
  );
}

const NextEvents = ({ events }: { events: readonly EventPreview[] }) => (
  <Section heading="Next" aside={<TextLink to={eventsHref()}>All events</TextLink>}>
    <EventCards>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </EventCards>
  </Section>
);
