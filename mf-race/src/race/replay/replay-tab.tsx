import { FALLBACK_CHANNEL_COLOR, raceHref } from '@holeshot/contract';
import { countCrossings, type Guid, lapProgress, listReplayChanges, raceAfter } from '@holeshot/domain';
import { styled, useSearchParams } from '@holeshot/platform';
import { layOutGapLine, Muted, PHONE, useCopy } from '@holeshot/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { PilotChannel } from '../../channels/pilot-channel';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import { GapLine } from '../../live/gap-line';
import type { RaceData } from '../load-race';
import { ChangeList } from './change-list';
import { type CrossingColumns, toReplayRace } from './crossing-columns';
import { describeChange } from './describe-change';
import { momentText } from './replay-clock';
import { ReplayControls } from './replay-controls';
import { useReplayKeys } from './replay-keys';
import { layOutScrubber } from './replay-layout';
import { ReplayRows } from './replay-rows';
import { ReplayVideo } from './replay-video';
import { Scrubber } from './scrubber';
import { useReplay } from './use-replay';

const Layout = styled.div<{ $video: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 16px;
  > :nth-last-child(2) {
    order: 2;
  }
  > :last-child {
    order: 1;
  }
  ${PHONE} {
    margin-top: ${({ $video }) => ($video ? '0' : '12px')};
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 432px;
    gap: 16px 32px;
    > :nth-last-child(2) {
      order: ${({ $video }) => ($video ? 0 : 2)};
    }
    > :last-child {
      grid-column: ${({ $video }) => ($video ? '1 / -1' : 'auto')};
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
  padding: 2px 0 10px;
  b {
    display: block;
    font-size: 22px;
    line-height: 1.2;
  }
`;

const Clock = styled.p.attrs({ role: 'timer', 'aria-label': 'Moment of the race' })`
  font-size: 44px;
  font-weight: 700;
  line-height: 0.95;
  white-space: nowrap;
`;

const Latest = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  font-size: 17px;
`;

const Key = styled(Muted).attrs({ as: 'p' })`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 24px;
  margin-top: 10px;
  font-size: 14px;
  svg {
    display: inline-block;
    margin-right: 6px;
  }
  /* without a keyboard, or without scripts, the keys do nothing */
  @media (pointer: coarse) {
    > :last-child {
      display: none;
    }
  }
  @media (scripting: none) {
    > :last-child {
      display: none;
    }
  }
`;

interface ReplayTabProps {
  data: RaceData;
  crossings: CrossingColumns;
}

/** A finished race as it was at any moment, playing in real time or faster. */
export function ReplayTab({ data, crossings: columns }: ReplayTabProps) {
  const { event, race: record, results, pilots, channels, streams } = data;
  const race = useMemo(() => toReplayRace(data, columns), [data, columns]);
  const changes = useMemo(() => listReplayChanges(race), [race]);
  const endMs = race.crossings.at(-1)?.ms ?? 0;
  const marks = useMemo(() => layOutScrubber(race, changes, endMs), [race, changes, endMs]);
  const [search] = useSearchParams();
  const linkedMs = Number(search.get('t') ?? 0) * 1000 || 0;
  const [clock, dispatch] = useReplay(linkedMs, endMs);
  useEffect(() => dispatch({ type: 'jump', ms: linkedMs }), [linkedMs, dispatch]);

  const count = countCrossings(race.crossings, clock.ms);
  const rows = useMemo(() => raceAfter(race, count), [race, count]);
  const latest = changes.findLast(({ index }) => index < count);
  const pilotOf = useMemo(() => createPilotLookup(pilots), [pilots]);
  const marked = useMarkedPilots(pilots);
  const channelIds = useMemo(() => new Map(results.map((row) => [row.pilotId, row.channelId])), [results]);
  const channelOf = (pilotId: Guid) => channelIds.get(pilotId) ?? null;
  const colorOf = useCallback(
    (pilotId: Guid) => channels[channelIds.get(pilotId) ?? '']?.color ?? FALLBACK_CHANNEL_COLOR,
    [channels, channelIds],
  );
  const nameOf = (pilotId: Guid) => pilotOf(pilotId).name;
  const copy = useCopy();
  const hrefAt = (ms: number) =>
    `${raceHref({ eventId: event.id, raceId: record.id, tab: 'replay' })}&t=${Math.floor(ms / 100) / 10}`;
  const step = (direction: -1 | 1) => {
    const target = direction > 0 ? race.crossings[count] : race.crossings.findLast(({ ms }) => ms < clock.ms);
    dispatch({ type: 'pause' });
    dispatch({ type: 'jump', ms: target?.ms ?? (direction > 0 ? endMs : 0) });
  };
  useReplayKeys({ dispatch, step });

  const [video] = streams.ok ? streams.value : [];
  const gaps = layOutGaps(rows);
  const lapText = leaderLapText(rows[0]?.position === 1 ? rows[0].lapNumber : null, race.targetLaps, count);
  return (
    <>
      <Layout $video={video !== undefined}>
        {video && <ReplayVideo video={video} clock={clock} onPlay={() => dispatch({ type: 'play' })} />}
        <div>
          <Head>
            <div>
              <Muted>Replay, {clock.speed}x</Muted>
              <b>{lapText}</b>
            </div>
            <Clock>{momentText(clock.ms)}</Clock>
          </Head>
          <ReplayRows
            eventId={event.id}
            rows={rows}
            change={latest?.index === count - 1 ? latest : undefined}
            channelOf={channelOf}
            channels={channels}
            pilotOf={pilotOf}
            marked={marked}
            progress={lapProgress(race, clock.ms)}
            targetLaps={race.targetLaps}
          />
        </div>
        <div data-replay>
          <Latest aria-live={clock.isPlaying ? 'off' : 'polite'}>
            {latest ? (
              <>
                <b>{momentText(latest.ms)}</b>
                <PilotChannel channels={channels} channelId={channelOf(latest.pilotId)} />
                <span>
                  {nameOf(latest.pilotId)} {describeChange(latest, race, nameOf)}
                </span>
              </>
            ) : (
              <Muted>{count === 0 ? 'Before the first crossing' : 'No place has changed yet'}</Muted>
            )}
          </Latest>
          <GapLine
            rows={gaps.rows.map((row) => ({ ...row, channelId: channelOf(row.pilotId) }))}
            marks={gaps.marks}
            channels={channels}
            pilotOf={pilotOf}
            marked={marked}
          />
          <Scrubber clock={clock} dispatch={dispatch} marks={marks} colorOf={colorOf} lapText={lapText} />
          <ReplayControls
            clock={clock}
            dispatch={dispatch}
            step={step}
            moment={momentText(clock.ms)}
            copyLink={() => copy(location.origin + hrefAt(clock.ms))}
          />
          <Key data-print="no">
            <span>
              <Triangle fill="var(--t1)" />a place won
            </span>
            <span>
              <Triangle fill="var(--red)" />
              the lead
            </span>
            <span>coloured ticks are crossings</span>
            <span>Space plays, arrow keys step a crossing; 1 2 4 8 on a control set the speed</span>
          </Key>
        </div>
      </Layout>
      <ChangeList
        changes={changes}
        nameOf={nameOf}
        textOf={(change) => describeChange(change, race, nameOf)}
        hrefAt={hrefAt}
      />
    </>
  );
}

/** The rows with their tags on the gap line; pilots without a gap have no tag. */
function layOutGaps(rows: ReturnType<typeof raceAfter>) {
  const onLine = rows.filter(({ gapSeconds, isOut }) => gapSeconds !== null && !isOut);
  const { tags, marks } = layOutGapLine(
    onLine.map(({ gapSeconds, lapsDown }) => ({ gapSeconds: gapSeconds ?? 0, lapsDown })),
  );
  return { marks, rows: onLine.map((row, index) => ({ ...row, gapTag: tags[index] ?? null })) };
}

/** The lap that the leader is flying. Where best laps decide, nobody leads before somebody has flown enough of them. */
function leaderLapText(lapNumber: number | null, targetLaps: number, crossingCount: number): string {
  if (lapNumber === null) return crossingCount === 0 ? 'Start' : 'Nobody ranked yet';
  if (targetLaps > 0 && lapNumber >= targetLaps) return 'Leader has finished';
  return targetLaps > 0 ? `Lap ${lapNumber + 1} of ${targetLaps}` : `Lap ${lapNumber + 1}`;
}

const Triangle = ({ fill }: { fill: string }) => (
  <svg width={12} height={11} viewBox="0 0 12 11" aria-hidden="true">
    <path d="M0 11h12L6 0z" fill={fill} />
  </svg>
);
