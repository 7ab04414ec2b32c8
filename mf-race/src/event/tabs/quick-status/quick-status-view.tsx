import { eventHref, myDayHref, raceHref } from '@holeshot/contract';
import { SiteLink, styled } from '@holeshot/platform';
import { EmptyView, LoadedPart, lazyPart, PHONE, Prose, Section, TextLink } from '@holeshot/ui';
import { Suspense } from 'react';
import { ExplainBeside } from '../../../explain/explain-beside';
import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import { useFollowing, useLiveBoard } from '../../../live/following';
import { KeptHeight } from '../../../live/kept-height';
import { LiveBoard, type LiveBoardProps } from '../../../live/live-board';
import type { LiveRace } from '../../../live/live-race';
import { RaceCardPilots } from '../../../race-card/race-card-pilots';
import { raceLabel } from '../../../racing/race-names';
import { PauseCard } from '../../pause/pause-card';
import { RecordsTable } from '../../records-table/records-table';
import { screenHref } from '../../screen/screen-href';
import type { TabViewProps } from '../tab';
import { OwnRaces } from './own-races';
import type { QuickStatusData } from './quick-status-data';
import { UpcomingRaces } from './upcoming-races';

/** Below or beside the board, so that their code can load later. */
const LiveLapTimes = lazyPart(
  'Lap times',
  async () =>
    (await import(/* webpackChunkName: "race-event.lap-times" */ '../../../live/live-lap-times'))
      .LiveLapTimes,
);
const LiveChanges = lazyPart(
  'As it happened',
  async () =>
    (await import(/* webpackChunkName: "race-event.lap-times" */ '../../../live/live-changes')).LiveChanges,
);
const StreamVideos = lazyPart(
  'The stream',
  async () => (await import(/* webpackChunkName: "race-event.info" */ '../../stream-videos')).StreamVideos,
);

/** The race and its changes, with the next and last races beside them; from 1600 px, stream and lap times, too. */
const Places = styled.div<{ $hasStream: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 40px;
  align-items: start;
  > :empty {
    display: none;
  }
  @media (min-width: 980px) {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr);
    grid-template-areas:
      'race race next' 'race race last'
      ${({ $hasStream }) =>
        $hasStream ? "'laps stream last' 'changes changes last'" : "'laps changes last'"}
      'records records records';
    grid-template-rows: auto 1fr;
  }
  @media (min-width: 1600px) {
    grid-template-columns: 860px minmax(0, 1fr) minmax(0, 1fr);
    grid-template-areas: 'race stream stream' 'race next laps' 'race next last' 'records records records';
    grid-template-rows: auto auto 1fr;
  }
`;

/** From 1600 px, the race and its changes are one column. */
const Race = styled.div`
  display: contents;
  @media (min-width: 1600px) {
    display: block;
    grid-area: race;
  }
`;

const Place = styled.div<{ $area: 'race' | 'changes' | 'next' | 'last' | 'laps' | 'stream' | 'records' }>`
  @media (min-width: 980px) {
    grid-area: ${({ $area }) => $area};
  }
`;

const Board = styled.section`
  margin-top: 12px;
  ${PHONE} {
    margin-top: 0;
  }
`;

/** Hidden on phones, which are no screens for a field. */
const ScreenLink = styled(TextLink)`
  ${PHONE} {
    display: none;
  }
`;

const Links = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`;

const Aside = styled.p`
  margin-top: 10px;
  text-align: right;
`;

/** The current race, the last one, the next ones, and the lap records (R24). */
export function QuickStatusView({ event, pilots, getPilot, nowMs, data }: TabViewProps<QuickStatusData>) {
  const { channels, current, pause, records, showsType } = data;
  const upcoming = pause ? data.upcoming.slice(1) : data.upcoming;
  const { timerAheadMs, freshUntilMs } = useFollowing();
  const live = useLiveBoard(current?.ok ? current.value : null);
  const marked = useMarkedPilots(pilots);
  const raceProps = { eventId: event.id, channels, getPilot, marked };
  const links = (
    <Links>
      <TextLink to={myDayHref({ eventId: event.id })}>My day</TextLink>
      <ScreenLink to={screenHref(event.id)}>Big screen</ScreenLink>
    </Links>
  );
  return (
    <>
      <OwnRaces eventId={event.id} marked={marked} data={data} />
      <Places $hasStream={data.videos.length > 0}>
        <Race>
          <Place $area="race">
            <Board aria-label={pause ? 'Next race' : 'Current race'}>
              <KeptHeight>
                {pause ? (
                  <>
                    <PauseCard
                      {...raceProps}
                      pause={pause}
                      showsType={showsType}
                      nowMs={nowMs}
                      freshUntilMs={freshUntilMs}
                      timeZone={event.timeZone}
                    />
                    <Aside>{links}</Aside>
                  </>
                ) : (
                  <Current
                    {...raceProps}
                    current={current && live ? { ok: true, value: live } : current}
                    showsType={showsType}
                    nowMs={nowMs}
                    timerAheadMs={timerAheadMs}
                    freshUntilMs={freshUntilMs}
                    aside={links}
                  />
                )}
              </KeptHeight>
            </Board>
          </Place>
          <Place $area="changes">
            <KeptHeight>
              {live && (
                <Suspense>
                  <LiveChanges channels={channels} getPilot={getPilot} race={live} />
                </Suspense>
              )}
            </KeptHeight>
          </Place>
        </Race>
        <Place $area={pause ? 'last' : 'next'}>
          <Section heading="Coming up" isFirst>
            {upcoming.length > 0 ? (
              <UpcomingRaces {...raceProps} races={upcoming} showsType={showsType} />
            ) : (
              <Prose>No more races are drawn.</Prose>
            )}
          </Section>
        </Place>
        <Place $area={pause ? 'next' : 'last'}>
          <LastRace eventId={event.id} data={data} getPilot={getPilot} />
        </Place>
        <Place $area="laps">
          <KeptHeight>
            {live && (
              <Suspense>
                <LiveLapTimes
                  channels={channels}
                  getPilot={getPilot}
                  race={live}
                  aside={<TextLink to={raceHref({ eventId: event.id, raceId: live.id })}>Race</TextLink>}
                />
              </Suspense>
            )}
          </KeptHeight>
        </Place>
        <Place $area="stream">
          {data.videos.length > 0 && (
            <Suspense>
              <StreamVideos videos={data.videos} isWide />
            </Suspense>
          )}
        </Place>
        <Place $area="records">
          <Section
            heading="Lap Records"
            aside={
              <TextLink to={eventHref({ eventId: event.id, tab: 'lap-records' })}>
                All{records.ok && ` ${records.value.count}`}
              </TextLink>
            }
          >
            <LoadedPart what="Lap Records" part={records}>
              {(table) => (
                <ExplainBeside explanation={data.explanation} getPilot={getPilot}>
                  {(link) => (
                    <RecordsTable
                      caption="Lap Records"
                      table={table}
                      event={event}
                      getPilot={getPilot}
                      link={link}
                    />
                  )}
                </ExplainBeside>
              )}
            </LoadedPart>
          </Section>
        </Place>
      </Places>
    </>
  );
}

type CurrentProps = Omit<LiveBoardProps, 'race'> & Pick<QuickStatusData, 'current' | 'showsType'>;

function Current({ current, showsType, ...rest }: CurrentProps) {
  if (!current) {
    return <EmptyView title="No race in progress" text="The next race shows here as soon as it starts." />;
  }
  const title = (race: LiveRace) => (
    <h2>
      <SiteLink to={raceHref({ eventId: rest.eventId, raceId: race.id })}>
        {raceLabel(race, showsType)}
      </SiteLink>
    </h2>
  );
  return (
    <LoadedPart what="The current race" part={current}>
      {(race) => <LiveBoard {...rest} race={race} title={title(race)} />}
    </LoadedPart>
  );
}

interface LastRaceProps extends Pick<TabViewProps<QuickStatusData>, 'data' | 'getPilot'> {
  eventId: string;
}

function LastRace({ eventId, data: { last, channels, showsType }, getPilot }: LastRaceProps) {
  return (
    <Section
      heading="Last race"
      isFirst
      aside={
        last && <TextLink to={raceHref({ eventId, raceId: last.id })}>{raceLabel(last, showsType)}</TextLink>
      }
    >
      <KeptHeight>
        {last ? (
          <RaceCardPilots eventId={eventId} race={last} getPilot={getPilot} channels={channels} isExplained />
        ) : (
          <Prose>No race has ended yet.</Prose>
        )}
      </KeptHeight>
    </Section>
  );
}
