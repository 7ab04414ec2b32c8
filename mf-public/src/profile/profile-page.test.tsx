import type { Career, CareerEvent, UserStats } from '@holeshot/client';
import type { Race } from '@holeshot/domain';
import { buildEventListItem, buildRace, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { page } from './profile-page';

const stats: UserStats = {
  bests: [
    {
      eventType: 'TimeTrial',
      lap: { seconds: 24.5, eventId: 'event-1', raceId: 'race-1' },
      events: 2,
      races: 9,
      laps: 40,
      wins: 0,
    },
  ],
  attendance: [{ year: 2026, events: 2, races: 9, laps: 40 }],
  pilotIds: { 'event-1': 'kestrel' },
};

const HANDLE = '/api/public/auth/handle/Kestrel';
const STATS = '/api/public/stats/userId/3';
const models = (): Record<string, unknown> => ({
  [HANDLE]: {
    id: 3,
    handle: 'Kestrel',
    bio: '**Flies**',
    bioHtml: '<p><strong>Flies</strong></p>',
    photoUrl: null,
  },
  [STATS]: stats,
  '/api/public/events/userId/3': [buildEventListItem()],
  '/api/public/races/userId/3': [
    buildRace({ flights: { kestrel: [5, 25, 25, 25], other: [6, 30, 30, 30] } }),
  ],
  '/api/public/clubs/youtube/7': [],
});

const open = (changes: Record<string, unknown> = {}, search = '') =>
  renderPage(page, { path: '/:pilotHandle', at: `/Kestrel/${search}`, models: { ...models(), ...changes } });

test('labels its skeleton', async () => {
  open({ [HANDLE]: PENDING });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Profile');
});

test('shows a 404 for an unknown handle', async () => {
  open({ [HANDLE]: failedCall(404, 'Not Found', HANDLE) });
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('shows handle, bio, personal bests by event type and attendance by year', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Kestrel');
  expect(screen.getByText('Flies')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Time trial' })).toBeVisible();
  expect(screen.getByRole('link', { name: '24.50' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?explain=lap.kestrel',
  );
  expect(screen.getByRole('rowheader', { name: '2026' })).toBeVisible();
});

test('never shows sponsors', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Sponsored By/i)).not.toBeInTheDocument();
});

test('shows a message for a pilot without races', async () => {
  open({ [STATS]: { bests: [], attendance: [], pilotIds: {} } });
  expect(await screen.findByText('Nothing flown yet')).toBeVisible();
});

test('shows the other tabs when one part fails', async () => {
  open({ [STATS]: failedCall(500, 'Internal Server Error', STATS) });
  expect(await screen.findByText('Stats did not load')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Attended Events 1' })).toBeVisible();
});

test("groups recent races by event, with the pilot's result", async () => {
  open({}, '?tab=races');
  expect(await screen.findByRole('heading', { name: 'Winter Series 3' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Race 1-2.*1st/ })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1',
  );
});

test.each<[string, Partial<Race>, number[], string]>([
  ['a time trial with too few laps', { eventType: 'TimeTrial' }, [5, 30.37], 'DNF'],
  ['a time trial', { eventType: 'TimeTrial' }, [5, 25, 25, 25], '75.00'],
  ['an endurance race', { eventType: 'Endurance' }, [5, 25, 25], '1st · 2 laps'],
  ['a race in progress', { end: null }, [5, 25], ''],
])('reads the result of %s as race cards do', async (_what, changes, laps, result) => {
  const race = buildRace({ ...changes, flights: { kestrel: laps } });
  open({ '/api/public/races/userId/3': [race] }, '?tab=races');
  const row = await screen.findByRole('link', { name: /1-2/ });
  expect(row.lastElementChild).toHaveTextContent(result === '' ? /^$/ : result);
});

test('lists attended events', async () => {
  open({}, '?tab=events');
  expect(await screen.findByRole('link', { name: 'Winter Series 3' })).toHaveAttribute(
    'href',
    '/event/event-1',
  );
});

test('shows a message when there are no club videos', async () => {
  open({}, '?tab=videos');
  expect(await screen.findByText('No videos yet')).toBeVisible();
});

const CAREER = '/api/public/stats/userId/3/career';

const attended = (id: string, changes: Partial<CareerEvent> = {}): CareerEvent => ({
  event: buildEventListItem({ id, name: `Cup ${id}` }),
  id,
  clubId: 7,
  start: Date.UTC(2026, 4, 16),
  pilotId: 'p-1',
  isOver: true,
  rank: 2,
  ranked: 20,
  points: 34,
  raceCount: 6,
  winCount: 3,
  bestLapSeconds: 25.09,
  bestLapRaceId: 'race-1',
  eventBestSeconds: 24.31,
  ...changes,
});

const otherClub = { id: 8, name: 'Low Level Club', logoUrl: null, primaryColor: null };
const career = (): Career => ({
  events: [
    attended('event-1'),
    attended('b', { start: Date.UTC(2025, 2, 1), rank: 1, bestLapSeconds: 26.5, eventBestSeconds: 26.5 }),
    attended('c', { event: buildEventListItem({ id: 'c', club: otherClub }), clubId: 8, bestLapSeconds: 31 }),
  ],
  records: [{ clubId: 7, seconds: 24.31, pilot: 'Brushless', isOwn: false }],
  rivals: [{ name: 'Nightjar', photoUrl: null, won: 7, flown: 11 }],
});

test('shows key figures, best laps at a club, head to head, and seasons', async () => {
  open({ [CAREER]: career() });
  expect(await screen.findByText('Pilot since March 2025')).toBeVisible();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual([
    '1of 3 events',
    '3of 3 events',
    '9of 18 flown',
    '25.09+0.78 to the field record',
    '2ndCup event-1',
  ]);
  expect(screen.getByRole('link', { name: '25.09' })).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?explain=lap.p-1',
  );
  expect(
    screen.getByRole('img', { name: /26\.50 on 1st March 2025, 25\.09 on 16th May 2026/ }),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Head to head' })).getByRole('listitem'),
  ).toHaveTextContent('Nightjar7 of 11');
  const rows = within(screen.getByRole('table', { name: 'Results by season' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '2026202625.09',
    '2025111326.50',
    'All313925.09',
  ]);
});

test('the history of the best laps lists new and lost records, without the name of the pilot', async () => {
  const flown = (seconds: number, raceId: string) => ({
    seconds,
    pilot: { id: 'p-1', name: 'Kestrel' },
    event: { id: 'event-1', name: 'Cup' },
    race: { id: raceId, title: 'Race 2-1' },
  });
  const change = {
    id: 1,
    club: 'Saltbush FPV',
    eventType: 'TimeTrial',
    kind: 'lap',
    laps: 1,
    at: Date.UTC(2026, 10, 24),
    best: flown(24.5, 'race-1'),
    before: null,
    isFall: false,
    who: '',
    why: '',
  };
  const fall = { ...change, id: 2, isFall: true, best: null, before: change.best };
  const changes = [{ ...fall, who: 'Director', why: 'Cut the gate' }, change];
  open({ [`${STATS}/records/changes`]: changes });
  fireEvent.click(await screen.findByText('History of the best laps'));
  const history = within(screen.getByText('History of the best laps').closest('details') as HTMLElement);
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Time trial at Saltbush FPV falls back to none24th November 2026, 24.50 does not count any more: Director, Cut the gate',
    'Time trial at Saltbush FPV 24.50, Race 2-1, Cup24th November 2026',
  ]);
  expect(history.getAllByRole('link', { name: '24.50' })[0]).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?explain=lap.p-1',
  );
});

test('a single event has neither a chart nor tables over seasons', async () => {
  const [first] = career().events;
  const year = { year: 2026, events: 1, races: 6, laps: 18 };
  open({
    [CAREER]: { ...career(), events: [first] },
    [STATS]: { ...stats, attendance: [year] },
  });
  await screen.findByRole('heading', { name: 'Head to head' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Head to head', 'Personal bests']);
});

test('the best laps of another club can be chosen', async () => {
  open({ [CAREER]: career() });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Club' }), { target: { value: '8' } });
  expect(await screen.findByText('Best lap, Low Level Club')).toBeVisible();
  expect(screen.getByText('Best lap at Low Level Club')).toBeVisible();
});

test('attended events have place, best lap with its gap, and points', async () => {
  open({ [CAREER]: career() }, '?tab=events');
  expect(await screen.findByRole('link', { name: '2nd of 20' })).toHaveAttribute(
    'href',
    '/event/event-1/pilot/p-1?explain=rank.p-1',
  );
  expect(screen.getAllByRole('link', { name: '25.09' })[0]).toHaveAttribute(
    'href',
    '/event/event-1/race/race-1?explain=lap.p-1',
  );
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/25\.09\+0\.78.*34$/);
});

test('describes a pilot with one event', () => {
  const events = { ok: true, value: [buildEventListItem()] };
  const profile = { handle: 'Nightjar', bioHtml: '', photoUrl: null };
  expect(page.meta({ profile, events }).description).toBe('Nightjar, drone-racing pilot. 1 event attended.');
});
