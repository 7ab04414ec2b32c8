import { buildGuid, type EventShape } from '../../server/src/testing/build-event-folder';

/** An event of 61 races and 20 pilots, with one race in progress. */
export function benchEvent(): EventShape {
  const pilotIds = Array.from({ length: 20 }, buildGuid);
  const roundIds = Array.from({ length: 21 }, buildGuid);
  const races = Array.from({ length: 61 }, (_, index) => ({
    roundId: roundIds[Math.floor(index / 3)] ?? '',
    number: (index % 3) + 1,
    pilotIds: Array.from({ length: 7 }, (_seat, seat) => pilotIds[(index * 7 + seat) % 20] ?? ''),
    laps: 4,
    state:
      index < 57 ? ('finished' as const) : index === 57 ? ('in-progress' as const) : ('not-started' as const),
  }));
  return { pilotIds, rounds: roundIds.map((ID) => ({ ID })), races, event: { Name: 'Sixty-one races' } };
}
