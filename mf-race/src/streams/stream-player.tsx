import type { Settled } from '@holeshot/client';
import type { LocalMs, RaceDetails } from '@holeshot/domain';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { findMoment, type StreamMoment } from './stream-moment';
import type { Stream } from './streams.query';

interface StreamPlayer {
  /** the moment to play; `count` increases with each click, so that the same moment can be played again */
  request: (StreamMoment & { count: number }) | null;
  /** Returns a function that plays the stream from a time on the event's clock; `null` if no stream covers it. */
  playAt: (time: LocalMs) => (() => void) | null;
}

const StreamPlayerContext = createContext<StreamPlayer>({ request: null, playAt: () => null });

export const useStreamPlayer = (): StreamPlayer => useContext(StreamPlayerContext);

interface StreamPlayerProviderProps {
  race: Pick<RaceDetails, 'start'>;
  streams: Settled<Stream[]>;
  children: ReactNode;
}

/** Lets its children play the race's streams from a moment. */
export function StreamPlayerProvider({ race, streams, children }: StreamPlayerProviderProps) {
  const [request, setRequest] = useState<StreamPlayer['request']>(null);
  const playAt = (time: LocalMs) => {
    const moment = streams.ok ? findMoment(streams.value, race.start, time) : null;
    return moment && (() => setRequest({ ...moment, count: (request?.count ?? 0) + 1 }));
  };
  return <StreamPlayerContext value={{ request, playAt }}>{children}</StreamPlayerContext>;
}
