import {
  type ClubFull,
  type ClubPerson,
  type ClubTrack,
  fillPath,
  type Podium,
  type SessionUser,
} from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { buildClub, buildEventListItem, buildUser, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { RecordChange } from '../records/record-changes.query';
import { page } from './club-page';

const FULL = '/api/public/clubs/id/7/full';
const PODIUMS = fillPath(paths.podiumsOfClub, { clubId: 7 });
const SEASONS = fillPath(paths.seasonsOfClub, { clubId: 7 });
const RECORDS = fillPath(paths.recordsOfClub, { clubId: 7 });

const person = (changes: Partial<ClubPerson> = {}): ClubPerson => ({
  id: 1,
  handle: 'Kestrel',
  firstName: '',
  lastName: '',
  photoUrl: null,
  hasProfile: true,
  ...changes,
});

const club = (changes: Partial<ClubFull> = {}): ClubFull => ({
  ...buildClub(),
  descriptionHtml: '',
  events: [],
  admins: [],
  members: [],
  ...changes,
});

const podium = (changes: Partial<Podium> = {}): Podium => ({
  event: buildEventListItem(),
  basis: { kind: 'points', stageId: null, stageName: null },
  racesLeft: 0,
  fastestLap: {
    seconds: 24.31,
    raceId: 'race-1',
    roundNumber: 5,
    raceNumber: 1,
    eventType: 'Race',
    pilotId: 'p-2',
    name: 'Kestrel',
  },
  rows: [
    {
      pilotId: 'p-1',
      name: 'Brushless',
      photoUrl: null,
      rank: 1,
      final: null,
      points: 44,
      raceSeconds: 75.48,
      targetSeconds: 73.88,
      lapCount: 18,
      raceCount: 6,
      winCount: 5,
      bestLap: null,
    },
  ],
  ...changes,
});

interface Visit {
  tab?: string;
  id?: string;
  models?: Record<string, unknown>;
  user?: SessionUser;
}

const open = (model: unknown, { tab = '', id = '7', models = {}, user }: Visit = {}) =>
  renderPage(page, {
    path: '/club/:clubId',
    at: `/club/${id}${tab && `?tab=${tab}`}`,
    models: { [FULL]: model, [PODIUMS]: [], [RECORDS]: [], [SEASONS]: [], [paths.liveNow]: [], ...models },
    session: user ? { user } : {},
  });

test('labels its skeleton', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Club');
});

test.each([
  ['an unknown club', failedCall(404, 'Not Found', FULL), '7'],
  ['an id that is none', club(), 'seven'],
])('fails as a page for %s', async (_what, model, id) => {
  open(model, { id });
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('opens with its events, and a calendar of them', async () => {
  open(club({ events: [buildEventListItem()] }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Saltbush FPV');
  expect(screen.getByRole('tab', { name: 'Events 1' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByRole('link', { name: 'Winter Series 3' })).toHaveAttribute(
    'href',
    '/event/event-1',
  );
  expect(screen.getByRole('link', { name: 'Calendar feed of this club' })).toHaveAttribute(
    'href',
    '/club/7/calendar.ics',
  );
});

test('shows events to come as cards, past ones with winner and best lap, and the fastest in red', async () => {
  const past = (id: string, year: number) =>
    buildEventListItem({ id, name: `Cup ${year}`, start: Date.UTC(year, 4, 1) });
  const events = [
    buildEventListItem({ name: 'Far Future', start: Date.UTC(2999, 0, 1) }),
    past('a', 2025),
    past('b', 2024),
    buildEventListItem({ id: 'c', name: 'No laps', start: Date.UTC(2023, 4, 1), pilotCount: 3 }),
    buildEventListItem({ id: 'd', name: 'Nobody', start: Date.UTC(2022, 4, 1), pilotCount: 0 }),
  ];
  const slower = { ...podium(), event: past('b', 2024), racesLeft: 1 };
  open(club({ events }), {
    models: {
      [PODIUMS]: [
        podium({ event: past('a', 2025) }),
        { ...slower, fastestLap: { ...slower.fastestLap, seconds: 26 } },
      ],
    },
  });
  const coming = within(await screen.findByRole('region', { name: 'Coming' }));
  expect(coming.getByRole('link', { name: 'Far Future' })).toBeVisible();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('1st May 2025Cup 2025Brushless44 points24.31best lap, Kestrel');
  expect(rows[1]).toHaveTextContent('1st May 2024Cup 202426.00best lap, Kestrel');
  expect(rows[2]?.textContent).toBe('1st May 2023No laps3 pilots3');
  expect(rows[3]?.textContent).toBe('1st May 2022Nobody0');
  expect(screen.getByTitle("The club's fastest lap")).toHaveTextContent('24.31');
});

test.each([
  ['time', '73.88'],
  ['laps', '18 laps'],
] as const)('a past event shows the figure that ranks its pilots: %s', async (kind, result) => {
  const event = buildEventListItem({ id: 'a', start: Date.UTC(2025, 4, 1) });
  open(club({ events: [event] }), {
    models: { [PODIUMS]: [podium({ event, basis: { kind, stageId: 's-1', stageName: 'Qualifying' } })] },
  });
  await screen.findByRole('table', { name: 'Past events' });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(`Brushless${result}24.31`);
});

test('a past event names everybody who shares the first place', async () => {
  const event = buildEventListItem({ id: 'a', start: Date.UTC(2025, 4, 1) });
  const [row] = podium({}).rows;
  if (!row) throw new Error('The podium is empty.');
  const rows = [row, { ...row, pilotId: 'p-2', name: 'TwigSnap' }];
  open(club({ events: [event] }), { models: { [PODIUMS]: [podium({ event, rows })] } });
  await screen.findByRole('table', { name: 'Past events' });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('Brushless and TwigSnap');
});

const time = (seconds: number, name: string) => ({
  seconds,
  pilot: { id: name.toLowerCase(), name },
  event: { id: 'event-1', name: 'Grand Final' },
  race: { id: 'race-3', title: 'Race 3-1' },
});

/** A record that was set, and fell. */
function listChanges(): RecordChange[] {
  const change = {
    ...({ id: 1, club: 'Saltbush FPV', eventType: null, kind: 'lap', laps: 1 } as const),
    at: Date.UTC(2026, 10, 24),
    who: '',
    why: '',
    isFall: false,
  };
  return [
    {
      ...change,
      id: 2,
      best: time(24.62, 'Kestrel'),
      before: time(23.86, 'Brushless'),
      isFall: true,
      who: 'Director',
      why: 'Cut the gate',
    },
    { ...change, best: time(23.86, 'Brushless'), before: null },
  ];
}

/** The lines of a history, newest first, once it is opened. */
async function openHistory(heading: string): Promise<(string | null)[]> {
  fireEvent.click(await screen.findByText(heading));
  const history = screen.getByText(heading).closest('details') as HTMLElement;
  return within(history)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

test('the history of the records lists set and lost records, each with its evidence', async () => {
  const changes = listChanges();
  const best = { ...time(24.62, 'Kestrel'), race: { id: 'race-3' } };
  const records = [{ kind: 'lap', laps: 1, best, field: [24.62] }];
  const events = [buildEventListItem({ start: Date.UTC(2025, 4, 1) })];
  open(club({ events }), { models: { [PODIUMS]: [], [RECORDS]: records, [`${RECORDS}/changes`]: changes } });
  const [fall, set] = await openHistory('History of the records');
  expect(fall).toBe(
    '1 Lap falls back to 24.62 by Kestrel, Race 3-1, Grand Final24th November 2026, 23.86 by Brushless does not count any more: Director, Cut the gate',
  );
  expect(set).toBe('1 Lap 23.86 by Brushless, Race 3-1, Grand Final24th November 2026');
  expect(screen.getAllByRole('link', { name: '23.86 by Brushless' })[0]).toHaveAttribute(
    'href',
    '/event/event-1/race/race-3?explain=lap.brushless',
  );
});

test('shows the race in progress at the club, but none of another club', async () => {
  const live = {
    raceId: 'race-9',
    roundNumber: 4,
    raceNumber: 2,
    eventType: 'Race',
    event: buildEventListItem({ name: 'Night Race' }),
    leader: { pilotId: 'p-1', name: 'Kestrel', channel: { label: 'R2', color: '#0000FF' }, gapSeconds: 1.74 },
  };
  const other = {
    ...live,
    raceId: 'race-2',
    event: buildEventListItem({ club: { ...buildEventListItem().club, id: 8 } }),
  };
  open(club(), { models: { [paths.liveNow]: [other, live] } });
  expect(await screen.findByText('Round 4, Race 2')).toBeVisible();
  expect(screen.getByText('leads by 1.74')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Watch Night Race' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-9',
  );
});

test('follows the race in progress', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const leader = { pilotId: 'p-1', name: 'Kestrel', channel: { label: 'R2', color: '#0000FF' } };
    const live = {
      raceId: 'race-9',
      roundNumber: 4,
      raceNumber: 2,
      eventType: 'Race',
      event: buildEventListItem(),
      leader: { ...leader, gapSeconds: 1.74 },
    };
    const models: Record<string, unknown> = {
      [FULL]: club(),
      [PODIUMS]: [],
      [RECORDS]: [],
      [SEASONS]: [],
      [paths.liveNow]: [live],
    };
    renderPage(page, { path: '/club/:clubId', at: '/club/7', models });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('leads by 1.74')).toBeVisible();
    models[paths.liveNow] = [{ ...live, leader: { ...leader, gapSeconds: 2.5 } }];
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('leads by 2.50')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('an event of the club between two races is not past, and says which race is next', async () => {
  const event = buildEventListItem({ name: 'Night Race' });
  const next = { isNext: true, raceId: 'race-9', roundNumber: 4, raceNumber: 3, eventType: 'Race', event };
  open(club({ events: [event] }), { models: { [paths.liveNow]: [{ ...next, leader: null }] } });
  expect(await screen.findByText('Next: Round 4, Race 3')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Events 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Watch Night Race' })).toHaveAttribute(
    'href',
    '/event/event-1?tab=quick-status',
  );
  expect(screen.queryByRole('region', { name: 'Past' })).toBeNull();
});

test('shows records with the events where they were flown', async () => {
  const best = {
    seconds: 24.31,
    pilot: { id: 'p-1', name: 'Brushless', photoUrl: null },
    event: { id: 'event-9', name: 'Grand Final' },
    race: { id: 'race-3', eventType: 'Race', roundNumber: 5, raceNumber: 1 },
  };
  const records = [
    { kind: 'lap', laps: 1, best, field: [24.31, 25] },
    { kind: 'race', laps: 3, best: { ...best, seconds: 75.48 }, field: [75.48] },
  ];
  open(club({ events: [buildEventListItem()] }), { models: { [RECORDS]: records } });
  const region = within(await screen.findByRole('region', { name: 'Club records' }));
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 Lap24.31BrushlessGrand Final',
    'Race Time, 3 laps75.48BrushlessGrand Final',
  ]);
});

test('shows a message for a club without events', async () => {
  open(club());
  expect(await screen.findByText('No Events found')).toBeVisible();
});

test('shows map, address and position', async () => {
  open(club({ address: 'Dry Creek Reserve', latitude: -34.8312, longitude: 138.5921 }), { tab: 'details' });
  expect(await screen.findByText('Dry Creek Reserve', { selector: 'address' })).toBeVisible();
  expect(screen.getByText('34.8312° S, 138.5921° E')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Map of where Saltbush FPV flies' })).toBeVisible();
});

test('opens the field with the track of the newest event that names one', async () => {
  const gate = (x: number, z: number) => ({
    kind: 'Gate' as const,
    x,
    y: 0,
    z,
    rotation: 0,
    isDecorative: false,
    isSplitEnd: false,
  });
  const track: ClubTrack = {
    event: buildEventListItem({ id: 'cup', name: 'Cup' }),
    layout: { id: 'l', name: 'Dry Creek', elements: [gate(0, 0), gate(40, 0), gate(40, 30), gate(0, 30)] },
    record: {
      seconds: 24.31,
      pilot: { id: 'p', name: 'Brushless', photoUrl: null },
      event: { id: 'final', name: 'Final' },
      race: { id: 'race-5', eventType: 'Race', roundNumber: 5, raceNumber: 1 },
    },
  };
  const models = {
    [fillPath(paths.trackOfClub, { clubId: 7 })]: [track],
    [fillPath(paths.recordChangesOfTrack, { clubId: 7 })]: listChanges(),
  };
  open(club(), { tab: 'details', models });
  expect(await screen.findByRole('heading', { level: 2, name: 'Dry Creek' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'The track Dry Creek' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cup' })).toHaveAttribute('href', '/event/cup');
  expect(screen.getByText('24.31')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Brushless' })).toHaveAttribute(
    'href',
    '/event/final/race/race-5?explain=lap.p',
  );
  expect(await openHistory('History of the track record')).toEqual([
    expect.stringMatching(
      /^1 Lap falls back to 24\.62 by Kestrel.* 23\.86 by Brushless does not count any more/,
    ),
    expect.stringMatching(/^1 Lap 23\.86 by Brushless/),
  ]);
});

test('shows what the club says about itself, also without an address', async () => {
  open(club({ descriptionHtml: '<p>Every <strong>second</strong> Sunday</p>' }), { tab: 'details' });
  expect(await screen.findByText('second', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Field' })).toBeNull();
});

test('shows a message for a club without description, address and coordinates', async () => {
  open(club(), { tab: 'details' });
  expect(await screen.findByText('No details yet')).toBeVisible();
});

test('shows admins and members by handle, or by name where there is none', async () => {
  open(
    club({
      admins: [person()],
      members: [
        person({ id: 2, handle: null, firstName: 'Robin', lastName: 'Vale', hasProfile: false }),
        person({ id: 3, handle: 'Guest', hasProfile: false }),
      ],
    }),
    { tab: 'members' },
  );
  const admins = within(await screen.findByRole('region', { name: 'Admins' }));
  expect(admins.getByRole('link', { name: 'Kestrel' })).toHaveAttribute('href', '/Kestrel/');
  expect(screen.getByText('Robin Vale')).toBeVisible();
  expect(screen.getByText('Guest')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Guest' })).not.toBeInTheDocument();
});

test.each([
  ['a manager of it and of another club', [8, 7], ['edit-club']],
  ['a manager of another club', [8], []],
  ['a member', [], []],
])('offers %s (%s) to edit the club: %s', async (_, adminOfClubIds, dialogs) => {
  const { calls } = open(club(), { user: buildUser({ adminOfClubIds }) });
  await screen.findByRole('heading', { level: 1 });
  for (const button of screen.queryAllByRole('button', { name: 'Edit Club' })) fireEvent.click(button);
  expect(calls.dialogs).toEqual(dialogs);
});

test('the newest season shows its first pilots, an earlier one its champion', async () => {
  const pilot = (rank: number, name: string) => ({ rank, name, photoUrl: null, total: 20 - rank });
  const season = { id: 4, name: 'Winter 2026', isDecided: false, eventCount: 5, eventsOver: 2 };
  const earlier = { ...season, id: 3, name: 'Winter 2025', isDecided: true, rows: [pilot(1, 'Zed')] };
  const rows = [pilot(1, 'Vee'), pilot(2, 'Zed')];
  open(club(), { models: { [SEASONS]: [{ ...season, rows }, earlier] } });
  const section = (await screen.findByRole('heading', { name: 'Winter 2026' })).closest('section');
  expect(section).toHaveTextContent('2 of 5 events flown');
  expect(section).toHaveTextContent('1stVeeleads19 pts');
  expect(section).toHaveTextContent('Winter 2025 champion: Zed');
  expect(screen.getByRole('link', { name: 'Season standings' })).toHaveAttribute('href', '/club/7/season/4');
});

test('shows the rest of the page when seasons fail to load', async () => {
  open(club({ events: [buildEventListItem()] }), {
    models: { [SEASONS]: failedCall(500, 'Error', SEASONS) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Seasons');
  expect(screen.getByRole('link', { name: 'Winter Series 3' })).toBeVisible();
});

test('describes a club with one event', () => {
  const data = { club: club(), coming: [buildEventListItem()], past: [], live: [] };
  expect(page.meta(data).description).toContain(': 1 drone-racing event with rounds');
});
