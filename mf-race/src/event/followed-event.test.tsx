import type { Race } from '@holeshot/domain';
import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildRankedPilot,
  buildRanking,
  EVENT_START,
  failedCall,
  renderPage,
} from '@holeshot/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { page } from './event-page';

/** EVENT_START is local time in Sydney, 10 hours ahead of UTC. */
const DURING_EVENT = EVENT_START - 10 * 3_600_000 + 120_000;
const api = '/api/public';
const kestrel = { pilotId: 'kestrel', channelId: 'r1', handicapSeconds: 0 };

const first = buildRace({ flights: { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] } });
const second = { id: 'race-2', raceNumber: 3 };
const running = buildRace({ ...second, end: null, flights: { kestrel: [2, 20], magpie: [1.5, 25] } });
const flown = buildRace({ ...second, flights: { kestrel: [2, 19.5, 21, 22], magpie: [1.5, 25, 24, 23] } });
const drawn = buildRace({ id: 'race-3', raceNumber: 4, start: null, end: null, pilotChannels: [kestrel] });

const winner = buildRankedPilot({ points: 20 });

const getModels = (last: Race[], next: Race[]): Record<string, unknown> => ({
  [`${api}/events/id/event-1`]: buildEventRecord({
    info: 'Briefing at nine',
    infoHtml: '<p>Briefing at nine</p>',
  }),
  [`${api}/clubs/id/7`]: buildClub(),
  [`${api}/channels`]: [buildChannel()],
  [`${api}/pilots/eventId/event-1`]: [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
  [`${api}/races/eventId/event-1/last/3`]: last,
  [`${api}/races/eventId/event-1/next/3`]: next,
  [`${api}/races/eventId/event-1/next/100`]: next,
  [`${api}/races/eventId/event-1/raceId/race-2`]: running,
  [`${api}/races/eventId/event-1`]: [...last, ...next],
  [`${api}/laps/eventId/event-1`]: [],
  [`${api}/rounds/eventId/event-1`]: [],
  [`${api}/stages/eventId/event-1`]: [],
  [`${api}/raceSummaries/eventId/event-1`]: last.flatMap(({ summaries }) =>
    summaries.map((summary) => ({ ...summary, points: 10 })),
  ),
  [`${api}/youtube/eventId/event-1`]: [],
  [`${api}/rankings/eventId/event-1`]: buildRanking({ rows: [{ ...winner, points: last.length * 10 }] }),
});

beforeEach(() => {
  jest.useFakeTimers({ now: DURING_EVENT, doNotFake: ['queueMicrotask', 'nextTick'] });
  // pages poll first after 2 to 3 s
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the event, and returns functions that change it. */
async function open(search: string, last: Race[], next: Race[]) {
  const models = getModels(last, next);
  renderPage(page, { path: '/event/:eventId', at: `/event/event-1${search}`, models });
  await pass(500);
  return {
    models,
    change: (...now: Parameters<typeof getModels>) => Object.assign(models, getModels(...now)),
  };
}

const panel = () => screen.getByRole('tabpanel');
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const hasTab = (name: string) => screen.queryByRole('tab', { name }) !== null;

test.each([
  ['points', /Kestrel10/, /Kestrel20/],
  ['lap-counts', /Kestrel33/, /Kestrel66/],
  ['lap-records', /20\.00/, /19\.50/],
  ['pilots', /Race 210Bars/, /Race 220Bars/],
])('%s shows the race that has ended meanwhile', async (tab, before, after) => {
  const { change } = await open(`?tab=${tab}`, [first], [running, drawn]);
  expect(panel()).toHaveTextContent(before);
  expect(panel()).not.toHaveTextContent(after);
  const heading = screen.queryAllByRole('link', { name: /Pilot/ })[0];
  heading?.focus();
  change([flown, first], [drawn]);
  await pass(6_000);
  expect(panel()).toHaveTextContent(after);
  if (heading) expect(heading).toHaveFocus();
});

test('a page whose part failed to load finds the change again', async () => {
  const { models, change } = await open('?tab=points', [first], [running, drawn]);
  change([flown, first], [drawn]);
  const rest = `${api}/raceSummaries/eventId/event-1`;
  const summaries = models[rest];
  models[rest] = failedCall(503, 'Service Unavailable');
  await pass(6_000);
  expect(panel()).toHaveTextContent(/Kestrel10/);
  models[rest] = summaries;
  await pass(6_000);
  expect(panel()).toHaveTextContent(/Kestrel20/);
});

test('Channels leaves out the race that has ended meanwhile', async () => {
  const { change } = await open('?tab=channels', [first], [running, drawn]);
  expect(panel()).toHaveTextContent('1·3');
  change([flown, first], [drawn]);
  await pass(6_000);
  expect(panel()).not.toHaveTextContent('1·3');
  expect(panel()).toHaveTextContent('1·4');
});

test('the end of the last race does not move the page, and offers the results', async () => {
  const { change } = await open('?tab=quick-status', [first], [running]);
  change([flown, first], []);
  await pass(6_000);
  expect(openTab()).toBe('Quick Status');
  expect(screen.getByText('No race in progress')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Podium' })).toBeNull();
  expect(screen.getByText(/Results are in/)).toHaveAttribute('role', 'status');
  await pass(120_000);
  expect(openTab()).toBe('Quick Status');
  fireEvent.click(screen.getByRole('link', { name: 'Show the podium' }));
  await pass(500);
  expect(screen.getByRole('region', { name: 'Podium' })).toBeVisible();
  expect(openTab()).toBe('Pilots2');
  expect(hasTab('Quick Status')).toBe(false);
  expect(screen.queryByText(/Results are in/)).toBeNull();
});

test('later races bring Quick Status back without moving the page', async () => {
  const { change } = await open('', [flown, first], []);
  expect([openTab(), hasTab('Quick Status')]).toEqual(['Pilots2', false]);
  change([flown, first], [drawn]);
  await pass(65_000);
  expect([openTab(), hasTab('Quick Status')]).toEqual(['Pilots2', true]);
  expect(screen.getByRole('region', { name: 'Podium' })).toBeVisible();
  fireEvent.click(screen.getByRole('tab', { name: 'Quick Status' }));
  await pass(500);
  expect(panel()).toHaveTextContent('Round 1, Race 4');
});

test('an event is not followed once its day is over', async () => {
  jest.setSystemTime(DURING_EVENT + 2 * 86_400_000);
  const { models, change } = await open('', [flown, first], []);
  expect(openTab()).toBe('Pilots2');
  change([flown, first], [drawn]);
  models[`${api}/races/eventId/event-1/next/3`] = failedCall(500, 'It was called');
  await pass(300_000);
  expect(openTab()).toBe('Pilots2');
  expect(screen.queryByText(/^Data/)).toBeNull();
});

test('shows its age after 5 s without an answer, and stops the clock when the time is up', async () => {
  const { models } = await open('?tab=quick-status', [first], [running]);
  await pass(5_000);
  for (const path of Object.keys(models)) models[path] = failedCall(503, 'Service Unavailable');
  await pass(2_500);
  expect(screen.queryByText(/^Data/)).toBeNull();
  await pass(2_500);
  expect(screen.getByText(/^Data [5-7] s old/)).toBeVisible();
  const stopped = screen.getByRole('timer').textContent;
  await pass(60_000);
  expect(screen.getByRole('timer')).toHaveTextContent(`${stopped}`);
  expect(screen.getByText(/^Data 1 min/)).toBeVisible();
});

test('before its day, an event shows what changes, and that it was deleted', async () => {
  jest.setSystemTime(DURING_EVENT - 3 * 86_400_000);
  const { models } = await open('', [], []);
  const path = `${api}/events/id/event-1`;
  models[path] = buildEventRecord({ name: 'Moved Cup' });
  await pass(61_000);
  expect(screen.getByRole('heading', { name: 'Moved Cup' })).toBeVisible();
  models[path] = failedCall(404, 'Not Found');
  await pass(61_000);
  expect(screen.getByText('Route failed: 404')).toBeVisible();
});
