import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  buildRound,
  EVENT_START,
  renderPage,
} from '@holeshot/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { page } from '../../event-page';

/** Two minutes after the start of the race in progress; the test's event is in UTC. */
const DURING_EVENT = EVENT_START + 120_000;
const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick'] as const;

beforeEach(() => {
  jest.useFakeTimers({ now: DURING_EVENT, doNotFake: [...TIMERS] });
});
afterEach(() => jest.useRealTimers());

const api = '/api/public';
const ended = buildRace({ flights: { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] } });
const running = buildRace({
  id: 'race-2',
  raceNumber: 3,
  end: null,
  flights: { kestrel: [2, 20], magpie: [1.5, 25] },
});
const coming = buildRace({
  id: 'race-3',
  raceNumber: 4,
  start: null,
  end: null,
  pilotChannels: [{ pilotId: 'magpie', channelId: 'r1', handicapSeconds: 0 }],
});

const open = (search: string, all = [ended, running, coming]) =>
  renderPage(page, {
    path: '/event/:eventId',
    at: `/event/event-1?tab=rounds${search}`,
    session: {},
    models: {
      [`${api}/events/id/event-1`]: buildEventRecord(),
      [`${api}/clubs/id/7`]: buildClub(),
      [`${api}/channels`]: [buildChannel()],
      [`${api}/pilots/eventId/event-1`]: [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
      [`${api}/races/eventId/event-1/last/3`]: all.includes(ended) ? [ended] : [],
      [`${api}/races/eventId/event-1/next/3`]: all.filter((race) => race !== ended),
      [`${api}/races/eventId/event-1/raceId/race-2`]: running,
      [`${api}/races/eventId/event-1`]: all,
      [`${api}/rounds/eventId/event-1`]: [buildRound()],
      [`${api}/stages/eventId/event-1`]: [],
      [`${api}/youtube/eventId/event-1`]: [],
    },
  });

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const getRows = (card: HTMLElement) =>
  within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the race in progress first, ranked at the last crossing, with its clock', async () => {
  open('');
  const card = await screen.findByRole('article', { name: 'Race 1-3, in progress' });
  expect(titles()).toEqual(['Race 1-3', 'Race 1-4', 'Race 1-2']);
  expect(getRows(card)).toEqual(['1R1Kestrelleads', '2R1Magpie+4.50']);
  expect(within(card).getByRole('timer')).toHaveTextContent('2:00.0');
  expect(within(card).getByText('In progress, on lap 2 of 3, gaps at the last crossing')).toBeVisible();
  expect(screen.getByText('1 of 3 races flown')).toBeVisible();
});

test('chips link to the rounds, and mark the open one', async () => {
  open('');
  const chips = within(await screen.findByRole('navigation', { name: 'Rounds' }));
  const chip = chips.getByRole('link', { name: /Rd 1/ });
  expect(chip).toHaveAttribute('href', '#round-round-1');
  expect(chip).toHaveAttribute('aria-current', 'true');
  expect(document.getElementById('round-round-1')).toBeInTheDocument();
});

test('shows the races of one pilot, chosen here or in the address', async () => {
  open('&pilot=kestrel');
  await screen.findByRole('article', { name: 'Race 1-3, in progress' });
  expect(titles()).toEqual(['Race 1-3', 'Race 1-2']);
  const filter = screen.getByRole('combobox', { name: 'Pilot' });
  expect(filter).toHaveValue('kestrel');
  fireEvent.change(filter, { target: { value: 'magpie' } });
  await waitFor(() => expect(window.location.search).toBe('?tab=rounds&pilot=magpie'));
  await waitFor(() => expect(titles()).toEqual(['Race 1-3', 'Race 1-4', 'Race 1-2']));
});
