import type { LiveMessage } from '@holeshot/contract/wire';
import { addCrossing, type Guid, hashCrossings, type RaceDetails } from '@holeshot/domain';
import { produce } from 'immer';

/** The browser's state of a race in progress. */
export interface LiveState {
  /** the watched race; `null` between races */
  raceId: Guid | null;
  /** `null` until it was read */
  race: RaceDetails | null;
  /** the result of `hashCrossings` for the race on the site; `null` when it is not in progress there */
  hash: string | null;
  /** how far the timing computer's clock is ahead of this browser's, ms */
  timerAheadMs: number;
}

/** A message of the feed, or the race from the API. `atMs` is this browser's clock. */
export type LiveAction =
  | { type: 'read'; race: RaceDetails }
  | { type: 'heard'; message: LiveMessage; atMs: number };

export const initialLiveState = (raceId: Guid | null): LiveState => ({
  raceId,
  race: null,
  hash: null,
  timerAheadMs: 0,
});

/** The next state: messages in, race out. Pilots without a crossing keep their laps and detections as objects. */
export const reduceLive = produce((state: LiveState, action: LiveAction) => {
  if (action.type === 'read') {
    state.race = action.race;
    return;
  }
  const { message, atMs } = action;
  if (message.type === 'changed') return;
  state.timerAheadMs = message.timerMs - atMs;
  if (message.type === 'hello') {
    state.hash = message.races.find(({ raceId }) => raceId === state.raceId)?.hash ?? null;
  }
  if (message.type === 'crossing' && message.raceId === state.raceId) {
    state.hash = message.hash;
    if (state.race) addCrossing(state.race, message.crossing);
  }
});

/** Whether messages were missed, so that the race must be read again. */
export const isOutdated = ({ race, hash }: LiveState): boolean =>
  hash !== null && (race === null || hashCrossings(race) !== hash);
