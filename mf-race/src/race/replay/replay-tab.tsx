import { raceHref } from '@holeshot/contract';
import {
  createReplay,
  eventCourse,
  FALLBACK_CHANNEL_COLOR,
  type Guid,
  lapLimit,
  type MomentRow,
  type ReplayChange,
  type ReplayRace,
} from '@holeshot/domain';
import { useSearchParams } from '@holeshot/platform';
import { Muted, SyncWarning, useCopy } from '@holeshot/ui';
import { type Dispatch, useCallback, useEffect, useMemo, useReducer } from 'react';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import { GapLine } from '../../live/gap-line';
import { eventBanner } from '../../page/event-banner';
import { describeChange } from '../../racing/describe-change';
import { currentLapText } from '../../racing/race-names';
import { pinnedHref } from '../../revision/pin';
import type { RaceData } from '../load-race';
import { ChangeList } from './change-list';
import { type CrossingColumns, toReplayRace } from './crossing-columns';
import { LatestChange } from './latest-change';
import { ReplayBar } from './replay-bar';
import { initialClock, type ReplayAction, type ReplayClock, reduceClock } from './replay-clock';
import { ReplayKey } from './replay-key';
import { useReplayKeys } from './replay-keys';
import { layOutScrubber } from './replay-layout';
import { PictureNote, ReplayPicture } from './replay-picture';
import { ReplayRows } from './replay-rows';
import { Gaps, Head, Layout, Replay } from './replay-tab.styles';
import { ReplayVideo } from './replay-video';
import { Scrubber } from './scrubber';
import { TrackView } from './track-view';

interface ReplayTabProps {
  data: RaceData;
  crossings: CrossingColumns;
}

/** The fastest lap of these crossings, without holeshots and laps of a video. */
const getFastest = (crossings: ReplayRace['crossings']): number =>
  Math.min(
    ...crossings.flatMap(({ raceSector, lapSeconds, isFromVideo }) =>
      raceSector < 100 || isFromVideo ? [] : (lapSeconds ?? []),
    ),
  );

/** Replays a finished race from any moment, in real time or faster. */
export function ReplayTab({ data, crossings: columns }: ReplayTabProps) {
  const { event, club, race: record, results, pilots, channels, streams, layout } = data;
  const replay = useMemo(() => createReplay(toReplayRace(data, columns)), [data, columns]);
  const { race, changes, endMs } = replay;
  const marks = useMemo(() => layOutScrubber(race, changes, endMs), [race, changes, endMs]);
  const track = useMemo(() => eventCourse(event.id, layout?.elements ?? null), [event.id, layout]);
  const layoutName = track.isToScale ? layout?.name || 'The track of this event' : null;
  const [search] = useSearchParams();
  const linkedMs = Math.round(Number(search.get('t') ?? 0) * 1000) || 0;
  const [clock, dispatch] = useReplay(linkedMs, endMs);
  useEffect(() => dispatch({ type: 'jump', ms: linkedMs }), [linkedMs, dispatch]);

  const moment = replay.momentAt(clock.ms);
  const { count, rows, latest } = moment;
  const fastestSeconds = useMemo(() => getFastest(race.crossings.slice(0, count)), [race, count]);
  const getPilot = useMemo(() => createPilotLookup(pilots), [pilots]);
  const marked = useMarkedPilots(pilots);
  const channelIds = useMemo(() => new Map(results.map((row) => [row.pilotId, row.channelId])), [results]);
  const getChannelId = (pilotId: Guid) => channelIds.get(pilotId) ?? null;
  const getChannel = (pilotId: Guid) => channels[getChannelId(pilotId) ?? ''];
  const getColor = useCallback(
    (pilotId: Guid) => channels[channelIds.get(pilotId) ?? '']?.color ?? FALLBACK_CHANNEL_COLOR,
    [channels, channelIds],
  );
  const getName = (pilotId: Guid) => getPilot(pilotId).name;
  const getText = (change: ReplayChange) => describeChange(change, race, getName);
  const copy = useCopy();
  const hrefAt = (ms: number) =>
    `${pinnedHref(raceHref({ eventId: event.id, raceId: record.id, tab: 'replay' }), data.pinned)}&t=${Math.floor(ms / 100) / 10}`;
  const step = (direction: -1 | 1) => {
    dispatch({ type: 'pause' });
    dispatch({ type: 'jump', ms: replay.stepFrom(clock.ms, direction) });
  };
  useReplayKeys({ dispatch, step });

  const [video] = streams.ok ? streams.value : [];
  const lapText = leaderLapText(rows[0], race, count);
  return (
    <Replay>
      <ReplayBar
        clock={clock}
        dispatch={dispatch}
        step={step}
        copyLink={() => copy(location.origin + hrefAt(clock.ms))}
      >
        <Scrubber clock={clock} dispatch={dispatch} marks={marks} getColor={getColor} lapText={lapText} />
      </ReplayBar>
      <Layout>
        <ReplayPicture
          video={
            video ? (
              <ReplayVideo video={video} clock={clock} onPlay={() => dispatch({ type: 'play' })} />
            ) : null
          }
          track={
            <>
              <TrackView
                course={track.course}
                fill={eventBanner(event, club).fill}
                hasNumbers={track.isToScale}
                hasSwitch={video !== undefined}
                moment={moment}
                getChannel={getChannel}
                isMarked={(pilotId) => marked.ids.has(pilotId)}
              />
              <PictureNote $wideOnly>
                {layoutName ?? 'Not to scale'}. Even pace between two crossings
              </PictureNote>
            </>
          }
        />
        <div>
          <Head>
            <div>
              <Muted>Replay, {clock.speed}x</Muted>
              <b>{lapText}</b>
            </div>
            <LatestChange
              change={latest}
              text={latest ? `${getName(latest.pilotId)} ${getText(latest)}` : ''}
              hasBegun={count > 0}
              isPlaying={clock.isPlaying}
              channels={channels}
              channelId={latest ? getChannelId(latest.pilotId) : null}
            />
          </Head>
          <ReplayRows
            eventId={event.id}
            rows={rows}
            change={latest?.index === count - 1 ? latest : undefined}
            getChannelId={getChannelId}
            channels={channels}
            getPilot={getPilot}
            marked={marked}
            progress={moment.progress}
            lapLimit={lapLimit(race)}
            fastestSeconds={fastestSeconds}
          />
        </div>
        <Gaps>
          <GapLine
            rows={rows.map((row) => ({ ...row, channelId: getChannelId(row.pilotId), overdueSeconds: null }))}
            channels={channels}
            getPilot={getPilot}
            marked={marked}
          />
          {video?.hasSyncWarning && <SyncWarning />}
        </Gaps>
      </Layout>
      <ChangeList changes={changes} getName={getName} getText={getText} hrefAt={hrefAt} />
      <ReplayKey />
    </Replay>
  );
}

/** The leader's current lap. If best laps decide, nobody leads until a pilot has flown enough laps. */
function leaderLapText(
  first: Pick<MomentRow, 'position' | 'lapNumber'> | undefined,
  race: Pick<ReplayRace, 'eventType' | 'targetLaps'>,
  crossingCount: number,
): string {
  const lapNumber = first?.position === 1 ? first.lapNumber : null;
  if (lapNumber === null) return crossingCount === 0 ? 'Start' : 'Nobody ranked yet';
  const limit = lapLimit(race);
  return lapNumber >= limit ? 'Leader has finished' : `Lap ${currentLapText(lapNumber, limit)}`;
}

/** The state of a replay, which advances every frame while it plays. */
function useReplay(startMs: number, endMs: number): [ReplayClock, Dispatch<ReplayAction>] {
  const [clock, dispatch] = useReducer(reduceClock, undefined, () => initialClock(startMs, endMs));
  const { isPlaying } = clock;

  useEffect(() => {
    if (!isPlaying) return;
    let lastMs = performance.now();
    let frame = requestAnimationFrame(tick);
    function tick(nowMs: number) {
      dispatch({ type: 'tick', passedMs: Math.max(0, nowMs - lastMs) });
      lastMs = nowMs;
      frame = requestAnimationFrame(tick);
    }
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return [clock, dispatch];
}
