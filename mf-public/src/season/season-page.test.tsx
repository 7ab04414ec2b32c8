import { buildUser, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Season, SeasonPilot } from './season.query';
import { seasonCsv } from './season-csv';
import { page } from './season-page';
import { chanceText, moveText, ruleText } from './season-texts';

const PATH = '/api/public/seasons/id/3';

const buildPilot = (pilot: Partial<SeasonPilot> = {}): SeasonPilot => ({
  rank: 1,
  name: 'Vee',
  photoUrl: null,
  handle: null,
  total: 18,
  results: [
    { pilotId: `${pilot.name ?? 'Vee'}-1`, place: 1, points: 10, counts: true },
    { pilotId: `${pilot.name ?? 'Vee'}-2`, place: 2, points: 8, counts: true },
    { pilotId: `${pilot.name ?? 'Vee'}-3`, place: 4, points: 4, counts: false },
    null,
  ],
  chance: { state: 'open', level: null, enough: 6 },
  ...pilot,
});

const buildEvents = (isOver: readonly boolean[]): Season['events'] =>
  isOver.map((over, index) => ({
    id: `e-${index + 1}`,
    name: `Winter ${index + 1}`,
    club: { id: 7, name: 'Saltbush FPV' },
    start: Date.UTC(2026, 4, 15 + index),
    isOver: over,
    resultsText: over ? 'Official' : '',
  }));

const buildSeason = (season: Partial<Season> = {}): Season => ({
  id: 3,
  name: 'Winter 2026',
  club: { id: 7, name: 'Saltbush FPV' },
  isDecided: false,
  points: 'five',
  counted: 2,
  events: buildEvents([true, true, true, false]),
  rows: [
    buildPilot(),
    buildPilot({
      rank: 2,
      name: 'Zed',
      handle: 'Zed',
      total: 14,
      chance: { state: 'open', level: 4, enough: null },
    }),
    buildPilot({ rank: 3, name: 'Yan', total: 2, chance: { state: 'out', level: null, enough: null } }),
  ],
  changes: [],
  ...season,
});

const open = (season: unknown, { at = '/club/7/season/3', isManager = false } = {}) =>
  renderPage(page, {
    path: '/club/:clubId/season/:seasonId',
    at,
    models: { [PATH]: season },
    session: isManager ? { user: buildUser({ tier: 'Club', adminOfClubIds: [7] }) } : {},
  });

test('labels its skeleton', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Season');
});

test.each([
  ['an unknown season', failedCall(404, 'Not Found', PATH), '/club/7/season/3'],
  ['a season of another club', buildSeason(), '/club/8/season/3'],
  ['an id that is none', buildSeason(), '/club/7/season/x'],
])('fails as a page for %s', async (_what, season, at) => {
  open(season, { at });
  expect(await screen.findByText('Route failed: 404')).toBeVisible();
});

test('a long name of the club cannot make the page wider', async () => {
  open(buildSeason());
  await screen.findAllByRole('row');
  const head = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
  expect(window.getComputedStyle(head).getPropertyValue('overflow-wrap')).toBe('anywhere');
});

test('a row has the points of each event, dropped ones in brackets, and the points that are still needed', async () => {
  open(buildSeason());
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('1stVee108(4)–186 points are enough');
  expect(second).toHaveTextContent('4 points to draw level');
  expect(third).toHaveTextContent('Out');
  const result = within(first as HTMLElement).getByRole('link', { name: '(4)' });
  expect(result).toHaveAttribute('href', '/event/e-3/pilot/Vee-3');
  expect(screen.getByRole('link', { name: 'Zed' })).toHaveAttribute('href', '/Zed/');
  expect(screen.getByText(/The best 2 of 4 results count/)).toBeVisible();
  expect(screen.getByText('Leader').closest('p')).toHaveTextContent('LeaderVee');
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit season' })).toBeNull();
});

test.each([
  [{ level: null, enough: 1 }, '1 point is enough'],
  [{ level: 1, enough: 2 }, '1 point to draw level, 2 are enough'],
  [{ level: 0, enough: 1 }, 'Level with the leader, 1 is enough'],
])('says what is needed: %j', (needed, text) => {
  expect(chanceText(buildPilot({ chance: { state: 'open', ...needed } }), false)).toBe(text);
});

test('all pilots of rank 1 are champions once all events are official', async () => {
  const done = { isDecided: true, events: buildEvents([true, true, true, true]) };
  const rows = [buildPilot({ chance: null }), buildPilot({ name: 'Zed', chance: null })];
  open(buildSeason({ ...done, rows }));
  expect((await screen.findByText('Champions')).closest('p')).toHaveTextContent('Vee and Zed');
  expect(screen.getAllByText('Champion')).toHaveLength(2);
  expect(screen.getByText(/4 events flown/)).toBeVisible();
});

test('pilots with erased names have separate rows, even with the same rank', async () => {
  const erased = { name: 'Deleted pilot', rank: 2, total: 8 };
  const result = { place: 2, points: 8, counts: true };
  const rows = ['p-8', 'p-9'].map((pilotId) =>
    buildPilot({ ...erased, results: [{ ...result, pilotId }, null, null, null] }),
  );
  open(buildSeason({ rows: [buildPilot(), ...rows] }));
  expect(await screen.findAllByText('Deleted pilot')).toHaveLength(2);
});

test('a season without results says when they begin', async () => {
  open(buildSeason({ rows: [], events: buildEvents([false]) }));
  expect(await screen.findByText('They begin once the first event is over.')).toBeVisible();
});

test('a season without events says so', async () => {
  open(buildSeason({ rows: [], events: [] }));
  expect(await screen.findByText('The club has not named events that count.')).toBeVisible();
});

test('a line of the history names event, author, reason, and who moved', async () => {
  const moves = Array.from({ length: 8 }, (_, index) => ({
    name: `Pilot ${index}`,
    rank: [index + 2, index + 1],
    total: [8, 10],
  })) as Season['changes'][number]['moves'];
  const change = { id: 1, at: Date.UTC(2026, 4, 20, 9), who: 'Director', why: 'Cut a gate', moves };
  open(buildSeason({ changes: [{ ...change, event: { id: 'e-1', name: 'Winter 1' } }] }));
  const section = (await screen.findByRole('heading', { name: 'History' })).closest('section');
  expect(section).toHaveTextContent('Winter 1 changed after publishing: Cut a gate');
  expect(section).toHaveTextContent('Director, ');
  expect(section).toHaveTextContent('Pilot 0 1st, 10 points (before 2nd, 8)');
  expect(section).toHaveTextContent('and 2 others');
});

test('a CSV file has the points of each event, dropped points, and the points that are still needed', async () => {
  open(buildSeason());
  expect(await screen.findByRole('button', { name: 'Save Standings of Winter 2026 as CSV' })).toBeVisible();
  const [heading, first] = seasonCsv(buildSeason());
  expect(heading?.slice(1, 3)).toEqual(['Pilot', 'Winter 1']);
  expect(heading?.slice(-3)).toEqual(['Dropped', 'Total', 'Still needed']);
  expect(first).toEqual([1, 'Vee', 10, 8, 4, null, 4, 18, '6 points are enough']);
});

test('managers of the club edit the season', async () => {
  const { calls } = open(buildSeason(), { isManager: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit season' }));
  expect(calls.dialogs).toEqual(['edit-season']);
});

test('describes rules and moves', () => {
  const events = buildEvents([true]);
  expect(ruleText({ points: 'beaten', counted: 3, events })).toBe(
    'One point for each pilot beaten. All results count.',
  );
  expect(moveText({ name: 'A', rank: [1, null], total: [1, null] })).toBe('no place (before 1st, 1)');
});
