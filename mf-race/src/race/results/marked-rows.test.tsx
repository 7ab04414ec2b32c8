import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  renderPage,
} from '@holeshot/testing';
import { setFollowed } from '@holeshot/ui';
import { screen, within } from '@testing-library/react';
import { page } from '../race-page';

test('marks a followed pilot in the result and the laps', async () => {
  setFollowed('magpie', true);
  const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] };
  renderPage(page, {
    path: '/event/:eventId/race/:raceId',
    at: '/event/event-1/race/race-1',
    models: {
      '/api/public/events/id/event-1': buildEventRecord(),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [buildChannel()],
      '/api/public/pilots/eventId/event-1': [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
      '/api/public/races/eventId/event-1/raceId/race-1': buildRace({ flights }),
      '/api/public/youtube/eventId/event-1/racestart/2026-05-16_10%3A00%3A00.000': [],
      '/api/public/objections/eventId/event-1': [],
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Race results' }));
  await table.findByText('followed');
  const headers = table.getAllByRole('rowheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Kestrel', 'Magpiefollowed']);
  const card = screen.getByRole('region', { name: 'Lap 1' });
  const marked = within(card)
    .getAllByRole('listitem')
    .map((row) => row.hasAttribute('data-marked'));
  expect(marked).toEqual([false, true]);
  localStorage.clear();
});
