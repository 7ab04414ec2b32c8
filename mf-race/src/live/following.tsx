import { lazyPart } from '@holeshot/ui';
import {
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useState,
} from 'react';
import type { FollowedEventProps, Following } from './follow-data';
import type { LiveRace } from './live-race';

const NOT_FOLLOWED: Following = { race: null, timerAheadMs: 0, freshUntilMs: Number.POSITIVE_INFINITY };

const FollowingContext = createContext(NOT_FOLLOWED);

export const useFollowing = (): Following => useContext(FollowingContext);

/** The race in progress: from the feed, else as loaded. */
export function useLiveBoard(loaded: LiveRace | null): LiveRace | null {
  const board = useFollowing().race?.board;
  return board && board.id === loaded?.id ? board : loaded;
}

/** Loaded only by pages of an event that is not over. */
const EventFollower = lazyPart(
  'Following the event',
  async () => (await import(/* webpackChunkName: "race-event.follow" */ './event-follower')).EventFollower,
);

/** A page about an event, which follows it by itself. */
export function FollowedEvent({ children, ...props }: FollowedEventProps & { children: ReactNode }) {
  const [following, setFollowing] = useState(NOT_FOLLOWED);
  // as a transition, so that parts whose code is still loading stay as the server rendered them
  const onChange = useCallback((next: Following) => startTransition(() => setFollowing(next)), []);
  const { event, follow } = props;
  return (
    <FollowingContext value={following}>
      {children}
      {follow && (
        <Suspense>
          <EventFollower key={event.id} {...props} follow={follow} onChange={onChange} />
        </Suspense>
      )}
    </FollowingContext>
  );
}
