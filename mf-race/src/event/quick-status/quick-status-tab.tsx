import { eventHref, raceHref } from '@holeshot/contract';
import type { Guid, RaceEvent } from '@holeshot/domain';
import { SiteLink, styled, useNavigation, useRefresh, useSession } from '@holeshot/platform';
import { DataAge, EmptyView, FailedView, Prose, Section, StaleData, TextLink } from '@holeshot/ui';
import { LiveBoard, type LiveBoardProps } from '../../parts/live/live-board';
import { LiveHeading } from '../../parts/live/live-heading';
import { LIVE_PACE } from '../../parts/live/live-pace';
import { findOwnPilot } from '../../parts/own-pilot';
import { RaceCardRows } from '../../parts/race-card-rows';
import { racePlace } from '../../parts/race-names';
import { pilotFinder, type ShownPilot } from '../../parts/shown-pilot';
import { RecordsTable } from '../records-table';
import { OwnFlights } from './own-flights';
import type { QuickStatusView, RefreshPace } from './quick-status-view-model';
import { UpcomingList } from './upcoming-list';

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

/** How often to ask, and from which age on the data is said to be old. */
const PACES: Record<RefreshPace, { everyMs: number; staleAfterMs: number }> = {
  flying: LIVE_PACE,
  between: { everyMs: 15_000, staleAfterMs: 60_000 },
  waiting: { everyMs: 60_000, staleAfterMs: 240_000 },
};

interface QuickStatusTabProps {
  event: Pick<RaceEvent, 'id' | 'pbLaps' | 'laps'>;
  pilots: readonly ShownPilot[];
  view: QuickStatusView;
  nowMs: number;
}

/** What is flown now, what was, what comes (specification section 2, Quick Status); it keeps itself up to date. */
export function QuickStatusTab({ event, pilots, view, nowMs }: QuickStatusTabProps) {
  const { watch, also, pace, channels } = view;
  const { everyMs, staleAfterMs } = PACES[pace];
  const checkedAtMs = useRefresh({ watch, also, everyMs, isOn: true, readAtMs: nowMs });
  const { revalidate } = useNavigation();
  const own = findOwnPilot(pilots, useSession());
  const pilotOf = pilotFinder(pilots);
  const age = { checkedAtMs, staleAfterMs };
  const shared = { eventId: event.id, channels, pilotOf, ownPilotId: own?.id ?? null };
  return (
    <>
      {own && <OwnFlights name={own.name} pilotId={own.id} view={view} />}
      <StaleData {...age} advice="Showing the last positions received." />
      <Columns $wide="first">
        <Section
          heading={<LiveHeading isLive={view.current !== null}>Current race</LiveHeading>}
          aside={<DataAge {...age} />}
          isFirst
        >
          <Current
            {...shared}
            current={view.current}
            namesTypes={view.namesTypes}
            nowMs={nowMs}
            retry={revalidate}
          />
        </Section>
        <Section heading="Coming up" isFirst>
          {view.upcoming.length > 0 ? (
            <UpcomingList {...shared} races={view.upcoming} namesTypes={view.namesTypes} />
          ) : (
            <Prose>No more races are drawn.</Prose>
          )}
        </Section>
      </Columns>
      <Columns $wide="second">
        <LastRace eventId={event.id} view={view} pilotOf={pilotOf} />
        <Section
          heading="Lap Records"
          aside={
            <TextLink to={eventHref({ eventId: event.id, tab: 'lap-records' })}>
              All{view.records.ok && ` ${view.records.value.count}`}
            </TextLink>
          }
        >
          {view.records.ok ? (
            <RecordsTable event={event} caption="Lap Records" view={view.records.value} pilotOf={pilotOf} />
          ) : (
            <FailedView what="Lap Records" failure={view.records.failure} retry={revalidate} />
          )}
        </Section>
      </Columns>
    </>
  );
}

function Current({
  current,
  namesTypes,
  retry,
  ...rest
}: Omit<LiveBoardProps, 'race'> & {
  current: QuickStatusView['current'];
  namesTypes: boolean;
  retry: () => void;
}) {
  if (!current) {
    return <EmptyView title="No race in progress" text="The next race shows here as soon as it starts." />;
  }
  if (!current.ok) return <FailedView what="The current race" failure={current.failure} retry={retry} />;
  const title = (
    <h3>
      <SiteLink to={raceHref({ eventId: rest.eventId, raceId: current.value.id })}>
        {racePlace(current.value, namesTypes)}
      </SiteLink>
    </h3>
  );
  return <LiveBoard {...rest} race={current.value} title={title} />;
}

function LastRace({
  eventId,
  view: { last, channels, namesTypes },
  pilotOf,
}: {
  eventId: string;
  view: QuickStatusView;
  pilotOf: (id: Guid) => ShownPilot;
}) {
  return (
    <Section
      heading="Last race"
      aside={
        last && <TextLink to={raceHref({ eventId, raceId: last.id })}>{racePlace(last, namesTypes)}</TextLink>
      }
    >
      {last ? (
        <RaceCardRows eventId={eventId} race={last} pilotOf={pilotOf} channels={channels} />
      ) : (
        <Prose>No race has ended yet.</Prose>
      )}
    </Section>
  );
}
