import type { ClubRecord, LiveNow, Settled } from '@holeshot/client';
import { calendarHref, clubHref, pilotsHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import {
  Bests,
  barScale,
  EmptyView,
  LoadedPart,
  Muted,
  Section,
  ShareButton,
  type ShareItem,
  TextLink,
} from '@holeshot/ui';
import { EventCard } from '../event/event-card';
import { FeedLink } from '../event/feed-link';
import type { EventPreview } from '../event/preview-event';
import { useCloseStarted } from '../event/use-close-started';
import { LiveRow } from '../live/live-row';
import type { RecordChange } from '../records/record-changes.query';
import { RecordHistory } from '../records/record-history';
import { recordHref, recordLabel } from '../records/record-texts';
import { ClubSeasons } from './club-seasons';
import type { PastEvent } from './past-events';
import { PastTable } from './past-table';
import type { SeasonSummary } from './seasons.query';

/** Cards of events, three in a row where there is room. */
const EventCards = styled.ul`
  display: grid;
  gap: 16px;
  @media (min-width: 620px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 860px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Aside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 20px;
`;

/** The club's records, which are on this tab, and the club. */
const listRecordItems = (clubId: number, name: string): ShareItem[] => [
  {
    label: 'Club records',
    title: `Club records, ${name}`,
    path: clubHref({ clubId, tab: 'events' }),
    picture: `${clubHref({ clubId })}/records`,
  },
  { label: 'Club', title: name, path: clubHref({ clubId }) },
];

interface EventsTabProps {
  clubId: number;
  clubName: string;
  coming: readonly EventPreview[];
  past: readonly PastEvent[];
  live: readonly LiveNow[];
  records: Settled<ClubRecord[]>;
  recordChanges: readonly RecordChange[];
  seasons: Settled<SeasonSummary[]>;
}

/** The running event, upcoming events, seasons, past events with their winners, and the club's records. */
export function EventsTab(props: EventsTabProps) {
  const { clubId, clubName, past, live, records, recordChanges, seasons } = props;
  const coming = useCloseStarted(props.coming);
  const feed = <FeedLink href={calendarHref({ clubId })}>Calendar feed of this club</FeedLink>;
  const hasSeasons = seasons.ok && seasons.value.length > 0;
  if (coming.length + past.length + live.length === 0 && !hasSeasons) {
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
      {(!seasons.ok || seasons.value.length > 0) && (
        <LoadedPart what="Seasons" part={seasons}>
          {(list) => <ClubSeasons clubId={clubId} seasons={list} />}
        </LoadedPart>
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
        <Section
          heading="Club records"
          aside={
            <Aside>
              <TextLink to={pilotsHref({ clubId })}>All pilots</TextLink>
              {records.ok && <ShareButton what="club records" items={listRecordItems(clubId, clubName)} />}
            </Aside>
          }
        >
          <LoadedPart what="Club records" part={records}>
            {(list) => <ClubRecords records={list} />}
          </LoadedPart>
          <RecordHistory heading="History of the records" changes={recordChanges} />
        </Section>
      )}
    </>
  );
}

/** The four bests of a club over all its events, each with its event and an explanation. */
function ClubRecords({ records }: { records: readonly ClubRecord[] }) {
  return (
    <Bests
      bests={records.map((record) => {
        const { best, field } = record;
        const share = barScale(field);
        return {
          label: recordLabel(record),
          seconds: best.seconds,
          pilotName: best.pilot.name,
          source: best.event.name,
          href: recordHref(record.kind, best),
          field: field.map(share),
        };
      })}
    />
  );
}
