import { FetchError } from '@holeshot/client';
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
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './race-page';

jest.mock('../charts/echarts-view', () => ({ EChartsView: () => 'drawn' }));

const at = '/event/event-1/race/race-1';
const RACE = '/api/public/races/eventId/event-1/raceId/race-1';
const OBJECTIONS = '/api/public/objections/eventId/event-1';
const names = ['Kestrel', 'Magpie', 'Ohmlet', 'Doppler', 'Propwash', 'Quokka', 'Fathom'];
const pilots = names.map((name) => buildPilot({ id: name.toLowerCase(), name }));
const flights = { magpie: [1.5, 25, 24, 23], kestrel: [2, 20, 21, 22] };

const getModels = (race: unknown, streams: unknown) => ({
  '/api/public/events/id/event-1': buildEventRecord(),
  '/api/public/clubs/id/7': buildClub(),
  '/api/public/channels': [buildChannel()],
  '/api/public/pilots/eventId/event-1': pilots,
  [RACE]: race,
  '/api/public/youtube/eventId/event-1/racestart/2026-05-16_10%3A00%3A00.000': streams,
  [OBJECTIONS]: [],
});

const openModels = (models: Record<string, unknown>, search = '') =>
  renderPage(page, { path: '/event/:eventId/race/:raceId', at: at + search, models });

const open = (race: unknown, search = '', streams: unknown = []) =>
  openModels(getModels(race, streams), search);

const getColumns = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent);
const columns = async () => getColumns(await screen.findByRole('table'));

test('shows a loading view', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading race');
});

test('fails with the status for a race that does not exist', async () => {
  open(failedCall(404, 'Not Found'));
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('a race that has not started shows pilots and channels, and neither results nor tabs', async () => {
  open(buildRace({ flights: { kestrel: [] }, start: null, end: null }));
  expect(await screen.findByRole('heading', { name: 'Not started' })).toBeVisible();
  const [row] = within(screen.getByRole('list', { name: 'Pilots by channel' })).getAllByRole('listitem');
  expect(row).toHaveTextContent('R15658Kestrel');
  expect(screen.queryByText('Date')).not.toBeInTheDocument();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test('a race in progress has a board with positions, laps and the age of the last crossing', async () => {
  open(buildRace({ flights: { magpie: [2, 25], kestrel: [1, 20, 21], quokka: [] }, end: null }));
  const board = within(await screen.findByRole('region', { name: 'Race in progress' }));
  const [, ...rows] = within(board.getByRole('table', { name: 'Race in progress' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1R1Kestrel1.00.*20.00, fastest.*21.00.*0 s.*leads$/),
    expect.stringMatching(/^2R1Magpie2.00.*25.00, own best.*15 s.*\+6.00at lap 1$/),
    expect.stringMatching(/^–R1Quokka/),
  ]);
  expect(screen.getByText(/^Last crossing .* ago$/)).toBeVisible();
  // the race of the test was months ago
  const facts = board.getByText(/^No crossing for \d+ days/, { selector: 'small > span' });
  expect(facts).toHaveTextContent('. Probably stopped.');
  expect(facts.parentElement).toHaveTextContent(/^No crossing for/);
  expect(board.getByRole('timer')).toHaveTextContent('0:42.0');
  expect(
    board.getByRole('img', { name: 'Gaps: Kestrel leads, Magpie +6.00, Quokka over 41.0' }),
  ).toBeVisible();
  expect(screen.queryByText('Date')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Lap 1/ })).toBeVisible();
});

test('a race in progress without crossings shows an empty view', async () => {
  open(buildRace({ flights: { kestrel: [] }, end: null }));
  expect(await screen.findByText('No laps yet')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Gaps/ })).not.toBeInTheDocument();
});

test('a race that ended without a lap shows an empty view and no tabs', async () => {
  open(buildRace({ flights: { kestrel: [] } }));
  expect(await screen.findByText('The race ended without a valid lap.')).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

const stream = {
  videoId: 'abc',
  title: 'Winter Series stream',
  startSeconds: 2410,
  hasSyncWarning: true,
  streamStart: null,
  durationSeconds: null,
  event: null,
};
const WARNING =
  'Synchronisation errors due to dropped frames in the stream. You may have to seek around to find this race.';

test('the stream begins at the race start, with a warning about dropped frames', async () => {
  open(buildRace({ flights }), '', [stream]);
  const play = await screen.findByRole('link', { name: /Winter Series stream/ });
  expect(play).toHaveAttribute('href', expect.stringContaining('2410'));
  expect(screen.getByText(WARNING)).toBeVisible();
});

test('shows no warning for a stream without one, and no section without a stream', async () => {
  open(buildRace({ flights }), '', [{ ...stream, hasSyncWarning: false }]);
  expect(await screen.findByRole('heading', { name: 'Stream' })).toBeVisible();
  expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
  cleanup();
  open(buildRace({ flights }));
  await screen.findByRole('table');
  expect(screen.queryByRole('heading', { name: 'Stream' })).not.toBeInTheDocument();
});

test('shows the result when the stream fails to load', async () => {
  open(buildRace({ flights }), '', failedCall(503, 'Service Unavailable'));
  expect(await screen.findByText('Stream did not load')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Race results' })).toBeVisible();
});

test('a place is explained by the gaps of all pilots', async () => {
  open(
    buildRace({ flights: { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] } }),
    '?explain=place.magpie',
  );
  expect(
    await screen.findByRole('img', { name: 'Gaps to the first: Kestrel, Magpie +8.50' }),
  ).toBeInTheDocument();
});

test('a crossing plays and focuses the stream from that second', async () => {
  open(buildRace({ flights }), '?explain=place.kestrel', [stream]);
  const play = await screen.findByRole('button', { name: /play the stream at 10:00:43 AM, Lap 2$/ });
  expect(play).toHaveTextContent(/^43.00$/);
  expect(document.querySelector('iframe')).not.toBeInTheDocument();
  fireEvent.click(play);
  expect(screen.getByTitle('Winter Series stream')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/embed\/abc\?autoplay=1&start=2453$/),
  );
  expect(document.activeElement).toContainElement(screen.getByTitle('Winter Series stream'));
  fireEvent.click(screen.getByRole('button', { name: /play the stream at 10:00:02 AM, Holeshot$/ }));
  expect(screen.getByTitle('Winter Series stream')).toHaveAttribute(
    'src',
    expect.stringMatching(/start=2412$/),
  );
});

test('a crossing is text when no stream covers it', async () => {
  open(buildRace({ flights }), '?explain=place.kestrel', [{ ...stream, durationSeconds: 2420 }]);
  expect(await screen.findByText('43.00')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /play the stream at/ })).toHaveLength(1);
  cleanup();
  open(buildRace({ flights }), '?explain=place.kestrel');
  expect(await screen.findByText('43.00')).toBeVisible();
  expect(screen.queryByRole('button', { name: /play the stream at/ })).not.toBeInTheDocument();
});

test('a printed page names event and club', async () => {
  open(buildRace({ flights }));
  expect(await screen.findByText('Winter Series 3, Saltbush FPV')).toBeInTheDocument();
});

test('links to the previous and next race if there are any', async () => {
  const link = { id: 'race-0', roundNumber: 1, eventType: 'TimeTrial' as const, raceNumber: 4 };
  open(buildRace({ flights, previous: link }));
  expect(await screen.findByRole('link', { name: 'Previous race: Time trial 1-4' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-0',
  );
  expect(screen.queryByRole('link', { name: /^Next race/ })).not.toBeInTheDocument();
});

test('shows number, time and origin of the revision', async () => {
  open(buildRace({ flights }));
  expect(
    await screen.findByText(
      /^Revision 1 of this race, received 16th May 2026, 10:02:05 AM, from Saltbush FPV \(sync\)/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/history$/),
  );
});

test('a figure opens its explanation, and Escape closes it', async () => {
  const race = buildRace({ flights });
  const detections = race.detections.map((detection) =>
    detection.id === 'kestrel-2'
      ? { ...detection, valid: false, validityType: 'Marshall' as const }
      : detection,
  );
  open({ ...race, detections });
  const figure = await screen.findByRole('link', { name: '1st' });
  figure.focus();
  fireEvent.click(figure);
  const panel = within(await screen.findByRole('region', { name: /Kestrel$/ }));
  expect(window.location.search).toBe('?explain=place.kestrel');
  expect(panel.getByRole('heading', { name: /Kestrel/ })).toHaveFocus();
  expect(panel.getByText('3 of 4 count')).toBeVisible();
  expect(panel.getByText(/^ruled out by a marshal/).closest('li')).toHaveTextContent(/^43.00not counted/);
  expect(panel.getByRole('link', { name: 'Place, 1st' })).toHaveAttribute('aria-current', 'true');
  fireEvent.keyDown(panel.getByText('3 of 4 count'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('3 of 4 count')).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
  expect(figure).toHaveFocus();
});

test('the focus moves to the heading when an explanation closes that the page opened with', async () => {
  open(buildRace({ flights }), '?explain=place.kestrel');
  const close = await screen.findByRole('link', { name: 'Close the explanation' });
  close.focus();
  fireEvent.click(close);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a long press in the cell of a figure opens it', async () => {
  open(buildRace({ flights }));
  const cell = (await screen.findByRole('link', { name: '1st' })).closest('td') as HTMLElement;
  const press = createEvent.contextMenu(cell);
  Object.defineProperty(press, 'pointerType', { value: 'touch' });
  fireEvent(cell, press);
  expect(await screen.findByText('4 of 4 count')).toBeVisible();
});

test('an explanation without network shows the failure in its place, and loads when the network is back', async () => {
  const race = buildRace({ flights });
  const models = getModels(race, []);
  openModels(models);
  const figure = await screen.findByRole('link', { name: '1st' });
  models[RACE] = new FetchError('You are offline', RACE, null, null);
  fireEvent.click(figure);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Crossings did not load.*You are offline/);
  models[RACE] = race;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('4 of 4 count')).toBeVisible();
});

test('the Replay tab opens from another tab, and fails in its place', async () => {
  const race = buildRace({ flights });
  const models: Record<string, unknown> = {
    ...getModels(race, []),
    '/api/public/layouts/eventId/event-1': [],
  };
  openModels(models);
  const tab = await screen.findByRole('tab', { name: 'Replay' });
  models[RACE] = new FetchError('You are offline', RACE, null, null);
  fireEvent.click(tab);
  expect(await screen.findByRole('alert')).toHaveTextContent(/The replay did not load.*You are offline/);
  models[RACE] = race;
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('slider', { name: 'Moment of the race' })).toBeInTheDocument();
});

test('a pilot without crossings is explained, too', async () => {
  open(buildRace({ flights: { ...flights, quokka: [] } }), '?explain=place.quokka');
  expect(await screen.findByText('none was recorded')).toBeVisible();
});

test('hides Edit Race from visitors', async () => {
  open(buildRace({ flights }));
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'Edit Race' })).not.toBeInTheDocument();
});

test('has the result once, with place, channel, times and gap', async () => {
  open(buildRace({ flights }));
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1stKestrelR1HS2.00best20.00, fastest.*65.00won$/),
    expect.stringMatching(/^2ndMagpieR1HS1.50, fastestbest23.00.*73.50\+8.50$/),
  ]);
  expect(screen.queryByRole('list', { name: 'Result' })).not.toBeInTheDocument();
});

test('says who led, and has the small graph of the positions', async () => {
  open(buildRace({ flights }));
  expect(await screen.findByText(/led at the holeshot/)).toHaveTextContent(
    'Magpie led at the holeshot, Kestrel from lap 1 on.',
  );
  const positions = within(screen.getByRole('region', { name: 'Positions' }));
  expect(positions.getByRole('link', { name: 'Open graph of race positions' })).toBeVisible();
});

test.each([
  ['every lap', { kestrel: [1, 20, 20] }, 'Kestrel led from the holeshot to the finish.'],
  [
    'many changes',
    { kestrel: [1, 30, 10, 30, 10], magpie: [2, 20, 20, 20, 20] },
    'The lead changed 4 times, last to Kestrel in lap 4.',
  ],
])('says who led in a race with %s', async (_, raceFlights, sentence) => {
  open(buildRace({ flights: raceFlights, targetLaps: 4 }));
  expect(await screen.findByText(/led from|lead changed/)).toHaveTextContent(sentence);
});

test('says nothing about a leader where best laps decide', async () => {
  open(buildRace({ flights, eventType: 'TimeTrial' }));
  await screen.findByRole('table');
  expect(screen.queryByText(/led |The lead /)).not.toBeInTheDocument();
});

test('leads to the replay, with and without a stream', async () => {
  for (const streams of [[stream], []]) {
    open(buildRace({ flights }), '', streams);
    const [link] = await screen.findAllByRole('link', { name: 'Replay' });
    expect(link).toHaveAttribute('href', '/event/event-1/race/race-1?tab=replay');
    cleanup();
  }
});

test('a race that ended without a lap has a result', async () => {
  open(buildRace({ flights: { kestrel: [] } }));
  expect(await screen.findByRole('table', { name: 'Race results' })).toHaveTextContent('Kestrel');
  expect(screen.queryByRole('link', { name: 'Replay' })).not.toBeInTheDocument();
});

test('the results have the columns for which there are times', async () => {
  open(buildRace({ flights }));
  expect(await columns()).toEqual([
    'Rank',
    'Pilot',
    'Channel',
    'HS',
    '1 Lap',
    '3 Laps',
    'Lap by lap',
    'Race Time',
    'Gap',
  ]);
});

test('hides HS and Race Time when nobody has such a time', async () => {
  const race = buildRace({ flights, eventType: 'TimeTrial' });
  const summaries = race.summaries.map((summary) => ({ ...summary, holeshotSeconds: null }));
  open({ ...race, summaries });
  expect(await columns()).toEqual(['Rank', 'Pilot', 'Channel', '1 Lap', 'Lap by lap', '3 Laps', 'Gap']);
});

test('a lap card shows position, shift, pilot, time and gap', async () => {
  open(buildRace({ flights }));
  const card = within(await screen.findByRole('region', { name: 'Lap 1' }));
  expect(card.getByText('fastest 20.00')).toBeVisible();
  expect(card.getByLabelText('up 1')).toBeVisible();
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '1R1Kestrel20.00, fastest',
    '2R1Magpie25.00+4.50',
  ]);
});

test('draws the graph in its tab, with a description', async () => {
  open(buildRace({ flights }), '?tab=lap-times-graph');
  const sentence = 'Lap times of 2 pilots. Fastest: Kestrel, lap 1, 20.00 seconds.';
  expect(await screen.findByRole('img', { name: sentence })).toHaveTextContent('drawn');
  expect(screen.getByText(sentence, { selector: 'summary' })).toBeVisible();
});

test.each([
  ['race-position-graph', 'Race positions of 2 pilots. First after lap 3: Kestrel. The lead changed once.'],
  [
    'time-behind-graph',
    'Time behind the leader of 2 pilots. In front after lap 3: Kestrel, Magpie 8.50 seconds behind.',
  ],
])('draws %s in its tab, with a description and a table', async (tab, sentence) => {
  open(buildRace({ flights }), `?tab=${tab}`);
  expect(await screen.findByRole('img', { name: sentence })).toHaveTextContent('drawn');
  expect(screen.getByText(sentence, { selector: 'summary' })).toBeVisible();
  expect(getColumns(screen.getByRole('table', { hidden: true }))).toEqual([
    'Pilots',
    'HS',
    'Lap 1',
    'Lap 2',
    'Lap 3',
  ]);
});

test('opens Laps instead of a graph without data', async () => {
  open(buildRace({ flights: { kestrel: [2] } }), '?tab=lap-times-graph');
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Laps');
});

test('a race with many laps shows the first ones, and the others after a click', async () => {
  const long = { kestrel: [1, ...Array<number>(40).fill(20)] };
  open(buildRace({ flights: long, eventType: 'Endurance' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Show all 41 laps' }));
  expect(await screen.findByRole('region', { name: 'Lap 40' })).toBeVisible();
});

test('ALL shows all or none of more than 6 series', async () => {
  const seven = Object.fromEntries(pilots.map(({ id }, index) => [id, [1, 20 + index, 20, 20]]));
  open(buildRace({ flights: seven }), '?tab=lap-times-graph');
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

test('hides ALL for 6 series', async () => {
  const six = Object.fromEntries(pilots.slice(1).map(({ id }) => [id, [1, 20, 20, 20]]));
  open(buildRace({ flights: six }), '?tab=lap-times-graph');
  expect(await screen.findByRole('button', { name: 'Magpie' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ALL' })).not.toBeInTheDocument();
  await screen.findByText('drawn');
});
