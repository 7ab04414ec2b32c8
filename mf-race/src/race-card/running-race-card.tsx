import { raceHref } from '@holeshot/contract';
import { isRankedOnTrack, lapLimit, lapsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { LiveDot } from '@holeshot/ui';
import { animateRows } from '../live/animate-rows';
import type { Following } from '../live/follow-data';
import { LeadAnnouncer } from '../live/lead-announcer';
import type { LiveRace, LiveRow } from '../live/live-race';
import { RaceClock } from '../live/race-clock';
import { RaceFacts } from '../live/race-facts';
import { currentLapText } from '../racing/race-names';
import { CardHead, CardRows } from './race-card.styles';
import type { RaceCardPilotsProps } from './race-card-pilots';
import { RaceCardRow } from './race-card-row';

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
`;

interface RunningRaceCardProps extends RaceCardPilotsProps, Pick<Following, 'timerAheadMs' | 'freshUntilMs'> {
  live: LiveRace;
  /** when the data was loaded, ms */
  nowMs: number;
}

/** The card of a race in progress: positions and gaps at the last crossing, with a clock. */
export function RunningRaceCard(props: RunningRaceCardProps) {
  const { live, timerAheadMs, freshUntilMs, nowMs, race, ...context } = props;
  const { eventId, getPilot } = context;
  const leader = live.rows.find(({ position }) => position === 1);
  return (
    <article aria-label={`${race.title}, in progress`} data-running>
      <Head>
        <h3>
          <SiteLink to={raceHref({ eventId, raceId: race.id })}>{race.title}</SiteLink>
        </h3>
        <RaceClock race={live} nowMs={nowMs} timerAheadMs={timerAheadMs} freshUntilMs={freshUntilMs} />
      </Head>
      <CardRows ref={animateRows} $places data-live>
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
                detail: isOut || note === 'leads' ? null : note,
                isWinner: position === 1 && !isOut,
                isOut,
              }}
            />
          );
        })}
      </CardRows>
      <Foot>
        <RaceFacts race={live} nowMs={nowMs} timerAheadMs={timerAheadMs}>
          <LiveDot />
          {progressText(live)}
        </RaceFacts>
      </Foot>
      <LeadAnnouncer raceId={race.id} name={leader ? getPilot(leader.pilotId).name : null} />
    </article>
  );
}

/** `leads`, `+1.74`, `out, 1 of 3 laps`; the best laps if they decide */
function resultText({ position, isOut, result, last }: LiveRow, live: LiveRace): string {
  if (isOut) return `out, ${last?.lapNumber ?? 0} of ${lapsText(live.targetLaps)}`;
  return position === 1 && isRankedOnTrack(live.eventType) ? 'leads' : result;
}

/** `In progress, on lap 3 of 3, gaps at the last crossing` */
function progressText(live: LiveRace): string {
  if (!isRankedOnTrack(live.eventType)) return `In progress, best ${lapsText(live.targetLaps)} so far`;
  const flown = live.rows[0]?.last?.lapNumber;
  if (flown === undefined) return 'In progress, nobody has crossed the gate yet';
  return `In progress, on lap ${currentLapText(flown, lapLimit(live))}, gaps at the last crossing`;
}
