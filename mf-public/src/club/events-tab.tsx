import type { ClubRecord, LiveNow, Settled } from '@holeshot/client';
import { calendarHref, pilotsHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { EmptyView, LoadedPart, Muted, Section, TextLink, underlined } from '@holeshot/ui';
import { EventCard } from '../event/event-card';
import { EventCards } from '../event/event-cards';
import type { EventPreview } from '../event/preview-event';
import { LiveRow } from '../live/live-row';
import { ClubRecords } from './club-records';
import type { PastEvent } from './past-events';
import { PastTable } from './past-table';

const FeedLink = styled.a`
  ${underlined}
  padding: 10px 0;
  color: var(--t2);
`;

interface EventsTabProps {
  clubId: number;
  coming: readonly EventPreview[];
  past: readonly PastEvent[];
  live: readonly LiveNow[];
  records: Settled<ClubRecord[]>;
}

/** The running event, upcoming events, past events with their winners, and the club's records. */
export function EventsTab({ clubId, coming, past, live, records }: EventsTabProps) {
  const feed = <FeedLink href={calendarHref({ clubId })}>Calendar feed of this club</FeedLink>;
  if (coming.length + past.length + live.length === 0) {
    return <EmptyView title="No Events found" text="Events appear here as soon as the club publishes one." />;
  }
  return (
    <>
      {live.map((race) => (
        <LiveRow key={race.raceId} live={race} />
      ))}
      {coming.length > 0 && (
        <Section heading="Coming" isFirst aside={feed}>
          <EventCards>
            {coming.map((event) => (
              <li key={event.id}>
                <EventCard event={event} hasClub={false} />
              </li>
            ))}
          </EventCards>
        </Section>
      )}
      {past.length > 0 && (
        <Section
          heading="Past"
          isFirst={coming.length === 0}
          aside={coming.length > 0 ? <Muted>{past.length}</Muted> : feed}
        >
          <PastTable events={past} />
        </Section>
      )}
      {(!records.ok || records.value.length > 0) && (
        <Section heading="Club records" aside={<TextLink to={pilotsHref({ clubId })}>All pilots</TextLink>}>
          <LoadedPart what="Club records" part={records}>
            {(list) => <ClubRecords records={list} />}
          </LoadedPart>
        </Section>
      )}
    </>
  );
}
