import { raceHref } from '@holeshot/contract';
import { isRankedOnTrack, lapsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { LiveDot } from '@holeshot/ui';
import { useRef } from 'react';
import { LeadAnnouncer } from '../live/lead-announcer';
import type { LiveRace, LiveRow } from '../live/live-race';
import { RaceClock, useTimerMs } from '../live/race-clock';
import { silenceMs, silenceText } from '../live/standstill';
import { CardHead, CardRows } from './race-card.styles';
import type { RaceCardPilotsProps } from './race-card-pilots';
import { RaceCardRow } from './race-card-row';
import { useRowMoves } from './use-row-moves';

const Head = styled(CardHead)`
  padding-top: 7px;
  border-top: 3px solid var(--red);
  border-bottom-color: var(--line);
  [role='timer'] {
    font-size: 26px;
  }
`;

const Foot = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 6px 0;
  color: var(--t2);
  font-size: 14px;
  &[data-stopped] {
    color: var(--amber);
  }
`;

interface RunningRaceCardProps extends RaceCardPilotsProps {
  live: LiveRace;
  /** how far the timing computer's clock is ahead of the visitor's, ms */
  timerAheadMs: number;
  /** when the data was loaded, ms */
  nowMs: number;
}

/** The card of a race in progress: positions and gaps at the last crossing, with a clock. */
export function RunningRaceCard({ live, timerAheadMs, nowMs, race, ...context }: RunningRaceCardProps) {
  const { eventId, pilotOf } = context;
  const list = useRef<HTMLUListElement>(null);
  useRowMoves(list, live.rows.map(({ pilotId }) => pilotId).join(' '));
  const leader = live.rows.find(({ position }) => position === 1);
  return (
    <article aria-label={`${race.title}, in progress`} data-running>
      <Head>
        <h3>
          <SiteLink to={raceHref({ eventId, raceId: race.id })}>{race.title}</SiteLink>
        </h3>
        <Clock live={live} timerAheadMs={timerAheadMs} nowMs={nowMs} />
      </Head>
      <CardRows ref={list} $places data-live>
        {live.rows.map((row) => {
          const { pilotId, channelId, position, isOut, note } = row;
          return (
            <RaceCardRow
              key={pilotId}
              context={context}
              row={{
                pilotId,
                channelId,
                place: isOut ? '–' : (position ?? '–'),
                result: resultText(row, live),
                detail: isOut || note === 'leader' ? null : note,
                isWinner: position === 1 && !isOut,
                isOut,
              }}
            />
          );
        })}
      </CardRows>
      <Progress live={live} timerAheadMs={timerAheadMs} nowMs={nowMs} />
      <LeadAnnouncer raceId={race.id} name={leader ? pilotOf(leader.pilotId).name : null} />
    </article>
  );
}

type ClockProps = Pick<RunningRaceCardProps, 'live' | 'timerAheadMs' | 'nowMs'>;

/** A component of its own: it renders ten times a second. */
const Clock = ({ live, timerAheadMs, nowMs }: ClockProps) => (
  <RaceClock race={live} timerMs={useTimerMs(nowMs, timerAheadMs)} />
);

function Progress({ live, timerAheadMs, nowMs }: ClockProps) {
  const silence = silenceMs(live, useTimerMs(nowMs, timerAheadMs));
  if (silence !== null) {
    return <Foot data-stopped>No crossing for {silenceText(silence)}. Probably stopped.</Foot>;
  }
  return (
    <Foot>
      <LiveDot />
      {progressText(live)}
    </Foot>
  );
}

/** `leads`, `+1.74`, `out, 1 of 3 laps`; best laps in types that rank by them */
function resultText({ position, isOut, result, last }: LiveRow, live: LiveRace): string {
  if (isOut) return `out, ${last?.lapNumber ?? 0} of ${lapsText(live.targetLaps)}`;
  return position === 1 && isRankedOnTrack(live.eventType) ? 'leads' : result;
}

/** `In progress, on lap 3 of 3, gaps at the last crossing` */
function progressText({ rows, targetLaps, eventType }: LiveRace): string {
  if (!isRankedOnTrack(eventType)) return `In progress, best ${lapsText(targetLaps)} so far`;
  const flown = rows[0]?.last?.lapNumber;
  if (flown === undefined) return 'In progress, nobody has crossed the gate yet';
  const lap = targetLaps > 0 ? Math.min(flown + 1, targetLaps) : flown + 1;
  const of = targetLaps > 0 && eventType === 'Race' ? ` of ${targetLaps}` : '';
  return `In progress, on lap ${lap}${of}, gaps at the last crossing`;
}
