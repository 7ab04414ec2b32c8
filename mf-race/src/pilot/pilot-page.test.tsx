import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  failedCall,
  PENDING,
  renderPage,
} from '@holeshot/testing';
import { screen, within } from '@testing-library/react';
import { page } from './pilot-page';

jest.mock('../charts/echarts-view', () => ({ EChartsView: () => 'drawn' }));

const RACES = '/api/public/races/eventId/event-1/pilotId/kestrel';
const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] };

const open = (races: unknown) =>
  renderPage(page, {
    path: '/event/:eventId/pilot/:pilotId',
    at: '/event/event-1/pilot/kestrel',
    models: {
      '/api/public/events/id/event-1': buildEventRecord(),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [buildChannel()],
      '/api/public/pilots/eventId/event-1': [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
      [RACES]: races,
    },
  });

test('shows a loading view', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading pilot');
});

test('fails with the status for a pilot who is not in the event', async () => {
  open(failedCall(404, 'Not Found'));
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('shows empty views for a pilot without races', async () => {
  open([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kestrel' })).toBeVisible();
  expect(screen.getByText('No races yet')).toBeVisible();
  expect(screen.getByText('No times yet')).toBeVisible();
});

test('shows records with their races, the graph with its description, and a card per race', async () => {
  open([
    buildRace({ flights }),
    buildRace({ id: 'race-2', raceNumber: 5, flights: { kestrel: [] }, start: null, end: null }),
  ]);
  const sentence = 'Lap times over rounds. Best: 1 Lap 20.00 seconds in R1-2; 3 Laps 63.00 seconds in R1-2.';
  expect(await screen.findByRole('img', { name: sentence })).toHaveTextContent('drawn');
  expect(screen.getByRole('link', { name: /^3 Laps\s*63.00/ })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1',
  );
  const races = within(screen.getByRole('region', { name: 'Races' })).getAllByRole('article');
  expect(races.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Race 1-2',
    'Race 1-5',
  ]);
  expect(races[0]).toHaveTextContent('Kestrel1st');
  expect(screen.getByText('Races flown').nextSibling).toHaveTextContent('1');
  expect(screen.getByText('Wins').nextSibling).toHaveTextContent('1');
});
