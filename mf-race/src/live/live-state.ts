import type { LiveMessage } from '@holeshot/contract/wire';
import { addCrossing, type Guid, hashCrossings, type RaceDetails } from '@holeshot/domain';
import { produce } from 'immer';

/** The browser's state of a race in progress. */
export interface LiveState {
  /** the watched race; `null` between races */
  raceId: Guid | null;
  /** `null` until loaded */
  race: RaceDetails | null;
  /** the site's `hashCrossings` of the race; `null` if it is not in progress there */
  hash: string | null;
  /** how far the timing computer's clock is ahead of the site's, ms */
  timerAheadMs: number;
}

/** `read`: the race from the API; `heard`: a message of the feed, with its arrival on this browser's clock. */
export type LiveAction =
  | { type: 'read'; race: RaceDetails }
  | { type: 'heard'; message: LiveMessage; atMs: number };

export const initialLiveState = (raceId: Guid | null): LiveState => ({
  raceId,
  race: null,
  hash: null,
  timerAheadMs: 0,
});

/** The reducer. Immer keeps the objects of pilots without a new crossing. */
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

/** Whether messages were missed, so that the race must be loaded again. */
export const isOutdated = ({ race, hash }: LiveState): boolean =>
  hash !== null && (race === null || hashCrossings(race) !== hash);
