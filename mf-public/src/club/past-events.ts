import type { Podium } from '@holeshot/client';
import type { EventListItem, Guid, LocalMs } from '@holeshot/domain';

/** An event that has begun, as a row with winner and fastest lap. */
export interface PastEvent {
  id: Guid;
  name: string;
  start: LocalMs | null;
  pilotCount: number;
  /** whether its results are final, in words */
  resultsText: string;
  /** the first of the ranking once all races have ended; seconds that rank it, of the race, or of the best target laps */
  winner: { id: Guid; name: string; photoUrl: string | null; seconds: number | null } | null;
  bestLap: { seconds: number; raceId: Guid; pilotId: Guid; name: string; isClubBest: boolean } | null;
}

/** Joins a club's events with their podiums, in the order of the events. */
export function listPastEvents(events: readonly EventListItem[], podiums: readonly Podium[]): PastEvent[] {
  const podiumByEvent = new Map(podiums.map((podium) => [podium.event.id, podium]));
  const clubBest = Math.min(
    ...podiums.map(({ fastestLap }) => fastestLap?.seconds ?? Number.POSITIVE_INFINITY),
  );
  return events.map(({ id, name, start, pilotCount, resultsText = '' }) => {
    const podium = podiumByEvent.get(id);
    return {
      ...{ id, name, start, pilotCount, resultsText },
      winner: podium ? getWinner(podium) : null,
      bestLap: podium ? getBestLap(podium, clubBest) : null,
    };
  });
}

function getWinner({ basis, racesLeft, rows }: Podium): PastEvent['winner'] {
  const first = racesLeft === 0 ? rows.find(({ rank }) => rank === 1) : undefined;
  if (!first) return null;
  const { pilotId, name, photoUrl, raceSeconds, targetSeconds } = first;
  const seconds = basis?.kind === 'time' ? targetSeconds : (raceSeconds ?? targetSeconds);
  return { id: pilotId, name, photoUrl, seconds };
}

const getBestLap = ({ fastestLap }: Podium, clubBest: number): PastEvent['bestLap'] =>
  fastestLap && {
    seconds: fastestLap.seconds,
    raceId: fastestLap.raceId,
    pilotId: fastestLap.pilotId,
    name: fastestLap.name,
    isClubBest: fastestLap.seconds === clubBest,
  };
