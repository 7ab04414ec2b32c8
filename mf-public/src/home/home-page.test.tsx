import type { FastestLaps, FlownTime, Podium, RankedPilot, Video } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { Pilot } from '@holeshot/domain';
import {
  buildClub,
  buildEventListItem,
  buildEventRecord,
  buildPilot,
  failedCall,
  PENDING,
  renderPage,
} from '@holeshot/testing';
import { buildRace } from '@holeshot/testing/models';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { page } from './home-page';

const VIDEOS = '/api/public/youtube/recent';

const video = (changes: Partial<Video> = {}): Video => ({
  videoId: 'abc_DEF-123',
  title: 'Winter Series 3 live',
  startSeconds: 0,
  hasSyncWarning: false,
  streamStart: Date.UTC(2026, 4, 16),
  durationSeconds: 6_605,
  event: buildEventListItem(),
  ...changes,
});

const NOTHING = {
  [paths.liveNow]: [],
  [paths.recentPodiums]: [],
  [paths.eventsFront]: { upcoming: [], recent: [] },
  [paths.fastestLaps]: { month: null, clubId: null, clubs: [], rows: [] },
};

const open = (videos: unknown, models: Record<string, unknown> = {}, at = '/') =>
  renderPage(page, { path: '/', at, models: { ...NOTHING, ...models, [VIDEOS]: videos } });

test('names what is loading', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Recent streams');
});

test('shows a message when there are no streams', async () => {
  open([]);
  expect(await screen.findByText('No streams yet')).toBeVisible();
});

test("names what failed to load, below the product's name", async () => {
  open(failedCall(500, 'Internal Server Error', VIDEOS));
  expect(await screen.findByText('Recent streams did not load')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Holeshot');
});

test('shows each stream with its event', async () => {
  open([
    video(),
    video({ videoId: 'second', title: 'Second', event: buildEventListItem({ id: 'e2', name: 'Open' }) }),
  ]);
  expect(await screen.findByRole('link', { name: 'Winter Series 3' })).toHaveAttribute(
    'href',
    '/event/event-1',
  );
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/event/e2');
  expect(screen.getAllByText('1:50:05')).toHaveLength(2);
});

test('shows the title of a stream without an event', async () => {
  open([video({ event: null })]);
  expect(await screen.findByRole('heading', { name: 'Winter Series 3 live' })).toBeVisible();
});

test('requests nothing from the video platform until a stream is played', async () => {
  const { container } = open([video({ startSeconds: 90 })]);
  const link = await screen.findByRole('link', { name: /^Play Winter Series 3 live/ });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc_DEF-123&t=90s');
  expect(container.querySelector('iframe, img[src^="http"]')).toBeNull();
  fireEvent.click(link);
  expect(screen.getByTitle('Winter Series 3 live')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&start=90',
  );
});

const pilot = (rank: number, name: string, changes: Partial<RankedPilot> = {}): RankedPilot => ({
  ...{ pilotId: `p-${rank}`, name, photoUrl: null, rank, final: null, points: 44, raceSeconds: 74 + rank },
  ...{ targetSeconds: null, lapCount: 18, raceCount: 6, winCount: 3, bestLap: null },
  ...changes,
});

const podium = (changes: Partial<Podium> = {}): Podium => ({
  event: buildEventListItem({ id: 'cup', name: 'Grand Final' }),
  basis: { kind: 'final', stageId: 'stage-1', stageName: 'Finals' },
  racesLeft: 0,
  rows: [pilot(1, 'Brushless'), pilot(2, 'TwigSnap'), pilot(3, 'Kestrel')],
  fastestLap: {
    ...{ seconds: 24.31, raceId: 'race-5', roundNumber: 5, raceNumber: 1, eventType: 'Race' },
    ...{ pilotId: 'p-1', name: 'Brushless' },
  },
  ...changes,
});

test('shows the first three of the newest event that is over, and its fastest lap', async () => {
  const running = podium({ event: buildEventListItem({ name: 'Not over' }), racesLeft: 2 });
  open([], { [paths.recentPodiums]: [running, podium()] });
  const region = within(await screen.findByRole('region', { name: 'Last winner' }));
  expect(region.getByRole('link', { name: /1st , Finals.*Brushless.*75\.00.*44 points/ })).toHaveAttribute(
    'href',
    '/event/cup/pilot/p-1',
  );
  expect(region.getByRole('link', { name: /2nd.*TwigSnap.*76\.00.*\+1\.00/ })).toBeVisible();
  expect(region.getByRole('link', { name: 'Brushless, Round 5, Race 1' })).toHaveAttribute(
    'href',
    '/event/cup/race/race-5',
  );
  expect(screen.queryByRole('region', { name: 'Flying now' })).not.toBeInTheDocument();
});

/** The calls of an event's page. */
const getBundle = (eventId: string, pilots: Pilot[]) => ({
  [`/api/public/events/id/${eventId}`]: buildEventRecord({ id: eventId }),
  [`/api/public/clubs/id/${buildEventRecord().clubId}`]: buildClub(),
  [`/api/public/pilots/eventId/${eventId}`]: pilots,
  [paths.channels]: [],
});

test('shows the race that is flown, with its pilots by position, and the other ones below', async () => {
  const eventId = 'event-1';
  const race = buildRace({ flights: { ann: [2, 30], bob: [3, 31] }, end: null });
  const flown = { roundNumber: 4, raceNumber: 2, eventType: 'Race', leader: null };
  open([], {
    [paths.liveNow]: [
      {
        ...{ ...flown, raceId: race.id },
        event: buildEventListItem({ id: eventId, name: 'Night Race' }),
      },
      { ...flown, raceId: 'race-9', event: buildEventListItem({ id: 'event-2', name: 'Whoop Night' }) },
    ],
    ...getBundle(eventId, [buildPilot({ id: 'ann', name: 'Ann' }), buildPilot({ id: 'bob', name: 'Bob' })]),
    [`/api/public/races/eventId/${eventId}/raceId/${race.id}`]: race,
  });
  const region = within(await screen.findByRole('region', { name: 'Flying now' }));
  expect(region.getByText('Round 4, Race 2, lap 2 of 3')).toBeVisible();
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1st1.*Ann30\.00leads$/),
    expect.stringMatching(/^2nd2.*Bob31\.00\+2\.00$/),
  ]);
  expect(region.getByRole('link', { name: 'Watch the race' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1',
  );
  const others = within(screen.getByRole('region', { name: 'Also flying' }));
  expect(others.getByRole('link', { name: 'Watch Whoop Night' })).toBeVisible();
});

const flown = (name: string, seconds: number): FlownTime => ({
  ...{ seconds, pilot: { id: name, name, photoUrl: null }, event: { id: 'cup', name: 'Grand Final' } },
  race: { id: 'race-5', eventType: 'Race', roundNumber: 5, raceNumber: 1 },
});

const laps = (changes: Partial<FastestLaps> = {}): FastestLaps => ({
  month: { year: 2020, month: 5 },
  clubId: 7,
  clubs: [
    { id: 7, name: 'Saltbush FPV' },
    { id: 8, name: 'Low Level Club' },
  ],
  rows: [flown('Brushless', 24.31), flown('Kestrel', 24.86)],
  ...changes,
});

test('shows the fastest laps of the newest month, says which one, and lets choose the club', async () => {
  const other = laps({ clubId: 8, rows: [flown('Juniper', 30)] });
  open([], { [paths.fastestLaps]: laps(), [`${paths.fastestLaps}/clubId/8`]: other });
  const heading = 'Fastest laps of May 2020, the last month with laps';
  const region = within(await screen.findByRole('region', { name: heading }));
  expect(
    region
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^1stBrushless24\.31fastest.*Grand Final$/),
    expect.stringMatching(/^2ndKestrel24\.86\+0\.55.*Grand Final$/),
  ]);
  fireEvent.change(region.getByRole('combobox', { name: 'Club' }), { target: { value: '8' } });
  expect(await screen.findByText('Juniper')).toBeVisible();
});

test('shows the next three events as cards', async () => {
  const upcoming = [1, 2, 3, 4].map((number) =>
    buildEventListItem({ id: `e${number}`, name: `Cup ${number}` }),
  );
  open([], { [paths.eventsFront]: { upcoming, recent: [] } });
  const region = within(await screen.findByRole('region', { name: 'Next' }));
  expect(region.getAllByRole('listitem')).toHaveLength(3);
  expect(region.getByRole('link', { name: 'Cup 3' })).toBeVisible();
});

/** Races eight minutes apart, the last of which began three minutes ago, in UTC. */
const listFlown = () =>
  [3, 11, 19].map((minutesAgo) => {
    const start = Date.now() - minutesAgo * 60_000;
    return buildRace({ id: `flown-${minutesAgo}`, start, end: start + 90_000 });
  });

test('between two races shows who flies next, and when', async () => {
  const eventId = 'event-1';
  const race = buildRace({ start: null, end: null, flights: { ann: [], bob: [] } });
  const next = { isNext: true, roundNumber: 4, raceNumber: 3, eventType: 'Race', leader: null };
  open([], {
    [paths.liveNow]: [
      { ...next, raceId: race.id, event: buildEventListItem({ id: eventId, name: 'Night Race' }) },
    ],
    ...getBundle(eventId, [buildPilot({ id: 'ann', name: 'Ann' }), buildPilot({ id: 'bob', name: 'Bob' })]),
    [`/api/public/races/eventId/${eventId}/raceId/${race.id}`]: race,
    [`/api/public/races/eventId/${eventId}/last/25`]: listFlown(),
  });
  const region = within(await screen.findByRole('region', { name: 'Between two races' }));
  expect(region.getByRole('timer')).toHaveTextContent(/^[45]:\d\d$/);
  expect(region.getByText('Next: Round 4, Race 3')).toBeVisible();
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ann', 'Bob']);
  expect(region.getByRole('link', { name: 'Follow the event' })).toHaveAttribute(
    'href',
    '/event/event-1?tab=quick-status',
  );
});

test('a pause in which nothing changes keeps its countdown', async () => {
  const race = buildRace({ start: null, end: null, flights: { ann: [] } });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    open([], {
      [paths.liveNow]: [
        {
          ...{ isNext: true, roundNumber: 4, raceNumber: 3, eventType: 'Race', leader: null },
          ...{ raceId: race.id, event: buildEventListItem({ id: 'event-1' }) },
        },
      ],
      ...getBundle('event-1', [buildPilot({ id: 'ann', name: 'Ann' })]),
      [`/api/public/races/eventId/event-1/raceId/${race.id}`]: race,
      '/api/public/races/eventId/event-1/last/25': listFlown(),
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(screen.getByText('In about')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^3:\d\d$/);
  } finally {
    jest.useRealTimers();
  }
});
