import type { LocalMs } from '@holeshot/domain';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { RaceData } from './load-race';
import { findMoment, type StreamMoment } from './stream-moment';

interface StreamMoments {
  /** what somebody asked to see; counted, so that it can be asked for again */
  asked: (StreamMoment & { count: number }) | null;
  /** plays what happened at that time of the event's clock; `null` where no stream covers it */
  playerOf: (time: LocalMs) => (() => void) | null;
}

const MomentsContext = createContext<StreamMoments>({ asked: null, playerOf: () => null });

export const useStreamMoments = (): StreamMoments => useContext(MomentsContext);

interface StreamMomentsProps extends Pick<RaceData, 'race' | 'streams'> {
  children: ReactNode;
}

/** Lets what stands inside play the race's streams from a moment on. */
export function StreamMomentsProvider({ race, streams, children }: StreamMomentsProps) {
  const [asked, setAsked] = useState<StreamMoments['asked']>(null);
  const playerOf = (time: LocalMs) => {
    const moment = streams.ok ? findMoment(streams.value, race.start, time) : null;
    return moment && (() => setAsked({ ...moment, count: (asked?.count ?? 0) + 1 }));
  };
  return <MomentsContext value={{ asked, playerOf }}>{children}</MomentsContext>;
}
