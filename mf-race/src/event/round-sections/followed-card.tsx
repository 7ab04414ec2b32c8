import { LAP_COLUMNS } from '../../live/live-limits';
import type { LiveRace } from '../../live/live-race';
import { useLiveRace } from '../../live/use-live-race';
import type { RaceCardPilotsProps } from '../../race-card/race-card-pilots';
import { RunningRaceCard } from '../../race-card/running-race-card';
import type { EventWithoutClub } from '../tabs/tab';
import type { FollowData } from './rounds-data';

interface FollowedCardProps extends RaceCardPilotsProps {
  event: EventWithoutClub;
  follow: FollowData;
  loaded: LiveRace;
  nowMs: number;
}

/** The card of the race in progress, which follows it as it happens. */
export function FollowedCard({ event, follow, loaded, nowMs, ...card }: FollowedCardProps) {
  const { race, timerAheadMs } = useFollow({ event, follow, nowMs });
  return <RunningRaceCard {...card} live={race?.board ?? loaded} timerAheadMs={timerAheadMs} nowMs={nowMs} />;
}

/** Follows an event while no race of its page is in progress, so that the next start shows. */
export function EventFollower(props: Parameters<typeof useFollow>[0]) {
  useFollow(props);
  return null;
}

const useFollow = ({ event, follow, nowMs }: Pick<FollowedCardProps, 'event' | 'follow' | 'nowMs'>) =>
  useLiveRace({
    eventId: event.id,
    raceId: follow.race?.id ?? null,
    event,
    maxLapColumns: LAP_COLUMNS.quickStatus,
    paths: { watch: follow.watch, also: follow.also },
    everyMs: follow.everyMs,
    readAtMs: nowMs,
  });
