import { useFollowing, useLiveBoard } from '../../live/following';
import type { LiveRace } from '../../live/live-race';
import type { RaceCardPilotsProps } from '../../race-card/race-card-pilots';
import { RunningRaceCard } from '../../race-card/running-race-card';

interface FollowedCardProps extends RaceCardPilotsProps {
  loaded: LiveRace;
  /** when the data was loaded, ms */
  nowMs: number;
}

/** The card of the race in progress, updated live. */
export function FollowedCard({ loaded, ...card }: FollowedCardProps) {
  const { timerAheadMs, freshUntilMs } = useFollowing();
  const live = useLiveBoard(loaded) ?? loaded;
  return <RunningRaceCard {...card} live={live} timerAheadMs={timerAheadMs} freshUntilMs={freshUntilMs} />;
}
