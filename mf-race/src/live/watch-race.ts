import { type Client, fillPath, raceQuery } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { Guid, RaceEvent } from '@holeshot/domain';
import { listRaceLaps, type RaceLap } from '../racing/race-laps';
import { type LiveRace, toLiveRace } from './live-race';
import { initialLiveState, isOutdated, type LiveAction, reduceLive } from './live-state';
import { openFeed } from './open-feed';

/** What the feed of an event says about a race in progress. */
export interface WatchedRace {
  /** `null` until it was read, and between races */
  race: { board: LiveRace; laps: RaceLap[] } | null;
  /** how far the timing computer's clock is ahead of this browser's, ms */
  timerAheadMs: number;
  isConnected: boolean;
}

export interface WatchOptions {
  client: Client;
  eventId: Guid;
  /** the race in progress; `null` between races */
  raceId: Guid | null;
  event: Pick<RaceEvent, 'timeZone' | 'laps'>;
  maxLapColumns: number;
  onChange(watched: WatchedRace): void;
  /** a race started or ended, or files were delivered */
  onEventChange(): void;
}

/** A race that is read may be newer than the messages so far, which are on their way. */
const READ_AGAIN_MS = 1_000;
/** How long to wait after a read that failed. */
const RETRY_MS = 5_000;
/** After so many reads the race is as the API says, whatever the last message said; the next message tries again. */
const MAX_READS = 3;

/** Follows a race in progress by the feed of its event, until the returned function is called. */
export function watchRace({
  client,
  eventId,
  raceId,
  event,
  maxLapColumns,
  onChange,
  onEventChange,
}: WatchOptions): () => void {
  let state = initialLiveState(raceId);
  let isConnected = false;
  let isStopped = false;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let reads = 0;
  let shown: WatchedRace['race'] = null;

  const publish = () => {
    if (!isStopped) onChange({ race: shown, timerAheadMs: state.timerAheadMs, isConnected });
  };
  const dispatch = (action: LiveAction) => {
    const { race } = state;
    state = reduceLive(state, action);
    if (state.race && state.race !== race)
      shown = {
        board: toLiveRace({ race: state.race, event, maxLapColumns }),
        laps: listRaceLaps(state.race),
      };
    if (isOutdated(state) && reads < MAX_READS) readSoon(race === null ? 0 : READ_AGAIN_MS);
    publish();
  };
  const readSoon = (ms: number) => {
    reading ??= setTimeout(async () => {
      const isRead = await read();
      reading = undefined;
      if (!isStopped && isOutdated(state) && reads < MAX_READS) readSoon(isRead ? READ_AGAIN_MS : RETRY_MS);
    }, ms);
  };
  const read = async (): Promise<boolean> => {
    if (raceId === null) return true;
    const reply = await client.settle(raceQuery(eventId, raceId), { cache: false });
    if (!reply.ok) return false;
    reads += 1;
    if (!isStopped) dispatch({ type: 'read', race: reply.value });
    return true;
  };

  const closeFeed = openFeed(fillPath(paths.liveFeed, { eventId }), {
    onMessage(message) {
      if (message.type !== 'beat') reads = 0;
      dispatch({ type: 'heard', message, atMs: Date.now() });
      if (message.type !== 'changed') return;
      // A file may have brought more than crossings. Not everybody reads it at once.
      readSoon(Math.random() * READ_AGAIN_MS);
      onEventChange();
    },
    onConnection(isUp) {
      if (isUp === isConnected) return;
      isConnected = isUp;
      publish();
    },
  });
  return () => {
    isStopped = true;
    clearTimeout(reading);
    closeFeed();
  };
}
