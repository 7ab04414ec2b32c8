import type { Settled } from '@holeshot/client';
import { eventHref } from '@holeshot/contract';
import { type Club, formatClock, fromInstantMs } from '@holeshot/domain';
import { SiteLink, styled, useRevalidator } from '@holeshot/platform';
import { ClubLogo, Column, DataAge, FailedView, lazyPart, StaleNote } from '@holeshot/ui';
import { type ReactNode, Suspense } from 'react';
import { createPilotLookup, type EventPilot } from '../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import type { FollowData } from '../../live/follow-data';
import type { EventWithoutClub } from '../tabs/tab';
import { type FieldData, useFieldData } from './field-data';
import type { MyDayPage } from './load-my-day';
import { PitCard } from './pit-card';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 52px;
  h1 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: 18px;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (min-width: 960px) {
    min-height: 72px;
    h1 {
      font-size: 28px;
      font-weight: 700;
    }
  }
`;

/** Two columns; on narrow screens one, with the most urgent parts first. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  overflow-wrap: break-word;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 400px;
    column-gap: 48px;
  }
  @media (max-width: 959px) {
    > div {
      display: contents;
    }
    > div:first-child > :nth-child(n + 2) {
      order: 1;
    }
  }
`;

const loadMore = () => import(/* webpackChunkName: "race-event.my-day-more" */ './day-more');

/** In a chunk of their own, so that the card shows first. */
const DayMore = lazyPart('The rest of the day', async () => (await loadMore()).DayMore);
const ChoosePilot = lazyPart('The pilots', async () => (await loadMore()).ChoosePilot);
const OwnResultList = lazyPart('The results', async () => (await loadMore()).OwnResultList);

const ActionSpace = styled.div`
  height: 268px;
`;

export interface MyDayViewProps {
  event: EventWithoutClub;
  club: Club | null;
  pilots: readonly EventPilot[];
  nowMs: number;
  /** `null` for an event that is over */
  follow: FollowData | null;
  data: Settled<MyDayPage>;
}

/** A pilot's day at an event, on one phone screen: `?tab=my-day&pilot={id}` (R142). */
export function MyDayView(props: MyDayViewProps) {
  const { follow } = props;
  return follow ? <FollowedDay {...props} follow={follow} /> : <Page {...props} field={null} />;
}

function FollowedDay(props: MyDayViewProps & { follow: FollowData }) {
  return (
    <Page {...props} field={useFieldData({ ...props, isKept: props.data.ok && props.data.value.isKept })} />
  );
}

function Page({ event, club, pilots, nowMs, data, field }: MyDayViewProps & { field: FieldData | null }) {
  return (
    <Column>
      <Head>
        {club && <ClubLogo club={club} size={30} />}
        <h1>
          <SiteLink to={eventHref({ eventId: event.id })}>{event.name}</SiteLink>
        </h1>
        {field && !field.isKept && <DataAge {...field} />}
      </Head>
      {field?.isStale && !field.isKept && <StalePlanNote checkedAtMs={field.checkedAtMs} event={event} />}
      <Content event={event} pilots={pilots} nowMs={nowMs} data={data} field={field} />
    </Column>
  );
}

function StalePlanNote({
  checkedAtMs,
  event,
}: Pick<FieldData, 'checkedAtMs'> & Pick<MyDayViewProps, 'event'>) {
  const clock = formatClock(fromInstantMs(checkedAtMs, event.timeZone));
  return (
    <StaleNote age={`No data since ${clock}.`} advice={`This is the plan of ${clock}. It may have moved.`} />
  );
}

function Content({
  event,
  pilots,
  nowMs,
  data,
  field,
}: Pick<MyDayViewProps, 'event' | 'pilots' | 'nowMs' | 'data'> & { field: FieldData | null }): ReactNode {
  const { revalidate } = useRevalidator();
  const { own } = useMarkedPilots(pilots);
  const getPilot = createPilotLookup(pilots);
  if (!data.ok) return <FailedView what="The day" failure={data.failure} retry={revalidate} />;
  const page = data.value;
  if (!page.day)
    return (
      <Suspense>
        <ChoosePilot eventId={event.id} pilots={pilots} />
      </Suspense>
    );
  const { name, id } = getPilot(page.day.pilotId);
  const isOwn = own?.id === id;
  const props = { event, nowMs, page, day: page.day, getPilot, isOwn, whose: isOwn ? 'Your' : `${name}’s` };
  return (
    <Grid>
      <div>
        <PitCard {...props} field={field} />
        <Suspense>
          <OwnResultList {...props} />
        </Suspense>
      </div>
      <div>
        <Suspense fallback={<ActionSpace />}>
          <DayMore {...props} tell={field && page.tell} name={name} isStale={field?.isStale ?? false} />
        </Suspense>
      </div>
    </Grid>
  );
}
