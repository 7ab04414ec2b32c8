import type { WireSeason } from '@holeshot/contract/wire';
import { seasonQuery } from './season.query';

test('derives the present state of results, also from a kept response', async () => {
  const season = {
    ID: 1,
    Name: 'Summer',
    Club: { ID: 7, Name: 'Home' },
    Decided: false,
    Points: 'places',
    Counted: null,
    Rows: [],
    Changes: [],
    Events: [
      {
        ID: 'event-1',
        Name: 'Cup',
        Club: { ID: 7, Name: 'Home' },
        Start: '2026/05/15 10:00:00',
        TimeZone: 'UTC',
        Over: true,
        Results: { State: 'provisional', Until: '2026-05-15T12:00:00.000Z', Changed: false },
      },
    ],
  } as unknown as WireSeason;
  const read = async (now: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const { events } = await seasonQuery(1).parse(season, { validate: false });
    return events[0]?.resultsText;
  };
  expect(await read('2026-05-15T11:59:00Z')).toMatch(/^Provisional/);
  expect(await read('2026-05-15T12:00:00Z')).toBe('Official');
  jest.restoreAllMocks();
});
