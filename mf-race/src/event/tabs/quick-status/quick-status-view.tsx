import { eventHref, raceHref } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { SiteLink, styled, useRevalidator } from '@holeshot/platform';
import { EmptyView, FailedView, PHONE, Prose, Section, TextLink } from '@holeshot/ui';
import type { EventPilot } from '../../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import { CrossingAge } from '../../../live/crossing-age';
import { CurrentRace, LiveHeading } from '../../../live/current-race';
import { useFollowing, useLiveBoard } from '../../../live/following';
import { KeptHeight } from '../../../live/kept-height';
import { LiveBoard, type LiveBoardProps } from '../../../live/live-board';
import { RaceCardPilots } from '../../../race-card/race-card-pilots';
import { raceLabel } from '../../../racing/race-names';
import { PauseCard } from '../../pause/pause-card';
import { RecordsTable } from '../../records-table/records-table';
import { screenHref } from '../../screen/screen-href';
import type { TabViewProps } from '../tab';
import { OwnRaces } from './own-races';
import type { QuickStatusData } from './quick-status-data';
import { UpcomingRaces } from './upcoming-races';

const COLUMNS = {
  first: 'minmax(0, 2.4fr) minmax(0, 1fr)',
  second: 'minmax(0, 1fr) minmax(0, 2.4fr)',
  only: 'minmax(0, 1fr)',
};

const Columns = styled.div<{ $wide: keyof typeof COLUMNS }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 48px;
  align-items: start;
  @media (min-width: 980px) {
    grid-template-columns: ${({ $wide }) => COLUMNS[$wide]};
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

/** The current race, the last one, the next ones, and the lap records (R24). */
export function QuickStatusView({ event, pilots, pilotOf, nowMs, data }: TabViewProps<QuickStatusData>) {
  const { channels, current, pause, records, showsType } = data;
  const upcoming = pause ? data.upcoming.slice(1) : data.upcoming;
  const { timerAheadMs, freshUntilMs } = useFollowing();
  const live = useLiveBoard(current?.ok ? current.value : null);
  const { revalidate } = useRevalidator();
  const marked = useMarkedPilots(pilots);
  const raceProps = { eventId: event.id, channels, pilotOf, marked };
  return (
    <>
      <OwnRaces eventId={event.id} marked={marked} data={data} />
      <Columns $wide="first">
        <CurrentRace>
          <Section
            heading={pause ? 'Next race' : <LiveHeading isLive={current !== null}>Current race</LiveHeading>}
            aside={
              <Aside>
                {live && <CrossingAge race={live} timerAheadMs={timerAheadMs} />}
                <TextLink to={screenHref(event.id)}>Big screen</TextLink>
              </Aside>
            }
            isFirst
          >
            <KeptHeight>
              {pause ? (
                <PauseCard
                  {...raceProps}
                  {...{ pause, showsType, nowMs, freshUntilMs }}
                  timeZone={event.timeZone}
                />
              ) : (
                <Current
                  {...raceProps}
                  current={current && live ? { ok: true, value: live } : current}
                  {...{ showsType, nowMs, timerAheadMs, freshUntilMs }}
                  retry={revalidate}
                />
              )}
            </KeptHeight>
          </Section>
        </CurrentRace>
        <div>
          {pause && <LastRace {...{ eventId: event.id, data, pilotOf }} isFirst />}
          <Section heading="Coming up" isFirst={!pause}>
            {upcoming.length > 0 ? (
              <UpcomingRaces {...raceProps} races={upcoming} showsType={showsType} />
            ) : (
              <Prose>No more races are drawn.</Prose>
            )}
          </Section>
        </div>
      </Columns>
      <Columns $wide={pause ? 'only' : 'second'}>
        {!pause && <LastRace eventId={event.id} data={data} pilotOf={pilotOf} />}
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
  isFirst = false,
}: {
  eventId: string;
  data: QuickStatusData;
  pilotOf: (id: Guid) => EventPilot;
  isFirst?: boolean;
}) {
  return (
    <Section
      heading="Last race"
      isFirst={isFirst}
      aside={
        last && <TextLink to={raceHref({ eventId, raceId: last.id })}>{raceLabel(last, showsType)}</TextLink>
      }
    >
      <KeptHeight>
        {last ? (
          <RaceCardPilots eventId={eventId} race={last} pilotOf={pilotOf} channels={channels} />
        ) : (
          <Prose>No race has ended yet.</Prose>
        )}
      </KeptHeight>
    </Section>
  );
}
