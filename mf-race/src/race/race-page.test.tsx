import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildFlownRace,
  buildPilot,
  failedCall,
  PENDING,
  renderPage,
} from '@holeshot/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { page } from './race-page';

jest.mock('../charts/echarts-view', () => ({ EChartsView: () => 'drawn' }));

const at = '/event/event-1/race/race-1';
const RACE = '/api/public/races/eventId/event-1/raceId/race-1';
const names = ['Kestrel', 'Magpie', 'Ohmlet', 'Doppler', 'Propwash', 'Quokka', 'Fathom'];
const pilots = names.map((name) => buildPilot({ id: name.toLowerCase(), name }));
const flights = { magpie: [1.5, 25, 24, 23], kestrel: [2, 20, 21, 22] };

const open = (race: unknown, search = '') =>
  renderPage(page, {
    path: '/event/:eventId/race/:raceId',
    at: at + search,
    models: {
      '/api/public/events/id/event-1': buildEventRecord(),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [buildChannel()],
      '/api/public/pilots/eventId/event-1': pilots,
      [RACE]: race,
    },
  });

const columns = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

test('shows what is loading while the race is on its way', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading race');
});

test('a race that is not there is a routing failure with its status', async () => {
  open(failedCall(404, 'Not Found'));
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('a race without laps says so, with its pilots', async () => {
  open(buildFlownRace({ flights: { kestrel: [] }, start: null, end: null }));
  expect(await screen.findByText('No laps yet')).toBeVisible();
  expect(screen.getByText('Not started')).toBeVisible();
  expect(screen.queryByText('Date')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kestrel' })).toBeVisible();
});

test('a running race says so, and shows the laps so far', async () => {
  open(buildFlownRace({ flights: { kestrel: [2, 20] }, end: null }));
  expect(await screen.findByText('In progress')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Lap 1/ })).toBeVisible();
});

test('pilot cards stand in the order of the result', async () => {
  open(buildFlownRace({ flights }));
  const cards = within(await screen.findByRole('list', { name: 'Result' })).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(['1stR1Kestrel65.00winner', '2ndR1Magpie73.50+8.50']);
});

test('results have the columns that somebody has a time for', async () => {
  open(buildFlownRace({ flights }));
  expect(await columns()).toEqual([
    'Rank',
    'Pilot',
    'Channel',
    'HS',
    '1 Lap',
    '3 Laps',
    'Race Time',
    'Lap by lap',
  ]);
});

test('without holeshot and race time those columns are hidden', async () => {
  const race = buildFlownRace({ flights, eventType: 'TimeTrial' });
  const summaries = race.summaries.map((summary) => ({ ...summary, holeshotSeconds: null }));
  open({ ...race, summaries });
  expect(await columns()).toEqual(['Rank', 'Pilot', 'Channel', '1 Lap', '3 Laps', 'Lap by lap']);
});

test('a lap card shows position, shift, pilot, time and gap', async () => {
  open(buildFlownRace({ flights }));
  const card = within(await screen.findByRole('region', { name: 'Lap 1' }));
  expect(card.getByText('fastest 20.00')).toBeVisible();
  expect(card.getByLabelText('up 1')).toBeVisible();
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1R1Kestrel20.00, fastest',
    '2R1Magpie25.00+4.50',
  ]);
});

test('the graph is drawn in its tab, with the same in words', async () => {
  open(buildFlownRace({ flights }), '?tab=lap-times-graph');
  const sentence = 'Lap times of 2 pilots. Fastest: Kestrel, lap 1, 20.00 seconds.';
  expect(await screen.findByRole('img', { name: sentence })).toHaveTextContent('drawn');
  expect(screen.getByText(sentence, { selector: 'summary' })).toBeVisible();
});

test('the graph of a race without laps says so', async () => {
  open(buildFlownRace({ flights: { kestrel: [] } }), '?tab=lap-times-graph');
  expect(await screen.findByText('No laps yet')).toBeVisible();
});

test('ALL is there above 6 series, and shows all or none', async () => {
  const seven = Object.fromEntries(pilots.map(({ id }, index) => [id, [1, 20 + index, 20, 20]]));
  open(buildFlownRace({ flights: seven }), '?tab=lap-times-graph');
  const all = await screen.findByRole('button', { name: 'ALL' });
  const kestrel = screen.getByRole('button', { name: 'Kestrel' });
  expect([all, kestrel].map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
  fireEvent.click(kestrel);
  expect([all, kestrel].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'false']);
  fireEvent.click(all);
  expect(kestrel).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(all);
  expect(kestrel).toHaveAttribute('aria-pressed', 'false');
  await screen.findByText('drawn');
});

test('there is no ALL for 6 series', async () => {
  const six = Object.fromEntries(pilots.slice(1).map(({ id }) => [id, [1, 20, 20, 20]]));
  open(buildFlownRace({ flights: six }), '?tab=lap-times-graph');
  expect(await screen.findByRole('button', { name: 'Magpie' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ALL' })).not.toBeInTheDocument();
  await screen.findByText('drawn');
});
