import { siteNow } from '@holeshot/client';
import { eventHref, raceHref } from '@holeshot/contract';
import { clubColor, eventCourse, formatGap, ordinal, pilotsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import {
  ButtonLink,
  ChannelTag,
  HeroPanel,
  LiveDot,
  LiveTrack,
  PHONE,
  StaleData,
  useNow,
  VisuallyHidden,
} from '@holeshot/ui';
import { useMemo, useState } from 'react';
import { liveRaceText } from '../live/live-race-text';
import type { LiveLead, LiveRow } from './load-live';

const ROWS = 4;

/** The page checks the race every 5 s. */
const STALE_AFTER_MS = 10_000;

const Card = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: 14px 18px 16px;
  border-radius: 6px;
  background: var(--bg);
  color: var(--t1);
  h2 {
    margin-top: 6px;
    font-size: 24px;
    overflow-wrap: anywhere;
  }
  > p {
    margin-top: 2px;
    color: var(--t2);
  }
  ol {
    margin: 10px 0 12px;
    list-style: none;
  }
  > :last-child {
    margin-top: auto;
  }
  ${PHONE} {
    margin-inline: -4px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-height: 44px;
  font-size: 17px;
  font-weight: 600;
  > span {
    display: flex;
    align-items: center;
    gap: 10px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px 48px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  border-top: 1px solid var(--line);
  font-size: 18px;
  b {
    font-weight: 700;
  }
  [data-name] {
    overflow: hidden;
    font-size: 17px;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-leads] {
    color: var(--red-t);
  }
`;

/** The race in progress over its track: clock, the first four, and the likely positions of all pilots. */
export function LiveHero({ lead, checkedAtMs }: { lead: LiveLead; checkedAtMs: number }) {
  // data counts as checked at mount, so that a page whose code loads late does not start as stale
  const [mountedAtMs] = useState(siteNow);
  const freshSinceMs = Math.max(checkedAtMs, mountedAtMs);
  const { now, rows, lap, targetLaps, layout, readAtMs } = lead;
  const { event, raceId } = now;
  const fill = clubColor(event.club.primaryColor, event.club.id);
  const track = useMemo(() => eventCourse(event.id, layout?.elements ?? null), [event.id, layout]);
  const facts = [
    liveRaceText(now),
    ...(lap > 0 ? [`lap ${lap} of ${targetLaps}`] : []),
    ...(track.isToScale
      ? [`${layout?.name ? `${layout.name}, ` : ''}${Math.round(track.course.length)} m`]
      : []),
  ];
  return (
    <HeroPanel
      fill={fill}
      picture={
        <LiveTrack
          {...track}
          fill={fill}
          nowMs={readAtMs}
          timerAheadMs={now.timerAheadMs}
          pilots={rows.map(({ pilotId, channel, sinceMs, lastLapSeconds }) => ({
            id: pilotId,
            channel,
            sinceMs,
            lapSeconds: lastLapSeconds,
            isMarked: false,
          }))}
        />
      }
    >
      <Card aria-label="Flying now">
        <Head>
          <span>
            <LiveDot />
            Flying now
          </span>
          <LiveClock lead={lead} lastMs={freshSinceMs + STALE_AFTER_MS} />
        </Head>
        <h2>
          <SiteLink to={eventHref({ eventId: event.id, tab: 'quick-status' })}>{event.name}</SiteLink>
        </h2>
        <p>{facts.join(', ')}</p>
        <StaleData
          checkedAtMs={freshSinceMs}
          staleAfterMs={STALE_AFTER_MS}
          advice="Showing the last positions received."
        />
        <ol>
          {rows.slice(0, ROWS).map((row) => (
            <Pilot key={row.pilotId} row={row} />
          ))}
        </ol>
        <ButtonLink $look="primary" to={raceHref({ eventId: event.id, raceId })}>
          {rows.length > ROWS ? `Watch all ${pilotsText(rows.length)}` : 'Watch the race'}
        </ButtonLink>
      </Card>
    </HeroPanel>
  );
}

function Pilot({ row: { position, channel, name, gapSeconds } }: { row: LiveRow }) {
  return (
    <Row>
      <b>
        {position !== null && <VisuallyHidden>{ordinal(position)}</VisuallyHidden>}
        <span aria-hidden="true">{position ?? '–'}</span>
      </b>
      {channel ? <ChannelTag {...channel} large /> : <span />}
      <span data-name="" dir="auto">
        {name}
      </span>
      <b data-leads={position === 1 || undefined}>{position === 1 ? 'leads' : formatGap(gapSeconds)}</b>
    </Row>
  );
}

const Clock = styled.p.attrs({ role: 'timer', 'aria-label': 'Race clock' })`
  && {
    color: var(--t1);
    font-size: 44px;
    font-weight: 700;
    line-height: 0.95;
    white-space: nowrap;
  }
`;

interface LiveClockProps {
  lead: LiveLead;
  /** until when the data is fresh: the clock stops there (R123) */
  lastMs: number;
}

/** Minutes and seconds since the start of the race, without pauses. */
function LiveClock({ lead: { now, startMs, pausedSeconds, readAtMs }, lastMs }: LiveClockProps) {
  const timerMs = Math.min(useNow(readAtMs), lastMs) + now.timerAheadMs;
  if (startMs === null) return null;
  const seconds = Math.max(0, Math.floor((timerMs - startMs) / 1000 - pausedSeconds));
  return (
    <Clock>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </Clock>
  );
}
