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
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './pilot-page';

const RACES = '/api/public/races/eventId/event-1/pilotId/kestrel';
const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] };

const rankedPilot = {
  photoUrl: null,
  final: null,
  points: 10,
  raceSeconds: null,
  targetSeconds: null,
  lapCount: 3,
  raceCount: 1,
  winCount: 0,
  bestLap: null,
};
const ranking = {
  basis: { kind: 'points', stageId: null, stageName: null },
  racesLeft: 0,
  rows: [
    { ...rankedPilot, pilotId: 'magpie', name: 'Magpie', rank: 1 },
    { ...rankedPilot, pilotId: 'kestrel', name: 'Kestrel', rank: 2, points: 8 },
  ],
  fastestLap: null,
};

const PLACE = '/api/public/rankings/eventId/event-1/pilotId/kestrel';

const open = (races: unknown, { at = '', models = {} }: { at?: string; models?: object } = {}) =>
  renderPage(page, {
    path: '/event/:eventId/pilot/:pilotId',
    at: `/event/event-1/pilot/kestrel${at}`,
    models: {
      '/api/public/events/id/event-1': buildEventRecord(),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [buildChannel()],
      '/api/public/pilots/eventId/event-1': [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
      [RACES]: races,
      '/api/public/auth/eventId/event-1/pilotId/kestrel': { handle: 'kestrel', eventCount: 31 },
      '/api/public/rankings/eventId/event-1': ranking,
      '/api/public/raceSummaries/eventId/event-1': failedCall(503, 'Service Unavailable'),
      ...models,
    },
  });

test('shows a loading view', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading pilot');
});

test('the title keeps a name from right to left apart from the event', async () => {
  open([], { models: { '/api/public/pilots/eventId/event-1': [buildPilot({ name: 'נץ' })] } });
  await waitFor(() => expect(document.title).toBe('\u2068נץ\u2069, Winter Series 3 · Holeshot'));
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

test('shows the place first, figures, a panel per kind of time, and a card per race', async () => {
  open([
    buildRace({ flights }),
    buildRace({ id: 'race-2', raceNumber: 5, flights: { kestrel: [] }, start: null, end: null }),
  ]);
  const header = (await screen.findByRole('heading', { level: 1, name: 'Kestrel' })).parentElement;
  expect(header).toHaveTextContent('2nd of 2 in Winter Series 3');
  expect(screen.getByRole('link', { name: 'Pilot before: 1st Magpie' })).toHaveAttribute(
    'href',
    '/event/event-1/pilot/magpie',
  );
  expect(screen.getByRole('link', { name: 'Profile, 31 events' })).toHaveAttribute('href', '/kestrel/');
  expect(screen.getByText('Result').nextSibling).toHaveTextContent('2nd');
  expect(screen.getByText('Races flown').nextSibling).toHaveTextContent('1');
  expect(screen.getByText('1 won')).toBeVisible();
  const graph = within(screen.getByRole('region', { name: 'Lap times over Rounds' }));
  expect(graph.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1 Lap',
    '3 Laps',
    'Race Time',
    'Holeshot',
  ]);
  expect(graph.getByRole('img', { name: /^3 Laps by race: 63.00 in R1-2\./ })).toBeVisible();
  const best = graph.getByRole('link', { name: '63.00' });
  expect(best).toHaveAttribute('href', '/event/event-1/race/race-1?explain=targetLap.kestrel');
  expect(best.parentElement).toHaveTextContent('63.00 1st, fastest');
  const races = within(screen.getByRole('region', { name: 'Races' })).getAllByRole('article');
  expect(races.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Race 1-5',
    'Race 1-2',
  ]);
  expect(races[1]).toHaveTextContent('1R1Kestrel65.00');
  expect(within(races[1] as HTMLElement).getByRole('link', { name: '65.00' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?explain=place.kestrel',
  );
});

describe('the place', () => {
  const derivation = {
    pilotId: 'kestrel',
    kind: 'points',
    stageName: null,
    rank: 2,
    rankedCount: 2,
    figure: 8,
    rollOver: 0,
    tiedWith: [],
    ahead: { pilotId: 'magpie', rank: 1, figure: 10 },
    races: [
      {
        raceId: 'race-1',
        eventType: 'Race',
        roundNumber: 1,
        raceNumber: 2,
        figure: 8,
        position: 2,
        dnf: false,
        isUsed: true,
        rankWithout: null,
      },
    ],
  };

  test('opens its explanation from the header and the result', async () => {
    open([buildRace({ flights })], { models: { [PLACE]: derivation } });
    const link = await screen.findByRole('link', { name: '2nd of 2' });
    expect(screen.getByRole('link', { name: '2nd' })).toHaveAttribute('href', link.getAttribute('href'));
    fireEvent.click(link);
    const panel = within(await screen.findByRole('region', { name: 'Kestrel' }));
    expect(panel.getByText('of 2, −2 points to Magpie')).toBeVisible();
    expect(panel.getByRole('heading', { name: '8 points in 1 race' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'Race 1-2' })).toHaveAttribute(
      'href',
      '/event/event-1/race/race-1?explain=points.kestrel',
    );
    expect(panel.getByText('To draw level with Magpie').parentElement).toHaveTextContent('+2 points1st');
    expect(panel.getByText('Without Race 1-2').parentElement).toHaveTextContent('no place');
  });

  test('shows the page when its explanation fails to load', async () => {
    const models = { [PLACE]: failedCall(503, 'Service Unavailable') };
    open([buildRace({ flights })], { at: '?explain=rank.kestrel', models });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByText('2nd of 2')).toBeVisible();
  });
});
