import { eventHref, raceHref } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { SiteLink, styled, useRevalidator } from '@holeshot/platform';
import { DataAge, EmptyView, FailedView, PHONE, Prose, Section, StaleData, TextLink } from '@holeshot/ui';
import type { EventPilot } from '../../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import { CrossingAge } from '../../../live/crossing-age';
import { CurrentRace } from '../../../live/current-race';
import { LiveBoard, type LiveBoardProps } from '../../../live/live-board';
import { LiveHeading } from '../../../live/live-heading';
import { LAP_COLUMNS } from '../../../live/live-limits';
import { useLiveRace } from '../../../live/use-live-race';
import { RaceCardPilots } from '../../../race-card/race-card-pilots';
import { raceLabel } from '../../../racing/race-names';
import { RecordsTable } from '../../records-table/records-table';
import { screenHref } from '../../screen/screen-href';
import type { TabViewProps } from '../tab';
import { OwnRaces } from './own-races';
import type { QuickStatusData } from './quick-status-data';
import { REFRESH_PACES } from './refresh-paces';
import { UpcomingRaces } from './upcoming-races';

const Columns = styled.div<{ $wide: 'first' | 'second' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 48px;
  align-items: start;
  @media (min-width: 980px) {
    grid-template-columns: ${({ $wide }) =>
      $wide === 'first' ? 'minmax(0, 2.4fr) minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 2.4fr)'};
  }
`;

const Aside = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px 20px;
  /* a phone is no screen for a field */
  ${PHONE} {
    > a {
      display: none;
    }
  }
`;

/** The current race, the last one, the next ones, and the lap records (R24). Refreshes by itself. */
export function QuickStatusView({ event, pilots, pilotOf, nowMs, data }: TabViewProps<QuickStatusData>) {
  const { watch, also, pace, channels, current, upcoming, records, showsType } = data;
  const { everyMs, staleAfterMs } = REFRESH_PACES[pace];
  const loaded = current?.ok ? current.value : null;
  const watched = useLiveRace({
    eventId: event.id,
    raceId: loaded?.id ?? null,
    event,
    maxLapColumns: LAP_COLUMNS.quickStatus,
    paths: { watch, also },
    everyMs,
    readAtMs: nowMs,
  });
  const { timerAheadMs, checkedAtMs, isConnected } = watched;
  const live = watched.race?.board ?? loaded;
  const { revalidate } = useRevalidator();
  const marked = useMarkedPilots(pilots);
  const age = { checkedAtMs, staleAfterMs };
  const raceProps = { eventId: event.id, channels, pilotOf, marked };
  return (
    <>
      <OwnRaces eventId={event.id} marked={marked} data={data} />
      {!isConnected && <StaleData {...age} advice="Showing the last positions received." />}
      <Columns $wide="first">
        <CurrentRace>
          <Section
            heading={<LiveHeading isLive={current !== null}>Current race</LiveHeading>}
            aside={
              <Aside>
                {live ? (
                  <CrossingAge race={live} timerAheadMs={timerAheadMs} />
                ) : (
                  !isConnected && <DataAge {...age} />
                )}
                <TextLink to={screenHref(event.id)}>Big screen</TextLink>
              </Aside>
            }
            isFirst
          >
            <Current
              {...raceProps}
              current={current && live ? { ok: true, value: live } : current}
              showsType={showsType}
              nowMs={nowMs}
              timerAheadMs={timerAheadMs}
              retry={revalidate}
            />
          </Section>
        </CurrentRace>
        <Section heading="Coming up" isFirst>
          {upcoming.length > 0 ? (
            <UpcomingRaces {...raceProps} races={upcoming} showsType={showsType} />
          ) : (
            <Prose>No more races are drawn.</Prose>
          )}
        </Section>
      </Columns>
      <Columns $wide="second">
        <LastRace eventId={event.id} data={data} pilotOf={pilotOf} />
        <Section
          heading="Lap Records"
          aside={
            <TextLink to={eventHref({ eventId: event.id, tab: 'lap-records' })}>
              All{records.ok && ` ${records.value.count}`}
            </TextLink>
          }
        >
          {records.ok ? (
            <RecordsTable event={event} caption="Lap Records" table={records.value} pilotOf={pilotOf} />
          ) : (
            <FailedView what="Lap Records" failure={records.failure} retry={revalidate} />
          )}
        </Section>
      </Columns>
    </>
  );
}

function Current({
  current,
  showsType,
  retry,
  ...rest
}: Omit<LiveBoardProps, 'race'> & {
  current: QuickStatusData['current'];
  showsType: boolean;
  retry: () => void;
}) {
  if (!current) {
    return <EmptyView title="No race in progress" text="The next race shows here as soon as it starts." />;
  }
  if (!current.ok) return <FailedView what="The current race" failure={current.failure} retry={retry} />;
  const title = (
    <h3>
      <SiteLink to={raceHref({ eventId: rest.eventId, raceId: current.value.id })}>
        {raceLabel(current.value, showsType)}
      </SiteLink>
    </h3>
  );
  return <LiveBoard {...rest} race={current.value} title={title} />;
}

function LastRace({
  eventId,
  data: { last, channels, showsType },
  pilotOf,
}: {
  eventId: string;
  data: QuickStatusData;
  pilotOf: (id: Guid) => EventPilot;
}) {
  return (
    <Section
      heading="Last race"
      aside={
        last && <TextLink to={raceHref({ eventId, raceId: last.id })}>{raceLabel(last, showsType)}</TextLink>
      }
    >
      {last ? (
        <RaceCardPilots eventId={eventId} race={last} pilotOf={pilotOf} channels={channels} />
      ) : (
        <Prose>No race has ended yet.</Prose>
      )}
    </Section>
  );
}
