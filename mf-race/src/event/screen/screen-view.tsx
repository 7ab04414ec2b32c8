import { eventHref } from '@holeshot/contract';
import type { Club } from '@holeshot/domain';
import { useNavigate } from '@holeshot/platform';
import { ClubLogo, DataAge, Mark, StaleData } from '@holeshot/ui';
import { useEffect } from 'react';
import { createPilotLookup, type EventPilot } from '../../event-pilots/event-pilot';
import { CrossingAge } from '../../live/crossing-age';
import { ClockAndNote } from '../../live/live-board';
import { LAP_COLUMNS } from '../../live/live-limits';
import { useLiveRace } from '../../live/use-live-race';
import { raceLabel } from '../../racing/race-names';
import { REFRESH_PACES } from '../tabs/quick-status/refresh-paces';
import type { EventWithoutClub } from '../tabs/tab';
import type { ScreenData } from './load-screen';
import { Foot, Head, Left, Right, Window, WithoutSite } from './screen.styles';
import { LastResult, LiveRows } from './screen-rows';
import { UpcomingOnScreen } from './upcoming-on-screen';

interface ScreenViewProps {
  event: EventWithoutClub;
  club: Club | null;
  pilots: readonly EventPilot[];
  nowMs: number;
  data: ScreenData;
}

/**
 * An event on a screen at the field: the race in progress, else the last one, and the next two. Follows the event by
 * itself; there is nothing to press. Escape leads back to the event.
 */
export function ScreenView({ event, club, pilots, nowMs, data }: ScreenViewProps) {
  const { watch, also, pace, channels, current, last, upcoming, showsType } = data;
  const { everyMs, staleAfterMs } = REFRESH_PACES[pace];
  const loaded = current?.ok ? current.value : null;
  const { race, timerAheadMs, checkedAtMs, isConnected } = useLiveRace({
    eventId: event.id,
    raceId: loaded?.id ?? null,
    event,
    maxLapColumns: LAP_COLUMNS.quickStatus,
    paths: { watch, also },
    everyMs,
    readAtMs: nowMs,
  });
  const live = race?.board ?? loaded;
  const pilotOf = createPilotLookup(pilots);
  useEscape(eventHref({ eventId: event.id }));
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
          {live && <ClockAndNote race={live} nowMs={nowMs} timerAheadMs={timerAheadMs} />}
        </Head>
        {live ? (
          <LiveRows race={live} channels={channels} pilotOf={pilotOf} />
        ) : (
          last && <LastResult race={last} channels={channels} pilotOf={pilotOf} />
        )}
      </Left>
      <Right>
        <UpcomingOnScreen races={upcoming} channels={channels} pilotOf={pilotOf} />
        <Foot>
          <Mark />
          {live ? (
            <CrossingAge race={live} timerAheadMs={timerAheadMs} />
          ) : isConnected ? (
            <span>Live, waiting for the next start</span>
          ) : (
            <DataAge checkedAtMs={checkedAtMs} staleAfterMs={staleAfterMs} />
          )}
          {!isConnected && (
            <StaleData
              checkedAtMs={checkedAtMs}
              staleAfterMs={staleAfterMs}
              advice="Showing the last positions received."
            />
          )}
        </Foot>
      </Right>
    </Window>
  );
}

/** `, lap 3 of 3` */
function lapText({ rows, targetLaps }: NonNullable<ReturnType<typeof useLiveRace>['race']>['board']): string {
  const leader = rows.find(({ position }) => position === 1);
  if (!leader || targetLaps === 0) return '';
  return `, lap ${Math.min((leader.last?.lapNumber ?? 0) + 1, targetLaps)} of ${targetLaps}`;
}

function idleText({ current, last, showsType }: ScreenData): string {
  if (current && !current.ok) return 'The current race did not load';
  return last ? `Last race: ${raceLabel(last, showsType)}` : 'The first race shows here as soon as it starts';
}

function useEscape(href: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && navigate(href);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, href]);
}
