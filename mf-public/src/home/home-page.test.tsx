import type { FastestLaps, FlownTime, Podium, RankedPilot, Video } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { fromInstantMs, type Pilot } from '@holeshot/domain';
import {
  buildChannel,
  buildClub,
  buildEventListItem,
  buildEventRecord,
  buildPilot,
  failedCall,
  PENDING,
  renderPage,
} from '@holeshot/testing';
import { buildRace, buildUser } from '@holeshot/testing/models';
import { setFollowed } from '@holeshot/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test('labels its skeleton', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Recent streams');
});

test('shows a message when there are no streams', async () => {
  open([]);
  expect(await screen.findByText('No streams yet')).toBeVisible();
});

test('says what the site is for, and opens search', async () => {
  const { calls } = open([]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Watch drone races live/);
  const field = screen.getByRole('link', { name: 'Search: Pilot, club, event, race' });
  expect(field).toHaveAttribute('href', '/search');
  fireEvent.click(field);
  expect(calls.dialogs).toEqual(['search']);
});

test('names what failed to load', async () => {
  open(failedCall(500, 'Internal Server Error', VIDEOS));
  expect(await screen.findByText('Recent streams did not load')).toBeVisible();
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
  pilotId: `p-${rank}`,
  name,
  photoUrl: null,
  rank,
  final: null,
  points: 44,
  raceSeconds: 74 + rank,
  targetSeconds: null,
  lapCount: 18,
  raceCount: 6,
  winCount: 3,
  bestLap: null,
  ...changes,
});

const podium = (changes: Partial<Podium> = {}): Podium => ({
  event: buildEventListItem({ id: 'cup', name: 'Grand Final' }),
  basis: { kind: 'final', stageId: 'stage-1', stageName: 'Finals' },
  racesLeft: 0,
  rows: [pilot(1, 'Brushless'), pilot(2, 'TwigSnap'), pilot(3, 'Kestrel')],
  fastestLap: {
    seconds: 24.31,
    raceId: 'race-5',
    roundNumber: 5,
    raceNumber: 1,
    eventType: 'Race',
    pilotId: 'p-1',
    name: 'Brushless',
  },
  ...changes,
});

test('names everybody who shares the first place', async () => {
  const rows = [pilot(1, 'Brushless'), { ...pilot(1, 'TwigSnap'), pilotId: 'p-2' }];
  open([], { [paths.recentPodiums]: [podium({ rows })] });
  expect(await screen.findByRole('link', { name: /^Won by Brushless and TwigSnap/ })).toBeVisible();
});

test('shows the first three of the newest event that is over, and its fastest lap', async () => {
  const running = podium({ event: buildEventListItem({ name: 'Not over' }), racesLeft: 2 });
  open([], { [paths.recentPodiums]: [running, podium()] });
  const region = within(await screen.findByRole('region', { name: 'Last winner' }));
  expect(region.getByRole('link', { name: 'Won by Brushless 75.00, by 1.00' })).toHaveAttribute(
    'href',
    '/event/cup/pilot/p-1',
  );
  expect(region.getByRole('img', { name: 'A track, not to scale' })).toBeVisible();
  expect(region.getByRole('link', { name: 'Brushless' })).toHaveAttribute('href', '/event/cup/race/race-5');
  const justFlown = within(screen.getByRole('region', { name: 'Just flown' }));
  expect(justFlown.getAllByRole('row')).toHaveLength(2);
  expect(justFlown.getByRole('link', { name: 'TwigSnap +1.00' })).toBeVisible();
  expect(justFlown.getByRole('link', { name: '24.31' })).toHaveAttribute('href', '/event/cup/race/race-5');
  expect(screen.queryByRole('region', { name: 'Flying now' })).not.toBeInTheDocument();
});

test('says who shares a place', async () => {
  const rows = [pilot(1, 'Brushless'), pilot(1, 'TwigSnap', { pilotId: 'p-2' }), pilot(3, 'Kestrel')];
  open([], { [paths.recentPodiums]: [podium({ rows })] });
  const justFlown = within(await screen.findByRole('region', { name: 'Just flown' }));
  const names = justFlown.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Brushless75.00', 'TwigSnap1st, 75.00', 'Kestrel+2.00']);
});

/** The calls of an event's page. */
const getBundle = (eventId: string, pilots: Pilot[]) => ({
  [`/api/public/events/id/${eventId}`]: buildEventRecord({ id: eventId }),
  [`/api/public/clubs/id/${buildEventRecord().clubId}`]: buildClub(),
  [`/api/public/pilots/eventId/${eventId}`]: pilots,
  [paths.channels]: [],
});

test('shows the race in progress with its pilots by position, and other races below', async () => {
  const eventId = 'event-1';
  const race = buildRace({ flights: { ann: [2, 30], bob: [3, 31] }, end: null });
  const flown = {
    roundNumber: 4,
    raceNumber: 2,
    eventType: 'Race',
    expectedStart: null,
    leader: null,
  };
  open([], {
    [paths.liveNow]: [
      { ...flown, raceId: race.id, event: buildEventListItem({ id: eventId, name: 'Night Race' }) },
      { ...flown, raceId: 'race-9', event: buildEventListItem({ id: 'event-2', name: 'Whoop Night' }) },
    ],
    ...getBundle(eventId, [buildPilot({ id: 'ann', name: 'Ann' }), buildPilot({ id: 'bob', name: 'Bob' })]),
    [`/api/public/races/eventId/${eventId}/raceId/${race.id}`]: race,
  });
  const region = within(await screen.findByRole('region', { name: 'Flying now' }));
  expect(region.getByText('Round 4, Race 2, lap 2 of 3')).toBeVisible();
  expect(screen.getByRole('img', { name: /^The track, with the pilots/ })).toHaveTextContent(/--/);
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1st1.*Annleads$/),
    expect.stringMatching(/^2nd2.*Bob\+2\.00$/),
  ]);
  expect(region.getByRole('link', { name: 'Watch the race' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1',
  );
  const others = within(screen.getByRole('region', { name: 'Also flying' }));
  expect(others.getByRole('link', { name: 'Watch Whoop Night' })).toBeVisible();
});

const flown = (name: string, seconds: number): FlownTime => ({
  seconds,
  pilot: { id: name, name, photoUrl: null },
  event: { id: 'cup', name: 'Grand Final' },
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

test('shows the fastest laps of the newest month with its name, and a choice of the club', async () => {
  const other = laps({ clubId: 8, rows: [flown('Juniper', 30)] });
  open([], { [paths.fastestLaps]: laps(), [`${paths.fastestLaps}/clubId/8`]: other });
  const heading = 'Fastest laps of May 2020, the last month with laps';
  const region = within(await screen.findByRole('region', { name: heading }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1stBrushless24.31fastest',
    '2ndKestrel24.86+0.55',
  ]);
  fireEvent.change(region.getByRole('combobox', { name: 'Club' }), { target: { value: '8' } });
  expect(await screen.findByText('Juniper')).toBeVisible();
});

const UPCOMING = [1, 2, 3].map((number) =>
  buildEventListItem({
    id: `e${number}`,
    name: `Cup ${number}`,
    canRegister: number > 1,
    pilotCount: 20,
    isClosed: number === 3,
    timeZone: 'Australia/Adelaide',
  }),
);

test('lists the next events with place and button', async () => {
  open([], { [paths.eventsFront]: { upcoming: UPCOMING, recent: [] } });
  const region = within(await screen.findByRole('region', { name: 'Next' }));
  const [first, second, closed] = region.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Cup 1.* in Adelaide20 pilotsDetails$/);
  expect(second).toHaveTextContent(/20 pilotsRegister$/);
  expect(closed).toHaveTextContent(/20 pilotsDetails$/);
});

test('Register goes from the next events and from streams when an event starts', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const start = Date.now() + 86_400_000;
  const event = buildEventListItem({ id: 'soon', name: 'Winter Open', start, canRegister: true });
  open([video({ event })], { [paths.eventsFront]: { upcoming: [event], recent: [] } });
  expect(await screen.findAllByRole('button', { name: 'Register for Winter Open' })).toHaveLength(2);
  await act(async () => {
    jest.setSystemTime(start + 1);
    await jest.advanceTimersByTimeAsync(30_000);
  });
  expect(screen.queryByRole('button', { name: 'Register for Winter Open' })).not.toBeInTheDocument();
  const next = within(screen.getByRole('region', { name: 'Next' }));
  expect(next.getByRole('link', { name: 'Details of Winter Open' })).toBeVisible();
  jest.useRealTimers();
});

test('offers the waiting list of a full event among the next ones', async () => {
  const full = UPCOMING.map((event) => ({ ...event, isFull: true }));
  open([], { [paths.eventsFront]: { upcoming: full, recent: [] } });
  const region = within(await screen.findByRole('region', { name: 'Next' }));
  expect(region.getByRole('button')).toHaveAccessibleName('Join waiting list for Cup 2');
});

test.each([
  [{ status: 'registered', place: 0 } as const, 'You are in with 19 others.'],
  [{ status: 'waiting', place: 3 } as const, 'Waiting list, place 3.'],
])('a person who is registered for an event sees it first', async (own, text) => {
  renderPage(page, {
    path: '/',
    at: '/',
    session: { registrations: [{ eventId: 'e2', ...own }] },
    models: { ...NOTHING, [paths.eventsFront]: { upcoming: UPCOMING, recent: [] }, [VIDEOS]: [] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cup 2' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/club/7/calendar.ics',
  );
});

const OWN_FACTS = {
  ...getBundle('e2', [buildPilot({ id: 'ann', name: 'Ann' })]),
  [paths.channels]: [buildChannel()],
  '/api/public/events/id/e2': buildEventRecord({
    id: 'e2',
    channels: [{ id: 'r1', color: '#FF0000', displayName: '', frequency: 5658 }],
  }),
  '/api/public/races/eventId/e2/pilotId/ann': [
    buildRace({ id: 'race-9', raceNumber: 9, start: null, end: null, pilotChannels: [] }),
    buildRace({ id: 'race-3', raceNumber: 3, start: null, end: null, flights: { ann: [] } }),
    buildRace({
      id: 'race-1',
      flights: { ann: [1, 20] },
      pilotChannels: [{ pilotId: 'ann', channelId: 'r2', handicapSeconds: 0 }],
    }),
  ],
  '/api/public/pilots/clubId/7/name/Ann': {
    bestLapSeconds: 25.09,
    clubBestLapSeconds: 24.31,
    lapPlace: 3,
    lapPlaces: 31,
  },
};

test('a registered pilot sees the channel of the next race, the best lap at the club, and My Day', async () => {
  const registrations = [{ eventId: 'e2', status: 'registered' as const, place: 0 }];
  renderPage(page, {
    path: '/',
    at: '/',
    session: { user: buildUser({ handle: 'ann' }), registrations },
    models: {
      ...NOTHING,
      [VIDEOS]: [],
      [paths.eventsFront]: { upcoming: UPCOMING, recent: [] },
      ...OWN_FACTS,
      '/api/public/pilots/clubId/7/name/ann': OWN_FACTS['/api/public/pilots/clubId/7/name/Ann'],
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cup 2' })).toBeVisible();
  const day = await screen.findByRole('link', { name: 'My day' });
  expect(day).toHaveAttribute('href', '/event/e2?tab=my-day&pilot=ann');
  expect(screen.getByRole('banner')).toHaveTextContent(/You are in on R1 with 19 others\./);
  expect(screen.getByRole('banner')).toHaveTextContent('Your best here25.09+0.78 to the record, 3rd of 31');
});

test('a visitor who follows a pilot sees the next event of that pilot', async () => {
  setFollowed('ANN', true);
  open([], {
    [paths.eventsFront]: { upcoming: UPCOMING, recent: [] },
    ...OWN_FACTS,
  });
  const day = await screen.findByRole('link', { name: 'Day of Ann' });
  expect(day).toHaveAttribute('href', '/event/e2?tab=my-day&pilot=ann');
  expect(screen.getByRole('banner')).toHaveTextContent(/^.*Cup 2Ann is in on R1 with 19 others\./);
  act(() => setFollowed('ANN', false));
});

test('the best lap of one followed pilot is not shown with another', async () => {
  setFollowed('Ann', true);
  open([], {
    [paths.eventsFront]: { upcoming: UPCOMING, recent: [] },
    ...OWN_FACTS,
    ...getBundle('e1', [buildPilot({ id: 'bob', name: 'Bob' })]),
    '/api/public/pilots/clubId/7/name/Bob': PENDING,
  });
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(/Ann is in.*Best here/));
  act(() => setFollowed('Bob', true));
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent(/Bob is in/));
  expect(screen.getByRole('banner')).not.toHaveTextContent('Best here');
  act(() => {
    setFollowed('Ann', false);
    setFollowed('Bob', false);
  });
});

test('a visitor who follows a pilot without a coming event sees what the site is for', async () => {
  setFollowed('Ann', true);
  open([], { [paths.eventsFront]: { upcoming: UPCOMING, recent: [] } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Watch drone races live/);
  act(() => setFollowed('Ann', false));
});

test('loads the event of a registration that is not among the next ones', async () => {
  const registrations = [{ eventId: 'later', status: 'registered' as const, place: 0 }];
  renderPage(page, {
    path: '/',
    at: '/',
    session: { registrations },
    models: {
      ...NOTHING,
      [VIDEOS]: [],
      '/api/public/events/id/later': buildEventRecord({ id: 'later', name: 'Later Cup' }),
    },
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Later Cup' })).toBeVisible());
});

/** In five minutes, in UTC. */
const expectSoon = () => ({ likely: Date.now() + 5 * 60_000, range: null });

test('between two races shows who flies next, and when', async () => {
  const eventId = 'event-1';
  const race = buildRace({ start: null, end: null, flights: { ann: [], bob: [] } });
  const next = { isNext: true, roundNumber: 4, raceNumber: 3, eventType: 'Race', leader: null };
  const expectedStart = expectSoon();
  open([], {
    [paths.liveNow]: [
      {
        ...next,
        expectedStart,
        raceId: race.id,
        event: buildEventListItem({ id: eventId, name: 'Night Race' }),
      },
    ],
    ...getBundle(eventId, [buildPilot({ id: 'ann', name: 'Ann' }), buildPilot({ id: 'bob', name: 'Bob' })]),
    [`/api/public/races/eventId/${eventId}/raceId/${race.id}`]: race,
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

test('keeps the countdown of a pause without changes', async () => {
  const race = buildRace({ start: null, end: null, flights: { ann: [] } });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    open([], {
      [paths.liveNow]: [
        {
          isNext: true,
          roundNumber: 4,
          raceNumber: 3,
          eventType: 'Race',
          leader: null,
          expectedStart: expectSoon(),
          raceId: race.id,
          event: buildEventListItem({ id: 'event-1' }),
        },
      ],
      ...getBundle('event-1', [buildPilot({ id: 'ann', name: 'Ann' })]),
      [`/api/public/races/eventId/event-1/raceId/${race.id}`]: race,
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await act(() => jest.advanceTimersByTimeAsync(90_000));
    expect(screen.getByText('In about')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^3:\d\d$/);
  } finally {
    jest.useRealTimers();
  }
});

test('says how old a race in progress is, and stops its clock, while the site does not answer', async () => {
  const startMs = Date.now();
  const timerAheadMs = 600_000;
  const race = buildRace({
    flights: { ann: [2, 30] },
    start: fromInstantMs(startMs - 60_000 + timerAheadMs, 'UTC'),
    end: null,
  });
  const event = buildEventListItem({ id: 'event-1', timeZone: 'UTC' });
  const now = {
    event,
    timerAheadMs,
    roundNumber: 4,
    raceNumber: 2,
    eventType: 'Race',
    expectedStart: null,
    leader: null,
  };
  open([], {
    [paths.liveNow]: [{ ...now, raceId: race.id }],
    ...getBundle('event-1', [buildPilot({ id: 'ann', name: 'Ann' })]),
    [`/api/public/races/eventId/event-1/raceId/${race.id}`]: race,
  });
  const clock = await screen.findByRole('timer', { name: 'Race clock' });
  expect(screen.queryByText(/^Data/)).toBeNull();
  const clockAfter = async (ms: number, age: RegExp) => {
    jest.spyOn(Date, 'now').mockReturnValue(startMs + ms);
    await screen.findByText(age, {}, { timeout: 3_000 });
    return clock.textContent;
  };
  try {
    const stopped = await clockAfter(20_000, /^Data 1\d s old/);
    expect(stopped).toMatch(/^1:[01]\d$/);
    expect(await clockAfter(40_000, /^Data 3\d s old/)).toBe(stopped);
  } finally {
    jest.restoreAllMocks();
  }
});
