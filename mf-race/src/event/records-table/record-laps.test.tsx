import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildEventRecord, buildRace, createTestPlatform } from '@holeshot/testing';
import { act, render, screen } from '@testing-library/react';
import { RecordLaps } from './record-laps';

const toRow = (raceId: string) => ({
  pilotId: 'kestrel',
  rank: 1,
  times: [
    { pilotId: 'kestrel', seconds: 63, raceId, roundNumber: 1, raceNumber: 1, eventType: 'Race' as const },
  ],
});

test('a race that loads slowly does not replace the race of a newer time', async () => {
  let answer: (race: unknown) => void = () => undefined;
  const slow = new Promise((resolve) => {
    answer = resolve;
  });
  const { platform } = createTestPlatform({
    '/api/public/races/eventId/event-1/raceId/slow': slow,
    '/api/public/races/eventId/event-1/raceId/new': buildRace({ id: 'new' }),
  });
  const toPage = (raceId: string) => (
    <AtAddress>
      <PlatformContext.Provider value={platform}>
        <RecordLaps
          event={buildEventRecord()}
          row={toRow(raceId)}
          table={{ columns: [{ id: 'pbLap', label: 'Best' }], showsType: false }}
        />
      </PlatformContext.Provider>
    </AtAddress>
  );
  const { rerender } = render(toPage('slow'));
  rerender(toPage('new'));
  expect(await screen.findByRole('link')).toBeVisible();
  await act(async () => answer(buildRace({ id: 'slow' })));
  expect(screen.getByRole('link')).toBeVisible();
});
