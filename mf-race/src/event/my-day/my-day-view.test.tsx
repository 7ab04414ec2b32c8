import type { Session } from '@holeshot/client';
import type { Race } from '@holeshot/domain';
import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildUser,
  EVENT_START,
  failedCall,
  renderPage,
} from '@holeshot/testing';
import { setFollowed } from '@holeshot/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { page } from '../event-page';

const MINUTE = 60_000;
/** EVENT_START is local time in Sydney, 10 hours ahead of UTC. */
const NOW = EVENT_START - 10 * 60 * MINUTE + 26 * MINUTE;
const api = '/api/public';
const at = (minutes: number) => EVENT_START + minutes * MINUTE;
const seats = (...ids: string[]) =>
  ids.map((pilotId, index) => ({ pilotId, channelId: `c${index + 1}`, handicapSeconds: 0 }));
const drawn = (raceNumber: number, ...ids: string[]) =>
  buildRace({ id: `drawn-${raceNumber}`, raceNumber, start: null, end: null, pilotChannels: seats(...ids) });
const flownFrom = (minutes: readonly number[]) =>
  minutes
    .map((start, index) =>
      buildRace({
        id: `flown-${index}`,
        raceNumber: index + 1,
        start: at(start),
        end: at(start + 2),
        flights: { kestrel: [2, 20, 21, 22], magpie: [1, 22, 23, 24] },
      }),
    )
    .reverse();
const flown = flownFrom([0, 5, 10, 15, 20, 25]);

const getModels = (last: Race[], next: Race[]): Record<string, unknown> => ({
  [`${api}/events/id/event-1`]: buildEventRecord(),
  [`${api}/clubs/id/7`]: buildClub(),
  [`${api}/channels`]: [5658, 5695].map((frequency, index) =>
    buildChannel({ id: `c${index + 1}`, number: index + 1, frequency }),
  ),
  [`${api}/pilots/eventId/event-1`]: [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
  [`${api}/races/eventId/event-1/last/3`]: last.slice(0, 3),
  [`${api}/races/eventId/event-1/last/25`]: last,
  [`${api}/races/eventId/event-1/next/3`]: next,
  [`${api}/races/eventId/event-1/next/100`]: next,
  [`${api}/races/eventId/event-1/startIntervals`]: { sameRound: [], newRound: [] },
  [`${api}/races/eventId/event-1/pilotId/kestrel`]: last,
  [`${api}/raceSummaries/eventId/event-1`]: last.flatMap(({ summaries }) => summaries),
  [`${api}/rounds/eventId/event-1`]: [],
  [`${api}/stages/eventId/event-1`]: [],
  [`${api}/youtube/eventId/event-1`]: [],
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] });
  Element.prototype.animate = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(
  models: Record<string, unknown>,
  search = '?tab=my-day&pilot=kestrel',
  session: Partial<Session> = {},
) {
  renderPage(page, { path: '/event/:eventId', at: `/event/event-1${search}`, models, session });
  await pass(500);
}
const next = [drawn(7, 'magpie'), drawn(8, 'kestrel', 'magpie')];

test('shows start, channel, races before it, and whether to plug in', async () => {
  await open(getModels(flown, next));
  expect(screen.getByRole('heading', { name: 'Kestrel’s next race, 1-8' })).toBeVisible();
  expect(screen.getAllByText('10:35')[0]).toBeVisible();
  expect(screen.getByText('1 race before it')).toBeVisible();
  const plugIn = within(screen.getByRole('region', { name: 'May I plug in?' }));
  expect(plugIn.getByRole('heading', { name: 'Not yet' })).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Battery');
  expect(screen.getByRole('region', { name: 'Against' })).toHaveTextContent('R2Magpie22.00+2.00');
});

test('says how a range has moved', async () => {
  const models = getModels(flown, next);
  await open(models);
  expect(screen.queryByText(/^Moved/)).not.toBeInTheDocument();
  Object.assign(models, getModels(flownFrom([0, 5, 10, 15, 20, 25, 26.5]), [drawn(8, 'kestrel', 'magpie')]));
  await pass(6_000);
  expect(await screen.findByText('Moved: it was 10:35 to 10:36.')).toBeVisible();
});

test('says how a range has moved that became known while the page was open', async () => {
  const models = getModels([], next);
  await open(models);
  expect(screen.getByText('Time not known yet')).toBeVisible();
  Object.assign(models, getModels(flown, next));
  await pass(6_000);
  Object.assign(models, getModels(flownFrom([0, 5, 10, 15, 20, 25, 26.5]), [drawn(8, 'kestrel', 'magpie')]));
  await pass(6_000);
  expect(await screen.findByText('Moved: it was 10:35 to 10:36.')).toBeVisible();
});

test('with data of more than 15 s ago, plug in is never a yes', async () => {
  const models = getModels(flown, [drawn(8, 'kestrel')]);
  await open(models);
  expect(screen.getByRole('heading', { name: 'Yes, R1 is free' })).toBeVisible();
  for (const path of Object.keys(models)) models[path] = failedCall(503, 'unavailable');
  await pass(22_000);
  expect(screen.getByRole('heading', { name: 'Ask at the line first' })).toBeVisible();
});

test('without a drawn race it shows the last result', async () => {
  await open(getModels(flown, [drawn(7, 'magpie')]));
  expect(screen.getByText('1st in Race 1-6')).toBeVisible();
  expect(screen.getByText('No further race is drawn.')).toBeVisible();
});

test('asks who you are, and says when the races do not load', async () => {
  await open(getModels(flown, next), '?tab=my-day');
  expect(screen.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kestrel' })).toHaveAttribute(
    'href',
    '/event/event-1?tab=my-day&pilot=kestrel',
  );
});

test('the focus moves to the heading after the choice of a pilot', async () => {
  await open(getModels(flown, next), '?tab=my-day');
  const link = screen.getByRole('link', { name: 'Kestrel' });
  link.focus();
  fireEvent.click(link);
  await pass(100);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('says when the pilot’s races do not load', async () => {
  const models = getModels(flown, next);
  models[`${api}/races/eventId/event-1/pilotId/kestrel`] = failedCall(503, 'unavailable');
  await open(models);
  expect(screen.getByText(/The day did not load/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the event has a tab for visitors who follow one of its pilots', async () => {
  const models = { ...getModels(flown, next), [`${api}/races/eventId/event-1`]: [...flown, ...next] };
  await open(models, '?tab=pilots');
  expect(screen.queryByRole('tab', { name: 'My day' })).not.toBeInTheDocument();
  act(() => setFollowed('Kestrel', true));
  expect(screen.getByRole('tab', { name: 'My day' })).toHaveAttribute(
    'href',
    '/event/event-1?tab=my-day&pilot=kestrel',
  );
});

test.each([
  ['claimed one of its pilots, under whichever name', { handle: null, claimedPilotIds: ['kestrel'] }],
  ['has the handle of one', { handle: 'KESTREL' }],
])('the event has a tab for a visitor who %s', async (_, user) => {
  const models = { ...getModels(flown, next), [`${api}/races/eventId/event-1`]: [...flown, ...next] };
  await open(models, '?tab=pilots', { user: buildUser(user) });
  const tab = screen.getByRole('tab', { name: 'My day' });
  expect(tab).toHaveAttribute('href', '/event/event-1?tab=my-day&pilot=kestrel');
});

test('addresses the visitor on the day of a claimed pilot, and uses the channel limit of the event', async () => {
  const next = [
    { ...drawn(7, 'magpie'), start: at(25) },
    { ...drawn(8), pilotChannels: seats('other', 'kestrel') },
  ];
  const models = getModels([], next);
  const session = { user: buildUser({ handle: null, claimedPilotIds: ['kestrel'] }) };
  models[`${api}/channels`] = [
    buildChannel({ id: 'c1', frequency: 5658 }),
    buildChannel({ id: 'c2', number: 2, frequency: 5698 }),
  ];
  models[`${api}/races/eventId/event-1/raceId/drawn-7`] = next[0];
  models[`${api}/events/id/event-1`] = buildEventRecord({ channelLimitMhz: 41 });
  await open(models, '?tab=my-day&pilot=kestrel', session);
  expect(screen.getByRole('heading', { name: 'Your next race, 1-8' })).toBeVisible();
  const plugIn = screen.getByRole('region', { name: 'May I plug in?' });
  expect(plugIn).toHaveTextContent('Magpie flies on R1, too close to it');
});
