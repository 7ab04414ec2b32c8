import type { Session } from '@holeshot/client';
import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildRankedPilot,
  buildRanking,
  buildRound,
  buildUser,
  EVENT_START,
  failedCall,
  renderPage,
} from '@holeshot/testing';
import { setFollowed } from '@holeshot/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from './event-page';

/** Two minutes after the start of the race in progress, in Sydney. */
const DURING_EVENT = EVENT_START - 10 * 3_600_000 + 120_000;
const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'] as const;

beforeEach(() => {
  jest.useFakeTimers({ now: DURING_EVENT, doNotFake: [...TIMERS] });
});
afterEach(() => jest.useRealTimers());

const at = '/event/event-1';
const api = '/api/public';
const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] };
const flown = buildRace({ flights });
const summaries = flown.summaries.map((summary, index) => ({ ...summary, points: 10 - 2 * index }));
const ended = { ...flown, summaries };
const seats = ['kestrel', 'magpie'].map((pilotId) => ({ pilotId, channelId: 'r1', handicapSeconds: 0 }));
const running = buildRace({
  id: 'race-2',
  raceNumber: 3,
  end: null,
  flights: { kestrel: [2, 20], magpie: [1.5, 25] },
});
const drawn = buildRace({ id: 'race-3', raceNumber: 4, start: null, end: null, pilotChannels: seats });
const stage = {
  id: 'finals',
  eventId: 'event-1',
  name: 'Finals',
  order: 100,
  stageType: 'Default',
  pointSummary: { dropWorstRound: true, roundPositionRollover: false },
  timeSummary: { type: 'EventLap', includeAllRounds: false },
  lapCountAfterRound: false,
  standings: null,
};

const models = () => ({
  [`${api}/events/id/event-1`]: buildEventRecord({
    info: 'Briefing at nine',
    infoHtml: '<p>Briefing at nine</p>',
  }) as unknown,
  [`${api}/clubs/id/7`]: buildClub() as unknown,
  [`${api}/channels`]: [buildChannel()],
  [`${api}/pilots/eventId/event-1`]: [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
  [`${api}/races/eventId/event-1/last/3`]: [ended],
  [`${api}/races/eventId/event-1/next/3`]: [running, drawn],
  [`${api}/races/eventId/event-1/next/100`]: [running, drawn] as unknown,
  [`${api}/races/eventId/event-1/raceId/race-1`]: ended,
  [`${api}/races/eventId/event-1/raceId/race-2`]: running as unknown,
  [`${api}/races/eventId/event-1`]: [ended, running, drawn],
  [`${api}/rounds/eventId/event-1`]: [buildRound({ stageId: 'finals' })],
  [`${api}/stages/eventId/event-1`]: [] as unknown[],
  [`${api}/raceSummaries/eventId/event-1`]: ended.summaries as unknown,
  [`${api}/youtube/eventId/event-1`]: [] as unknown[],
  [`${api}/rankings/eventId/event-1`]: buildRanking(),
});

const open = (
  tab: string,
  changed: Partial<ReturnType<typeof models>> = {},
  session: Partial<Session> = {},
) => {
  const pageModels = { ...models(), ...changed };
  const visit = { path: '/event/:eventId', at: `${at}?tab=${tab}`, models: pageModels, session };
  return { ...renderPage(page, visit), pageModels };
};

test("Info shows the club's text, and the details with the host", async () => {
  open('info');
  expect(await screen.findByText('Briefing at nine')).toBeVisible();
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getByRole('link', { name: 'Saltbush FPV' })).toHaveAttribute('href', '/club/7');
  expect(details.queryByText('Channels')).not.toBeInTheDocument();
});

test('the details list channels by frequency', async () => {
  const channel = (id: string, frequency: number) => ({ id, frequency, color: '#FF0000', displayName: null });
  const event = buildEventRecord({ info: 'x', channels: [channel('r2', 5695), channel('r1', 5658)] });
  const channels = [buildChannel(), buildChannel({ id: 'r2', number: 2, frequency: 5695 })];
  open('info', { [`${api}/events/id/event-1`]: event, [`${api}/channels`]: channels });
  const details = within(await screen.findByRole('region', { name: 'Details' }));
  expect(details.getAllByText(/MHz/).map((item) => item.textContent)).toEqual(['5658 MHz', '5695 MHz']);
});

test('an event without an Info tab has its details at the end of its first tab', async () => {
  const channels = [{ id: 'r1', frequency: 5658, color: '#FF0000', displayName: 'Red pit' }];
  open('', { [`${api}/events/id/event-1`]: buildEventRecord({ channels }) });
  expect(await screen.findByRole('tab', { name: /Quick Status/ })).toHaveAttribute('aria-selected', 'true');
  const details = within(await screen.findByRole('region', { name: 'Details' }));
  expect(await details.findByText('Red pit')).toBeVisible();
});

test('labels the next races with their type when rounds have several types', async () => {
  const trial = { ...drawn, id: 'trial', eventType: 'TimeTrial' as const };
  const next = [running, drawn, trial];
  open('quick-status', { [`${api}/races/eventId/event-1/next/3`]: next });
  const upcoming = within(await screen.findByRole('region', { name: 'Coming up' }));
  expect(upcoming.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Race Round 1, Race 4',
    'Time trial Round 1, Race 4',
  ]);
});

test('names a missing club, and shows the rest', async () => {
  open('info', { [`${api}/clubs/id/7`]: failedCall(404, 'Not Found') });
  expect(await screen.findByText('Missing Club object')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winter Series 3');
});

test('shows the failure of the club', async () => {
  open('info', { [`${api}/clubs/id/7`]: failedCall(503, 'Service Unavailable') });
  expect(await screen.findByText('The hosting club did not load')).toBeVisible();
});

test('Quick Status shows the current race, the next ones, the last one and records', async () => {
  open('quick-status');
  const now = within(await screen.findByRole('region', { name: /Current race/ }));
  const [, first, second] = now.getAllByRole('row');
  expect(first).toHaveTextContent(/^1R1Kestrel/);
  expect(first).toHaveTextContent(/leads$/);
  expect(second).toHaveTextContent(/\+4\.50$/);
  const next = within(screen.getByRole('region', { name: 'Coming up' }));
  expect(next.getByRole('link', { name: 'Round 1, Race 4' })).toHaveAttribute('href', `${at}/race/race-3`);
  expect(next.getByRole('link', { name: 'All channels' })).toHaveAttribute('href', `${at}?tab=channels`);
  const last = within(screen.getByRole('region', { name: 'Last race' }));
  expect(last.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1R1Kestrel65.00',
    '2R1Magpie+8.50',
  ]);
  expect(screen.getByRole('region', { name: 'Lap Records' })).toHaveTextContent('63.00');
  expect(screen.getByText(/^Last crossing .* ago$/)).toBeVisible();
});

describe('between races, Quick Status', () => {
  const MINUTE = 60_000;
  const before = Array.from({ length: 6 }, (_, index) => {
    const start = DURING_EVENT - (6 * index + 2) * MINUTE;
    return buildRace({ id: `before-${index}`, start, end: start + MINUTE });
  });
  const between = {
    [`${api}/races/eventId/event-1/next/3`]: [drawn],
    [`${api}/races/eventId/event-1/last/25`]: before,
  };

  const openAt = async (nowMs: number, changed: Parameters<typeof open>[1]) => {
    jest.useFakeTimers({ now: nowMs, doNotFake: ['queueMicrotask', 'nextTick'] });
    open('quick-status', changed);
    await act(() => jest.advanceTimersByTimeAsync(100));
    return within(screen.getByRole('region', { name: 'Next race' }));
  };
  afterEach(() => jest.useRealTimers());

  it('counts down to the next race, and shows its pilots by channel with their best laps', async () => {
    const next = await openAt(DURING_EVENT, between);
    expect(next.getByRole('heading', { name: 'Race 1-4' })).toBeVisible();
    expect(next.getByText('Round 1, Race 4, 3 laps, 2 pilots')).toBeVisible();
    expect(next.getByRole('timer')).toHaveTextContent(/^4:00$/);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(next.getByRole('timer')).toHaveTextContent(/^3:50$/);
    expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'R1Kestrel20.00best, 1st',
      'R1Magpie23.00best, 2nd',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Coming up' })).getByText('No more races are drawn.'),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Last race' })).toBeVisible();
  });

  it('counts up once the race is later than usual', async () => {
    const next = await openAt(DURING_EVENT + 6 * MINUTE, between);
    expect(next.getByText('Later than usual')).toBeVisible();
    expect(next.getByRole('timer')).toHaveTextContent(/^\+1:00$/);
  });

  it('says that the time is not known before the second start', async () => {
    const next = await openAt(DURING_EVENT, { [`${api}/races/eventId/event-1/next/3`]: [drawn] });
    expect(next.getByText('Time not known yet')).toBeVisible();
  });
});

test('shows the rest of Quick Status when the current race fails to load', async () => {
  open('quick-status', {
    [`${api}/races/eventId/event-1/raceId/race-2`]: failedCall(503, 'Service Unavailable'),
  });
  expect(await screen.findByText('The current race did not load')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Last race' })).toBeVisible();
});

test('Quick Status refreshes, and announces a new leader', async () => {
  jest.useFakeTimers({ now: DURING_EVENT, doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const { pageModels } = open('quick-status');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^1R1Kestrel/);
    pageModels[`${api}/races/eventId/event-1/raceId/race-2`] = buildRace({
      id: 'race-2',
      end: null,
      flights: { kestrel: [2, 20], magpie: [1.5, 25, 19] },
    });
    await act(() => jest.advanceTimersByTimeAsync(4_100));
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^1R1Magpie/);
    expect(screen.getByText('Magpie takes the lead')).toHaveAttribute('role', 'status');
  } finally {
    jest.useRealTimers();
  }
});

test('an event that nobody closed says how many races were not flown, and opens on its results', async () => {
  jest.setSystemTime(DURING_EVENT + 3 * 86_400_000);
  const { pageModels } = open('');
  Object.assign(pageModels, { [`${api}/races/eventId/event-1/next/1000`]: [running, drawn, drawn] });
  expect(await screen.findByText('Ended with 3 races not flown')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Pilots/ })).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Quick Status', 'Channels'])
    expect(screen.queryByRole('tab', { name })).not.toBeInTheDocument();
});

test('Quick Status says when its data is old', async () => {
  jest.useFakeTimers({ now: DURING_EVENT, doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const { pageModels } = open('quick-status');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByText(/Showing the last positions received/)).not.toBeInTheDocument();
    pageModels[`${api}/races/eventId/event-1/next/3`] = failedCall(503, 'Service Unavailable') as never;
    await act(() => jest.advanceTimersByTimeAsync(25_000));
    expect(screen.getByText('Data 25 s old.')).toBeVisible();
    expect(screen.getByText(/Showing the last positions received/)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('Channels groups upcoming pilots by channel, with the frequency', async () => {
  open('channels');
  const group = within(await screen.findByRole('region', { name: 'R1, 5658 MHz' }));
  expect(group.getByText('5658 MHz')).toBeVisible();
  expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Kestrel1·3, Round 1, Race 31·4, Round 1, Race 4',
    'Magpie1·3, Round 1, Race 31·4, Round 1, Race 4',
  ]);
});

test('Lap Counts and Points have ranks and totals', async () => {
  const { unmount } = open('lap-counts');
  expect(await screen.findByRole('table', { name: 'Lap Counts' })).toBeVisible();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('1stKestrel33');
  unmount();
  open('points');
  expect(await screen.findByRole('table', { name: 'Points' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
});

test.each([
  ['points of 0', 0],
  ['no results of the desktop app', null],
])('races with %s have no points, and nobody leads', async (_, points) => {
  const withoutPoints = summaries.map((summary) => ({ ...summary, points }));
  open('points', { [`${api}/raceSummaries/eventId/event-1`]: withoutPoints });
  expect(await screen.findByText('No points')).toBeVisible();
  expect(screen.queryByText('leads')).toBeNull();
});

test('a stage has a tab instead of Rounds and the tables', async () => {
  open('stage-finals', { [`${api}/stages/eventId/event-1`]: [stage] });
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'Info',
    'Quick Statuslive',
    'Channels',
    'Pilots2',
    'Finals',
    'What if',
  ]);
  expect(screen.getByRole('table', { name: 'Times' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Worst dropped' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Finals Round 1' })).toBeVisible();
});

test('a record on Quick Status opens its explanation, and the last race links to its explanations', async () => {
  open('quick-status&explain=targetLap.magpie');
  const explanation = within(await screen.findByRole('region', { name: 'Magpie' }));
  expect(explanation.getByText('3 Laps, Lap Records')).toBeVisible();
  expect(explanation.getByText('2nd of 2, +9.00 to Kestrel 63.00')).toBeVisible();
  const records = within(screen.getByRole('table', { name: 'Lap Records' }));
  expect(records.getByRole('link', { name: '72.00' })).toHaveAttribute('aria-current', 'true');
  const last = within(screen.getByRole('region', { name: 'Last race' }));
  expect(last.getByRole('link', { name: '65.00' })).toHaveAttribute(
    'href',
    `${at}/race/race-1?explain=place.kestrel`,
  );
});

test('a time of a stage opens its explanation', async () => {
  open('stage-finals&explain=targetLap.kestrel', { [`${api}/stages/eventId/event-1`]: [stage] });
  const explanation = within(await screen.findByRole('region', { name: 'Kestrel' }));
  expect(explanation.getByText('3 Laps, Finals')).toBeVisible();
  expect(explanation.getByText('The only one in this stage')).toBeVisible();
  expect(explanation.getByRole('link', { name: 'Round 1, Race 2' })).toHaveAttribute(
    'href',
    `${at}/race/race-1?explain=targetLap.kestrel`,
  );
});

test('a row of Lap Records expands to the laps of its times', async () => {
  open('lap-records');
  const toggle = await screen.findByRole('button', { name: 'Laps of Kestrel' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle);
  expect(await screen.findByText(/3 Laps 63\.00/)).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const [total] = screen.getAllByRole('list').filter((list) => list.textContent?.includes('Lap 3'));
  expect(total?.textContent).toMatch(/Lap 1 20\.00 at 10:00:02 AM.*Lap 2 21\.00.*Lap 3 22\.00/);
  fireEvent.click(toggle);
  expect(screen.queryByText(/3 Laps 63\.00/)).not.toBeInTheDocument();
});

test.each([
  ['channels', 'Channels', `${api}/races/eventId/event-1/next/100`],
  ['lap-counts', 'Lap Counts', `${api}/raceSummaries/eventId/event-1`],
  ['points', 'Points', `${api}/raceSummaries/eventId/event-1`],
])('shows the failure of %s in the tab', async (tab, what, path) => {
  open(tab, { [path]: failedCall(503, 'Service Unavailable', path) });
  expect(await screen.findByText(`${what} did not load`)).toBeVisible();
});

test('copies the pilot list for the desktop app: a name per line, without practice pilots', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const practice = buildPilot({ id: 'p', name: 'R1 (1-1)', practicePilot: true });
  const { calls } = open('pilots', {
    [`${api}/pilots/eventId/event-1`]: [buildPilot({ id: 'magpie', name: 'Magpie' }), practice, buildPilot()],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Copy pilot list' }));
  expect(writeText).toHaveBeenCalledWith('Kestrel\nMagpie');
  await waitFor(() => expect(calls.toasts).toEqual(['Copied to clipboard']));
});

test.each([
  ['PB', '1 Lap'],
  ['EventLap', '3 Laps'],
  ['RaceTime', 'Race Time'],
])('names the times of the stage that rank the pilots: %s', async (type, heading) => {
  const timeSummary = { type, includeAllRounds: false };
  open('pilots', {
    [`${api}/stages/eventId/event-1`]: [{ ...stage, timeSummary }],
    [`${api}/rankings/eventId/event-1`]: buildRanking({
      basis: { kind: 'time', stageId: 'finals', stageName: 'Finals' },
    }),
  });
  const table = within(await screen.findByRole('table', { name: 'Pilots by result' }));
  expect(table.getByRole('columnheader', { name: heading })).toBeVisible();
});

test('leaves practice pilots out of the pilots of a casual practice, which ranks them', async () => {
  const practice = buildPilot({ id: 'p', name: 'R1 (1-1)', practicePilot: true });
  const rows = [buildRankedPilot({ pilotId: 'p', name: 'R1 (1-1)' }), buildRankedPilot({ rank: 2 })];
  open('pilots', {
    [`${api}/pilots/eventId/event-1`]: [buildPilot(), practice],
    [`${api}/rankings/eventId/event-1`]: buildRanking({ rows }),
  });
  const table = within(await screen.findByRole('table', { name: 'Pilots by result' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Kestrel']);
});

test('there is no podium while races are left', async () => {
  open('pilots');
  expect(await screen.findByRole('table', { name: 'Pilots by result' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Podium' })).toBeNull();
});

test('a long name cannot make the table of pilots wider than the page', async () => {
  open('pilots');
  const table = within(await screen.findByRole('table', { name: 'Pilots by result' }));
  const [name] = table.getAllByRole('rowheader');
  expect(window.getComputedStyle(name as HTMLElement).maxWidth).toBe('320px');
});

test('a running event is one line above the tabs, and has its streams on Quick Status', async () => {
  const video = {
    videoId: 'abc',
    title: 'Stream 1',
    startSeconds: 0,
    hasSyncWarning: false,
    durationSeconds: null,
  };
  open('quick-status', { [`${api}/youtube/eventId/event-1`]: [video] });
  expect(await screen.findByRole('link', { name: 'Play Stream 1' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winter Series 3');
  expect(screen.getByRole('link', { name: 'Hosted by Saltbush FPV' })).toHaveAttribute('href', '/club/7');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});

test('collapses streams except on Info', async () => {
  const video = {
    videoId: 'abc',
    title: 'Stream 1',
    startSeconds: 0,
    hasSyncWarning: true,
    durationSeconds: null,
  };
  const { unmount } = open('info', { [`${api}/youtube/eventId/event-1`]: [video] });
  expect(await screen.findByRole('link', { name: 'Play Stream 1' })).toBeVisible();
  expect(screen.queryByText(/Synchronisation errors/)).not.toBeInTheDocument();
  unmount();
  open('pilots', {
    [`${api}/youtube/eventId/event-1`]: [video],
    [`${api}/races/eventId/event-1/next/3`]: [],
  });
  expect(await screen.findByText('1 video')).toBeVisible();
  const details = screen.getByText('1 video').closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByText('Stream 1')).toHaveAttribute('href', expect.stringContaining('v=abc'));
  fireEvent.click(screen.getByText('1 video'));
  expect(await screen.findByRole('link', { name: 'Play Stream 1' })).toBeVisible();
});

test.each([
  ['an admin of the hosting club and another one', [8, 7], true],
  ['an admin of another club', [8], false],
  ['a member', [], false],
])('%s (%s) may edit the event: %s', async (_, adminOfClubIds, isAllowed) => {
  const { calls } = open('info', {}, { user: buildUser({ adminOfClubIds }) });
  await screen.findByText('Briefing at nine');
  const button = screen.queryByRole('button', { name: 'Edit Event' });
  expect(button !== null).toBe(isAllowed);
  if (button) fireEvent.click(button);
  expect(calls.dialogs).toEqual(isAllowed ? ['edit-event'] : []);
});

test('the link and the buttons of a manager have the same distance from above', async () => {
  open('info', {}, { user: buildUser({ adminOfClubIds: [7] }) });
  const link = await screen.findByRole('link', { name: 'Fairness desk' });
  const button = screen.getByRole('button', { name: 'Edit Event' });
  expect(window.getComputedStyle(link).marginTop).toBe('12px');
  expect(window.getComputedStyle(button).marginTop).toBe('12px');
});

test('tells the signed-in pilot where to fly, and marks their row', async () => {
  const user = buildUser({ handle: 'magpie' });
  open('quick-status', {}, { user });
  const sentence = (await screen.findByText('You')).closest('li');
  expect(sentence).toHaveTextContent('You are flying on R1 nowthen on R1 in Round 1, Race 4');
  expect(screen.getAllByRole('row')[2]).toHaveTextContent(/Magpieyou/);
});

test('says where a followed pilot flies, and marks their row, without signing in', async () => {
  setFollowed('Magpie', true);
  open('quick-status', {});
  const sentence = (await screen.findByText('is flying on', { exact: false })).closest('li');
  expect(sentence).toHaveTextContent('Magpie is flying on R1 nowthen on R1 in Round 1, Race 4');
  expect(screen.getAllByRole('row')[2]).toHaveTextContent(/Magpiefollowed/);
  localStorage.clear();
});
