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

/** The race in progress, from the feed or else as loaded. */
export function useLiveBoard(loaded: LiveRace | null): LiveRace | null {
  const board = useFollowing().race?.board;
  return board && board.id === loaded?.id ? board : loaded;
}

/** Loaded only if the event is not over. */
const EventFollower = lazyPart(
  'Following the event',
  async () => (await import(/* webpackChunkName: "race-event.follow" */ './event-follower')).EventFollower,
);

/** Wraps a page about an event, and follows the event if `follow` is given. */
export function FollowedEvent({ children, ...props }: FollowedEventProps & { children: ReactNode }) {
  const [following, setFollowing] = useState(NOT_FOLLOWED);
  // a transition, so that parts whose code is still loading keep their server-rendered content
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
