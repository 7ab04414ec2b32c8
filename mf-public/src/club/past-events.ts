import type { Podium } from '@holeshot/client';
import { type EventListItem, type Guid, type LocalMs, rankingText, winnerNames } from '@holeshot/domain';

/** An event that has begun, as a row with winner and fastest lap. */
export interface PastEvent {
  id: Guid;
  name: string;
  start: LocalMs | null;
  pilotCount: number;
  /** whether its results are final, in words */
  resultsText: string;
  /** the first of the ranking once all races have ended, with the names of all who share its place, and what decided it */
  winner: { name: string; names: string; photoUrl: string | null; result: string } | null;
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
      id,
      name,
      start,
      pilotCount,
      resultsText,
      winner: podium ? getWinner(podium) : null,
      bestLap: podium ? getBestLap(podium, clubBest) : null,
    };
  });
}

function getWinner({ basis, racesLeft, rows }: Podium): PastEvent['winner'] {
  const first = racesLeft === 0 ? rows.find(({ rank }) => rank === 1) : undefined;
  if (!first) return null;
  const { name, photoUrl } = first;
  const result = basis ? rankingText(first, first, basis.kind).result : '–';
  return { name, names: winnerNames(rows), photoUrl, result };
}

const getBestLap = ({ fastestLap }: Podium, clubBest: number): PastEvent['bestLap'] =>
  fastestLap && {
    seconds: fastestLap.seconds,
    raceId: fastestLap.raceId,
    pilotId: fastestLap.pilotId,
    name: fastestLap.name,
    isClubBest: fastestLap.seconds === clubBest,
  };
