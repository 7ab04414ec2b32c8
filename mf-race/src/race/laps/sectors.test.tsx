import {
  buildChannel,
  buildClub,
  buildDetection,
  buildEventRecord,
  buildPilot,
  buildRace,
  EVENT_START,
  renderPage,
} from '@holeshot/testing';
import { screen, within } from '@testing-library/react';
import { page } from '../race-page';

const open = (race: object) =>
  renderPage(page, {
    path: '/event/:eventId/race/:raceId',
    at: '/event/event-1/race/race-1',
    models: {
      '/api/public/events/id/event-1': buildEventRecord(),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [buildChannel()],
      '/api/public/pilots/eventId/event-1': [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
      '/api/public/races/eventId/event-1/raceId/race-1': race,
      '/api/public/youtube/eventId/event-1/racestart/2026-05-16_10%3A00%3A00.000': [],
      '/api/public/objections/eventId/event-1': [],
    },
  });
const race = buildRace({ flights: { kestrel: [1, 20], magpie: [1, 21] }, targetLaps: 1 });

test('a race with split gates has the best sectors and the ideal lap', async () => {
  const split = (pilotId: string, seconds: number) =>
    buildDetection({
      id: `split-${pilotId}`,
      pilotId,
      lapNumber: 0,
      timingSystemIndex: 1,
      raceSector: 1,
      isLapEnd: false,
      time: EVENT_START + seconds * 1000,
    });
  open({ ...race, detections: [...race.detections, split('kestrel', 12), split('magpie', 8)] });
  const table = await screen.findByRole('table', { name: 'Best sectors' });
  const [header, ...rows] = within(table).getAllByRole('row');
  expect(
    within(header ?? table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pilot', 'Sector 1', 'Sector 2', 'Ideal lap', 'Best lap']);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Sector 111.00', 'Sector 29.00, fastest', 'Ideal lap20.00', 'Best lap20.00'],
    ['Sector 17.00, fastest', 'Sector 214.00', 'Ideal lap21.00', 'Best lap21.00'],
  ]);
});

test('a race without split gates has no sectors', async () => {
  open(race);
  await screen.findByRole('table', { name: 'Race results' });
  expect(screen.queryByRole('heading', { name: 'Sectors' })).not.toBeInTheDocument();
});
