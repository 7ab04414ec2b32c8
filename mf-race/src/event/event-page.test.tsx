import { FetchError } from '@holeshot/client';
import { fromInstantMs } from '@holeshot/domain';
import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildRankedPilot,
  buildRanking,
  buildRound,
  buildSummary,
  EVENT_START,
  failedCall,
  PENDING,
  renderPage,
} from '@holeshot/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { page } from './event-page';

const at = '/event/event-1';
const race = buildRace({ flights: { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] } });

const ranking = buildRanking({
  basis: { kind: 'final', stageId: 'finals', stageName: 'Finals' },
  rows: [
    buildRankedPilot({ pilotId: 'magpie', name: 'Magpie', final: 'A1', points: 44 }),
    buildRankedPilot({
      rank: 2,
      final: 'A2',
      points: 34,
      raceSeconds: 66.5,
      bestLap: { seconds: 21, raceId: 'race-1', roundNumber: 1, raceNumber: 2, eventType: 'Race' },
    }),
  ],
});

const models = () => ({
  '/api/public/events/id/event-1': buildEventRecord() as unknown,
  '/api/public/clubs/id/7': buildClub(),
  '/api/public/channels': [buildChannel()],
  '/api/public/pilots/eventId/event-1': [
    buildPilot({ id: 'magpie', name: 'Magpie' }),
    buildPilot(),
    buildPilot({ id: 'ghost', name: 'R1 (1-1)', practicePilot: true }),
  ] as unknown[],
  '/api/public/races/eventId/event-1/last/3': [race] as unknown[],
  '/api/public/races/eventId/event-1/next/3': [] as unknown[],
  '/api/public/stages/eventId/event-1': [],
  '/api/public/rounds/eventId/event-1': [buildRound()] as unknown,
  '/api/public/races/eventId/event-1': [race],
  '/api/public/raceSummaries/eventId/event-1': race.summaries as unknown,
  '/api/public/rankings/eventId/event-1': ranking as unknown,
});

const open = (search = '', changed: Partial<ReturnType<typeof models>> = {}) =>
  renderPage(page, { path: '/event/:eventId', at: at + search, models: { ...models(), ...changed } });

const tabNames = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);

test('shows a loading view', async () => {
  open('', { '/api/public/events/id/event-1': PENDING });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading event');
});

test('fails with the status for an event that does not exist', async () => {
  open('', { '/api/public/events/id/event-1': failedCall(404, 'Not Found') });
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('shows an empty view for an event without pilots and races', async () => {
  open('', { '/api/public/pilots/eventId/event-1': [], '/api/public/races/eventId/event-1/last/3': [] });
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
});

test('shows date, pilots, laps and the hosting club', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Winter Series 3');
  expect(screen.getAllByText(/16th May 2026, 10:00 AM/)[0]).toBeVisible();
  expect(screen.getByText('2 pilots')).toBeVisible();
  expect(screen.getByText('3 Laps')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Hosted by .+2026$/ })).toHaveAttribute('href', '/club/7');
  expect(document.title).toBe('Winter Series 3 · Holeshot');
});

test('tells search engines when the event starts and ends, on its clock', () => {
  const event = buildEventRecord({ end: EVENT_START + 86_400_000, timeZone: 'Australia/Adelaide' });
  const days = (shown: typeof event) =>
    page.meta({ event: shown, club: { ok: false } } as never).jsonLd ?? {};
  expect(days(event)).toMatchObject({
    startDate: '2026-05-16T10:00:00+09:30',
    endDate: '2026-05-17T10:00:00+09:30',
  });
  expect(days({ ...event, end: null })).not.toHaveProperty('endDate');
});

test.each([
  ['Pacific/Kiritimati', true],
  ['Pacific/Pago_Pago', false],
])('says Today when it is the day of the event in %s', async (timeZone, isToday) => {
  // the two places never share a date
  const start = fromInstantMs(Date.now(), 'Pacific/Kiritimati');
  open('', { '/api/public/events/id/event-1': buildEventRecord({ start, timeZone }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText('Today,').length > 0).toBe(isToday);
});

test.each([
  ['shows Register while registration is open', Date.now() + 86_400_000, true],
  ['hides Register once the event has started', Date.now() - 86_400_000, false],
])('%s', async (_, start, isShown) => {
  open('', { '/api/public/events/id/event-1': buildEventRecord({ canRegister: true, start }) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Register for Winter Series 3' }) !== null).toBe(isShown);
});

test('shows only tabs that have something to show', async () => {
  open();
  expect(await tabNames()).toEqual(['Pilots2', 'Rounds', 'Lap Records', 'Lap Counts', 'Points']);
});

test('hides Rounds and Lap Records without races', async () => {
  open('', { '/api/public/races/eventId/event-1/last/3': [] });
  expect(await tabNames()).toEqual(['Pilots2']);
});

test('hides Pilots when there are only practice pilots', async () => {
  open('', { '/api/public/pilots/eventId/event-1': [buildPilot({ practicePilot: true })] });
  expect(await tabNames()).toEqual(['Rounds', 'Lap Records', 'Lap Counts', 'Points']);
});

test('a finished event opens on its pilots by result, below the podium', async () => {
  open();
  const podium = within(await screen.findByRole('region', { name: 'Podium' }));
  expect(podium.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Magpie',
    '65.00',
    'Kestrel',
    '66.50',
    '20.00',
    'Round 1, Race 2',
  ]);
  expect(podium.getByText('1st')).toHaveTextContent('1st, Finals');
  expect(podium.getByRole('link', { name: '66.50' })).toHaveAttribute(
    'href',
    '/event/event-1/pilot/kestrel?explain=rank.kestrel',
  );
  expect(podium.getByText('20.00')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Pilots by result' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RankPilotFinalBest lapPoints',
    '1stMagpieA120.00fastest, Round 1, Race 244',
    '2ndKestrelA221.00+1.00, Round 1, Race 234',
  ]);
});

test('hides the podium on tabs with results of their own', async () => {
  open('?tab=rounds');
  await screen.findByRole('tabpanel');
  expect(screen.queryByRole('region', { name: 'Podium' })).toBeNull();
});

test.each([
  ['asked for', '?tab=pilots&order=name', ranking],
  ['while nobody is ranked', '?tab=pilots', buildRanking({ basis: null, fastestLap: null })],
])('Pilots lists the pilots by name, without practice pilots, when %s', async (_, search, shown) => {
  open(search, { '/api/public/rankings/eventId/event-1': shown });
  const list = within(await screen.findByRole('list', { name: 'Pilots by name' }));
  const names = list.getAllByRole('link');
  expect(names.map((link) => link.textContent)).toEqual(['Kestrel', 'Magpie']);
  expect(names[0]).toHaveAttribute('href', '/event/event-1/pilot/kestrel');
});

test('a click opens a tab and changes the address', async () => {
  open();
  fireEvent.click(await screen.findByRole('tab', { name: 'Rounds' }));
  expect(await screen.findByRole('heading', { name: 'Race Round 1' })).toBeVisible();
  expect(window.location.search).toBe('?tab=rounds');
  expect(screen.getByRole('tab', { name: 'Rounds' })).toHaveAttribute('aria-selected', 'true');
});

test('opens the first tab for an unknown name', async () => {
  open('?tab=nonsense');
  expect(await screen.findByRole('tab', { name: /Pilots/ })).toHaveAttribute('aria-selected', 'true');
});

test('the arrow keys move between tabs', async () => {
  open();
  const [first, second] = await screen.findAllByRole('tab');
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(second).toHaveFocus();
});

test('a race card has links and results', async () => {
  open('?tab=rounds');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Race 1-2' })).toHaveAttribute('href', `${at}/race/race-1`);
  expect(card.getByText(/3 laps/)).toBeVisible();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1R1Kestrel65.00',
    '2R1Magpie+8.50',
  ]);
});

test('Lap Records shows ranks, times and their races', async () => {
  open('?tab=lap-records');
  const rows = await screen.findAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^1stKestrel/);
  expect(screen.getAllByRole('link', { name: /^Round 1, Race 2$/ })[0]).toHaveAttribute(
    'href',
    `${at}/race/race-1`,
  );
  expect(screen.getByRole('columnheader', { name: '3 Laps' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a time of Lap Records opens its explanation with the compared races', async () => {
  open('?tab=lap-records');
  const table = await screen.findByRole('table', { name: 'Lap Records' });
  fireEvent.click(within(table).getAllByRole('link', { name: '63.00' })[0] as HTMLElement);
  const panel = within(await screen.findByRole('region', { name: 'Kestrel' }));
  expect(panel.getByText(/^1st of 2/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Round 1, Race 2' })).toHaveAttribute(
    'href',
    `${at}/race/race-1?explain=targetLap.kestrel`,
  );
  expect(panel.getByText('Without Round 1, Race 2').closest('li')).toHaveTextContent(/no time$/);
});

test.each([
  ['points', 'Points', '10', /^Points, Total$/],
  ['lap-counts', 'Lap Counts', '3', /^Lap Counts, Total$/],
])('a total of %s opens its explanation with the added races', async (tab, name, total, title) => {
  const rows = [buildSummary({ points: 10, lapCount: 3, position: 1 })];
  open(`?tab=${tab}`, { '/api/public/raceSummaries/eventId/event-1': rows });
  const table = await screen.findByRole('table', { name });
  fireEvent.click(within(table).getAllByRole('link', { name: total }).at(-1) as HTMLElement);
  const panel = within(await screen.findByRole('region', { name: 'Kestrel' }));
  expect(panel.getByText(title)).toBeVisible();
  expect(panel.getByText('1 race counts')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Race 1-1' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/race\/race-1\?explain=(points|laps)\.kestrel$/),
  );
});

test('Lap Records shows an empty view without laps', async () => {
  open('?tab=lap-records', { '/api/public/raceSummaries/eventId/event-1': [] });
  expect(await screen.findByText('No laps yet')).toBeVisible();
});

test.each([
  ['lap-records', 'Lap Records', '/api/public/raceSummaries/eventId/event-1'],
  ['rounds', 'Rounds', '/api/public/rounds/eventId/event-1'],
])('shows the rest of the page when the tab %s fails to load', async (tab, what, path) => {
  open(`?tab=${tab}`, { [path]: failedCall(503, 'Service Unavailable', path) });
  expect(await screen.findByText(`${what} did not load`)).toBeVisible();
  expect(screen.getByText(path)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winter Series 3');
});

describe('without network', () => {
  const noNetwork = () => new FetchError('You are offline', '/api/public', null, null);

  test('a tab without network shows the failure in its place, and loads when the network is back', async () => {
    const all = models();
    renderPage(page, { path: '/event/:eventId', at, models: all });
    await screen.findByRole('table', { name: 'Pilots by result' });
    const event = all['/api/public/events/id/event-1'];
    all['/api/public/events/id/event-1'] = noNetwork();
    fireEvent.click(screen.getByRole('tab', { name: 'Lap Records' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Lap Records did not load.*You are offline/);
    expect(screen.getByRole('tab', { name: 'Lap Records' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winter Series 3');
    all['/api/public/events/id/event-1'] = event;
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('table', { name: 'Lap Records' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('does not keep an event that was deleted meanwhile', async () => {
    const all = models();
    renderPage(page, { path: '/event/:eventId', at, models: all });
    await screen.findByRole('table', { name: 'Pilots by result' });
    all['/api/public/events/id/event-1'] = failedCall(404, 'Not Found');
    fireEvent.click(screen.getByRole('tab', { name: 'Lap Records' }));
    expect(await screen.findByText('Route failed: 404')).toBeVisible();
  });
});
