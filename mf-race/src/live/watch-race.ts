import { type Client, fillPath, raceQuery, siteNow } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { Guid, RaceEvent } from '@holeshot/domain';
import { listRaceLaps, type RaceLap } from '../racing/race-laps';
import { type LiveRace, toLiveRace } from './live-race';
import { initialLiveState, isOutdated, type LiveAction, reduceLive } from './live-state';
import { openFeed } from './open-feed';

/** The state of a race in progress, according to the event's feed. */
export interface WatchedRace {
  /** `null` until loaded, and between races */
  race: { board: LiveRace; laps: RaceLap[] } | null;
  /** how far the timing computer's clock is ahead of the site's, ms */
  timerAheadMs: number;
  isConnected: boolean;
  /** when the connection was last lost, ms of the site's clock; 0 if never */
  lostAtMs: number;
}

export interface WatchOptions {
  client: Client;
  eventId: Guid;
  /** the race in progress; `null` between races */
  raceId: Guid | null;
  event: Pick<RaceEvent, 'timeZone' | 'laps'>;
  maxLapColumns: number;
  onChange(watched: WatchedRace): void;
  /** called when a race started or ended, files arrived, and on each connection, because messages may be missing */
  onEventChange(): void;
}

/** Delay before another read, because messages for a newer race from the API may still be on their way. */
const READ_AGAIN_MS = 1_000;
/** How long to wait after a failed read. */
const RETRY_MS = 5_000;
/** After this many reads, the API's state counts even if its hash differs from the last message's. */
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
  let lostAtMs = 0;
  let isStopped = false;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let reads = 0;
  let hasNewFile = false;
  let shown: WatchedRace['race'] = null;

  const publish = () => {
    if (!isStopped) onChange({ race: shown, timerAheadMs: state.timerAheadMs, isConnected, lostAtMs });
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
      hasNewFile = false;
      const isRead = await read();
      reading = undefined;
      if (isStopped) return;
      if (!isRead) readSoon(RETRY_MS);
      else if (hasNewFile || (isOutdated(state) && reads < MAX_READS)) readSoon(READ_AGAIN_MS);
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
      dispatch({ type: 'heard', message, atMs: siteNow() });
      if (message.type !== 'changed') return;
      hasNewFile = true;
      // a file may contain more than crossings; jitter spreads the reads of all clients
      readSoon(Math.random() * READ_AGAIN_MS);
      onEventChange();
    },
    onConnection(isUp) {
      if (isUp === isConnected) return;
      isConnected = isUp;
      if (isUp) onEventChange();
      else lostAtMs = siteNow();
      publish();
    },
  });
  return () => {
    isStopped = true;
    clearTimeout(reading);
    closeFeed();
  };
}
