import { eventHref } from '@holeshot/contract';
import { type Club, isRankedOnTrack, lapLimit, type StartForecast } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ClubLogo, DataAge, Mark, StaleData, useWait, type WaitClock } from '@holeshot/ui';
import { createPilotLookup, type EventPilot } from '../../event-pilots/event-pilot';
import { CrossingAge } from '../../live/crossing-age';
import type { FollowData } from '../../live/follow-data';
import type { LiveRace } from '../../live/live-race';
import { RaceClock } from '../../live/race-clock';
import { freshUntilMs, useLiveRace } from '../../live/use-live-race';
import { currentLapText, raceLabel } from '../../racing/race-names';
import type { EventWithoutClub } from '../tabs/tab';
import type { ScreenData } from './load-screen';
import { Foot, Head, Left, Right, u, Window, WithoutSite } from './screen.styles';
import { LastResult, LiveRows, NextRows } from './screen-rows';
import { LastOnScreen, UpcomingOnScreen } from './upcoming-on-screen';
import { useEscape } from './use-escape';
import { useWakeLock } from './use-wake-lock';

interface ScreenViewProps {
  event: EventWithoutClub;
  club: Club | null;
  pilots: readonly EventPilot[];
  nowMs: number;
  follow: FollowData;
  data: ScreenData;
}

/**
 * An event on a screen at the field: the race in progress and the next two; between races, the next one with its
 * countdown; otherwise the last one. Updates live and has no controls. Escape leads back to the event.
 */
export function ScreenView({ event, club, pilots, nowMs, follow, data }: ScreenViewProps) {
  const { channels, current, last, upcoming, showsType } = data;
  const followed = useLiveRace({ event, follow, readAtMs: nowMs });
  const { race, timerAheadMs, isConnected } = followed;
  const live = race?.board ?? (current?.ok ? current.value : null);
  const getPilot = createPilotLookup(pilots);
  const [next, ...later] = upcoming;
  const isPause = !live && (current === null || current.ok) && next !== undefined;
  const clock = { nowMs, timerAheadMs, freshUntilMs: freshUntilMs(followed) };
  useEscape(eventHref({ eventId: event.id }));
  useWakeLock();
  return (
    <Window data-screen>
      <WithoutSite />
      <Left>
        <Head>
          {club && <ClubLogo club={club} size={76} />}
          <div>
            <h1>{event.name}</h1>
            <p>{live ? `${raceLabel(live, showsType)}${lapText(live)}` : idleText(data)}</p>
          </div>
          {live && <RaceClock race={live} {...clock} />}
          {isPause && (
            <ScreenCountdown
              forecast={next.forecast}
              timeZone={event.timeZone}
              nowMs={nowMs}
              freshUntilMs={clock.freshUntilMs}
            />
          )}
        </Head>
        {live && <LiveRows race={live} channels={channels} getPilot={getPilot} {...clock} />}
        {isPause && <NextRows race={next} channels={channels} getPilot={getPilot} />}
        {!live && !isPause && last && <LastResult race={last} channels={channels} getPilot={getPilot} />}
      </Left>
      <Right>
        {isPause && last && <LastOnScreen race={last} getPilot={getPilot} />}
        {(!isPause || later.length > 0) && (
          <UpcomingOnScreen
            races={isPause ? later : upcoming}
            isAfterNext={isPause}
            channels={channels}
            getPilot={getPilot}
          />
        )}
        <Foot>
          <Mark />
          {live ? (
            <CrossingAge race={live} timerAheadMs={timerAheadMs} nowMs={nowMs} />
          ) : isConnected ? (
            <span>Live, waiting for the next start</span>
          ) : (
            <DataAge {...followed} />
          )}
          {!isConnected && <StaleData {...followed} advice="Showing the last positions received." />}
        </Foot>
      </Right>
    </Window>
  );
}

/** `, lap 3 of 3`; `''` if nobody leads yet, or best laps decide */
function lapText(live: LiveRace): string {
  const leader = live.rows.find(({ position }) => position === 1);
  if (!leader || !isRankedOnTrack(live.eventType)) return '';
  return `, lap ${currentLapText(leader.last?.lapNumber ?? 0, lapLimit(live))}`;
}

function idleText({ current, last, upcoming: [next], showsType }: ScreenData): string {
  if (current && !current.ok) return 'The current race did not load';
  if (next) return `Next: ${raceLabel(next, showsType)}`;
  return last ? `Last race: ${raceLabel(last, showsType)}` : 'The first race shows here as soon as it starts';
}

const Countdown = styled.section<{ $isWarning: boolean }>`
  color: ${({ $isWarning }) => ($isWarning ? 'var(--amber)' : 'var(--t2)')};
  font-size: ${u(34)};
  text-align: right;
  p[role='timer'] {
    color: ${({ $isWarning }) => ($isWarning ? 'var(--amber)' : 'var(--t1)')};
    font-size: ${u(180)};
    font-weight: 700;
    white-space: nowrap;
  }
`;

/** The time until the next race, for a screen at the field. */
function ScreenCountdown({ forecast, ...clock }: WaitClock & { forecast: StartForecast | null }) {
  const { wait } = useWait(forecast, clock);
  return (
    <Countdown $isWarning={wait.isWarning}>
      {wait.label}
      {wait.value && (
        <p role="timer" aria-label="Countdown to the next race">
          {wait.value}
        </p>
      )}
      {wait.range}
    </Countdown>
  );
}
