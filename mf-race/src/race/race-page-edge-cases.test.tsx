import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildUser,
  EVENT_START,
  renderPage,
} from '@holeshot/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './race-page';

jest.mock('../charts/echarts-view', () => ({ EChartsView: () => 'drawn' }));

const RACE = '/api/public/races/eventId/event-1/raceId/race-1';

function open(race: object, { pilots = [buildPilot()], adminOfClubIds = [] as number[], search = '' } = {}) {
  const models: Record<string, unknown> = {
    '/api/public/events/id/event-1': buildEventRecord(),
    '/api/public/clubs/id/7': buildClub(),
    '/api/public/channels': [buildChannel()],
    '/api/public/pilots/eventId/event-1': pilots,
    '/api/public/youtube/eventId/event-1/racestart/2026-05-16_10%3A00%3A00.000': [],
    '/api/public/objections/eventId/event-1': [],
    [RACE]: race,
  };
  const view = renderPage(page, {
    path: '/event/:eventId/race/:raceId',
    at: `/event/event-1/race/race-1${search}`,
    models,
    session: { user: buildUser({ handle: 'Robin', adminOfClubIds }) },
  });
  return { ...view, models };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Race results' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('a removed race shows who removed it and when, its history, and no results', async () => {
  const at = Date.UTC(2026, 4, 16, 11, 42);
  open({
    ...buildRace({ flights: { kestrel: [1, 20, 20, 20] } }),
    isRemoved: true,
    revision: { number: 2, at, who: 'desktop app', why: 'removed' },
  });
  expect(await screen.findByText('Removed by the desktop app, 11:42 AM')).toBeVisible();
  expect(screen.getByRole('link', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a removed race is shown again once it is delivered again', async () => {
  jest.useFakeTimers({ now: EVENT_START - 9 * 3_600_000, doNotFake: ['queueMicrotask', 'nextTick'] });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const revision = { number: 2, at: EVENT_START, who: 'desktop app', why: 'removed' };
  const { models } = open(buildRace({ start: null, end: null, isRemoved: true, revision }));
  await pass(500);
  expect(screen.getByText(/^Removed by the desktop app/)).toBeVisible();
  models[RACE] = buildRace({ flights: { kestrel: [1, 20, 20, 20] } });
  await pass(61_000);
  expect(screen.getByRole('table', { name: 'Race results' })).toBeVisible();
  jest.useRealTimers();
});

describe('Edit Race', () => {
  const race = buildRace({ flights: { kestrel: [1, 20, 20, 20] } });

  test.each([
    ['is visible to an admin of the hosting club and another one', [8, 7], 1],
    ['is hidden from an admin of another club', [8], 0],
    ['is hidden from a member', [], 0],
  ])('%s', async (_, adminOfClubIds, count) => {
    open(race, { adminOfClubIds });
    await screen.findByRole('table');
    expect(screen.queryAllByRole('button', { name: 'Edit Race' })).toHaveLength(count);
  });

  test('opens its dialog', async () => {
    const { calls } = open(race, { adminOfClubIds: [7] });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Race' }));
    expect(calls.dialogs).toEqual(['edit-race']);
  });
});

describe('unusual races', () => {
  test('a race without a round has the type Unknown, and is ranked by best laps', async () => {
    open(
      buildRace({
        flights: { kestrel: [1, 20, 20, 20] },
        roundId: null,
        roundNumber: 0,
        eventType: 'Unknown',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unknown 0-2');
    expect(await rows()).toEqual([expect.stringMatching(/^–KestrelR1.*60.00, fastest$/)]);
  });

  test('a pilot without a channel has dashes for it', async () => {
    const race = buildRace({ flights: { kestrel: [1, 20, 20, 20] } });
    open({ ...race, pilotChannels: [{ pilotId: 'kestrel', channelId: null, handicapSeconds: 0 }] });
    expect(await rows()).toEqual([expect.stringMatching(/^1stKestrel--.*61.00won$/)]);
  });

  test('omits laps without detections, and pilots who are not in the race', async () => {
    const race = buildRace({ flights: { kestrel: [1, 20, 20, 20], ghost: [1, 10] } });
    open({
      ...race,
      detections: race.detections.filter(({ id }) => id !== 'kestrel-3'),
      pilotChannels: race.pilotChannels.filter(({ pilotId }) => pilotId === 'kestrel'),
    });
    expect(await screen.findByRole('region', { name: 'Lap 2' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Lap 3' })).not.toBeInTheDocument();
    expect(await rows()).toHaveLength(1);
  });

  test('a pilot who is missing from the event is an unknown pilot', async () => {
    open(buildRace({ flights: { stranger: [1, 20, 20, 20] } }));
    expect((await rows())[0]).toContain('Unknown pilot');
  });

  test('shows equal names, a right-to-left name and a name of 200 letters unchanged', async () => {
    const names = ['Kestrel', 'Kestrel', 'النسر', 'x'.repeat(200)];
    const pilots = names.map((name, index) => buildPilot({ id: `p${index}`, name }));
    open(buildRace({ flights: { p0: [1, 20], p1: [1, 21], p2: [1, 22], p3: [1, 23] } }), { pilots });
    const headers = within(await screen.findByRole('table')).getAllByRole('rowheader');
    expect(headers.map((header) => header.textContent)).toEqual(names);
  });

  test('shows 60 pilots', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `p${index}`);
    const pilots = ids.map((id) => buildPilot({ id, name: id }));
    const race = buildRace({ flights: Object.fromEntries(ids.map((id, index) => [id, [1, 20 + index]])) });
    open(race, { pilots });
    expect(await rows()).toHaveLength(60);
    cleanup();
    open(race, { pilots, search: '?tab=race-position-graph' });
    await screen.findByRole('group', { name: 'Pilots shown' });
    const legend = within(screen.getByRole('group', { name: 'Pilots shown' }));
    expect(legend.getAllByRole('button')).toHaveLength(61);
    await screen.findByText('drawn');
  });
});

describe('a line that stops early', () => {
  const flights = { kestrel: [1, 20, 20, 20], magpie: [2, 30] };
  test.each([
    ['says "out" in a Race that has ended', {}, 1],
    ['says nothing while the Race is in progress', { end: null }, 0],
    ['says nothing when pilots may fly any number of laps', { eventType: 'TimeTrial' as const }, 0],
  ])('%s', async (_, changes, count) => {
    open(buildRace({ flights, ...changes }));
    const positions = within(await screen.findByRole('region', { name: 'Positions' }));
    expect(positions.queryAllByText('out')).toHaveLength(count);
  });
});

describe('a race in progress', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('shows a new lap within seconds, and the result when it ends', async () => {
    const { models } = open(buildRace({ flights: { kestrel: [1] }, end: null }));
    await pass(100);
    expect(screen.getByRole('region', { name: 'Race in progress' })).toBeVisible();

    models[RACE] = buildRace({ flights: { kestrel: [1, 20] }, end: null });
    await pass(5_500);
    expect(screen.getByRole('region', { name: 'Lap 1' })).toBeVisible();

    models[RACE] = buildRace({ flights: { kestrel: [1, 20, 20, 20] } });
    await pass(5_500);
    expect(screen.queryByRole('region', { name: 'Race in progress' })).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Race results' })).toHaveTextContent(/1stKestrel.*61.00won/);
  });

  test('says that its data is old when the calls fail', async () => {
    const { models } = open(buildRace({ flights: { kestrel: [1] }, end: null }));
    await pass(100);
    models[RACE] = new Error('503 Service Unavailable');
    await pass(40_000);
    expect(screen.getByText('Showing the last positions received.', { exact: false })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Race in progress' })).toBeVisible();
  });
});

test('a race in progress has times and no ranks below its board', async () => {
  open(buildRace({ flights: { kestrel: [1, 20, 21] }, end: null }));
  const table = within(await screen.findByRole('table', { name: 'Times so far' }));
  expect(table.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Pilot');
  expect(table.queryByText('1st')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Race results' })).not.toBeInTheDocument();
});

test('a click on a heading sorts the results and changes the address', async () => {
  const names = ['Kestrel', 'Magpie'].map((name) => buildPilot({ id: name.toLowerCase(), name }));
  open(buildRace({ flights: { kestrel: [2, 20, 20, 20], magpie: [1, 25, 25, 25] } }), { pilots: names });
  const table = within(await screen.findByRole('table', { name: 'Race results' }));
  const order = () => table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(order()).toEqual(['Kestrel', 'Magpie']);
  fireEvent.click(table.getByRole('link', { name: 'HS' }));
  await waitFor(() => expect(order()).toEqual(['Magpie', 'Kestrel']));
  expect(window.location.search).toBe('?sort=holeshot');
  expect(table.getByRole('columnheader', { name: 'HS' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a race in progress shows its revision', async () => {
  open(buildRace({ flights: { kestrel: [1, 20, 21] }, end: null }));
  expect(await screen.findByText(/^Revision 1 of this race, received/)).toBeVisible();
});

test('the description of a race without pilots names none', () => {
  const data = { event: buildEventRecord(), club: buildClub(), race: buildRace(), pilots: [] };
  expect(page.meta(data as never).description).toMatch(/: results and lap times\.$/);
});
