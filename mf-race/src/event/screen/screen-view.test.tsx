import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  EVENT_START,
  renderPage,
} from '@holeshot/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { page } from '../event-page';

const api = '/api/public';
const flights = { kestrel: [2, 20, 21, 22], magpie: [1.5, 25, 24, 23] };
const ended = buildRace({ flights });
const running = buildRace({
  id: 'race-2',
  raceNumber: 3,
  start: EVENT_START + 360_000,
  end: null,
  flights: { kestrel: [2, 20], magpie: [1.5, 25] },
});
const seats = ['kestrel', 'magpie'].map((pilotId) => ({ pilotId, channelId: 'r1', handicapSeconds: 0 }));
const drawn = [4, 5, 6].map((raceNumber) =>
  buildRace({ id: `race-${raceNumber}`, raceNumber, start: null, end: null, pilotChannels: seats }),
);

const open = (last: unknown[], next: unknown[], current = running) =>
  renderPage(page, {
    path: '/event/:eventId',
    at: '/event/event-1?screen=1',
    models: {
      [`${api}/events/id/event-1`]: buildEventRecord(),
      [`${api}/clubs/id/7`]: buildClub(),
      [`${api}/channels`]: [buildChannel()],
      [`${api}/pilots/eventId/event-1`]: [buildPilot(), buildPilot({ id: 'magpie', name: 'Magpie' })],
      [`${api}/races/eventId/event-1/last/3`]: last,
      [`${api}/races/eventId/event-1/next/3`]: next,
      [`${api}/races/eventId/event-1/next/1000`]: next,
      [`${api}/races/eventId/event-1/raceId/race-2`]: current,
      [`${api}/stages/eventId/event-1`]: [],
      [`${api}/youtube/eventId/event-1`]: [],
    },
  });

const getRows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('shows the race in progress and the next two, with nothing to press', async () => {
  open([ended], [running, ...drawn]);
  expect(await getRows('Race in progress')).toEqual([
    expect.stringMatching(/^1R1Kestrel20\.00, fastestleads$/),
    expect.stringMatching(/^2R1Magpie25\.00\+4\.50$/),
  ]);
  expect(screen.getByText('Round 1, Race 3, lap 2 of 3')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Next, Race 1-4',
    'Then, Race 1-5',
  ]);
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test('says where a gap was measured if the pilot is in an earlier lap than the leader', async () => {
  const start = EVENT_START + 360_000;
  const late = { kestrel: [2, 20], magpie: [1.5, 25], fathom: [3] };
  open([ended], [running, ...drawn], buildRace({ id: 'race-2', start, end: null, flights: late }));
  expect(await getRows('Race in progress')).toEqual([
    expect.stringMatching(/leads$/),
    expect.stringMatching(/\+4\.50$/),
    expect.stringMatching(/\+1\.00at HS$/),
  ]);
});

test('marks an overdue pilot like the live board', async () => {
  const start = EVENT_START + 360_000;
  const late = { kestrel: [2, 20, 20], magpie: [1.5, 25], fathom: [3, 50] };
  open([ended], [running, ...drawn], buildRace({ id: 'race-2', start, end: null, flights: late }));
  expect(await getRows('Race in progress')).toContainEqual(expect.stringMatching(/Magpie25\.00over 11\.0$/));
});

test('between races it counts down to the next one, and shows the result of the last one', async () => {
  open([ended], drawn);
  expect(await getRows('Next race')).toEqual(['R1Kestrel', 'R1Magpie']);
  expect(screen.getByText('Next: Round 1, Race 4')).toBeVisible();
  expect(screen.getByText(/Time not known yet/)).toBeVisible();
  expect(screen.queryByRole('timer', { name: 'Race clock' })).not.toBeInTheDocument();
  const [last, then] = screen.getAllByRole('article');
  expect(last).toHaveTextContent('Last race, Race 1-21Kestrel65.002Magpie+8.50');
  expect(then).toHaveTextContent(/^Then, Race 1-5/);
});

test('before the first race it shows the next one, after the last one it says so', async () => {
  const { unmount } = open([], drawn);
  expect(await getRows('Next race')).toHaveLength(2);
  unmount();
  open([ended], []);
  expect(await screen.findByText('No more races are drawn.')).toBeVisible();
  expect(await getRows('Result of the last race')).toEqual(['1R1Kestrel65.00', '2R1Magpie+8.50']);
});

test('pilots who share a place have the same one on the screen', async () => {
  open([buildRace({ flights: { kestrel: [2, 20, 21, 22], magpie: [2, 20, 21, 22] } })], []);
  expect(await getRows('Result of the last race')).toEqual([
    expect.stringMatching(/^1R1Kestrel/),
    expect.stringMatching(/^1R1Magpie/),
  ]);
});

test('Escape leads back to the event', async () => {
  open([ended], [running, ...drawn]);
  await getRows('Race in progress');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(await screen.findByRole('tablist')).toBeVisible();
  expect(window.location.search).toBe('');
});
