import { findOpenTab, getEventTab, listEarlyQueries, listVisibleTabs } from './list-visible-tabs';

const START = Date.UTC(2026, 4, 16, 10);
const DRAWN = { start: null };
const FLYING = { ...DRAWN, start: START };
const nothing = {
  event: { latitude: null, longitude: null, info: '' },
  pilots: [],
  last: [],
  next: [],
  stages: [],
  hasPointsLeft: false,
};
const everything = {
  event: { latitude: -34.8, longitude: 138.6, info: 'Briefing at nine' },
  pilots: [{ practicePilot: false }, { practicePilot: true }],
  last: [{}],
  next: [DRAWN],
  stages: [],
  hasPointsLeft: false,
};
const finals = [
  { id: 'a', name: 'Heats' },
  { id: 'b', name: 'Final' },
];
const ids = (changes: Partial<Parameters<typeof listVisibleTabs>[0]>) =>
  listVisibleTabs({ ...everything, ...changes }).map(({ id }) => id);

test('a running event without stages has its eight tabs in order (R22)', () => {
  expect(listVisibleTabs(everything).map(({ label }) => label)).toEqual([
    'Info',
    'Quick Status',
    'Channels',
    'Pilots',
    'Rounds',
    'Lap Records',
    'Lap Counts',
    'Points',
  ]);
});

test('an empty event has no tabs', () => {
  expect(listVisibleTabs(nothing)).toEqual([]);
});

test.each([
  ['coordinates alone', { ...everything.event, info: '' }, true],
  ['info alone', { latitude: null, longitude: null, info: 'Hello' }, true],
  ['half of the coordinates', { latitude: 1, longitude: null, info: '' }, false],
  ['an info text of spaces', { latitude: null, longitude: null, info: ' \n' }, false],
  ['the equator at Greenwich', { latitude: 0, longitude: 0, info: '' }, true],
])('shows Info with %s: %s', (_, event, isVisible) => {
  expect(ids({ event }).includes('info')).toBe(isVisible);
});

test.each([
  ['before the first race', [], [DRAWN], true],
  ['between races', [{}], [DRAWN], true],
  ['during the last race', [{}], [FLYING], true],
  ['after the last race', [{}], [], false],
  ['without races', [], [], false],
])('Quick Status is visible %s: %j', (_, last, next, isVisible) => {
  expect(ids({ last, next }).includes('quick-status')).toBe(isVisible);
});

test.each([
  [[FLYING], true],
  [[DRAWN], false],
])('marks Quick Status as live during a race', (next, isLive) => {
  expect(listVisibleTabs({ ...everything, next }).find(({ id }) => id === 'quick-status')?.isLive).toBe(
    isLive,
  );
});

test.each([
  [[DRAWN], true],
  [[], false],
])('shows Channels only when there are races to come', (next, isVisible) => {
  expect(ids({ next }).includes('channels')).toBe(isVisible);
});

test('counts pilots without practice pilots, and hides Pilots when there are none', () => {
  expect(listVisibleTabs(everything).find(({ id }) => id === 'pilots')?.count).toBe(1);
  expect(ids({ pilots: [{ practicePilot: true }] })).not.toContain('pilots');
});

test.each(['rounds', 'lap-records', 'lap-counts', 'points'])(
  'shows %s only with races and without stages',
  (id) => {
    expect(ids({})).toContain(id);
    expect(ids({ next: [] })).toContain(id);
    expect(ids({ last: [] })).toContain(id);
    expect(ids({ last: [], next: [] })).not.toContain(id);
    expect(ids({ stages: finals })).not.toContain(id);
  },
);

test('each stage has a tab, by order, with or without races', () => {
  expect(ids({ stages: finals }).slice(-2)).toEqual(['stage-a', 'stage-b']);
  expect(listVisibleTabs({ ...nothing, stages: finals }).map(({ label }) => label)).toEqual([
    'Heats',
    'Final',
  ]);
  expect(
    listVisibleTabs({ ...nothing, stages: finals.slice(0, 1).map((one) => ({ ...one, name: '' })) }).map(
      ({ label }) => label,
    ),
  ).toEqual(['Stage']);
});

test('opens the tab in the address, and the first one when the name is missing or unknown', () => {
  const tabs = listVisibleTabs(everything);
  expect(findOpenTab(tabs, 'points')?.id).toBe('points');
  expect(findOpenTab(tabs, null)?.id).toBe('info');
  expect(findOpenTab(tabs, 'nonsense')?.id).toBe('info');
  expect(findOpenTab([], 'info')).toBeUndefined();
});

test.each([
  ['rounds', ['/api/public/rounds/eventId/event-1', '/api/public/races/eventId/event-1']],
  ['stage-finals', ['/api/public/rounds/eventId/event-1', '/api/public/races/eventId/event-1']],
  ['points', ['/api/public/raceSummaries/eventId/event-1']],
  ['pilots', ['/api/public/rankings/eventId/event-1']],
  ['nonsense', []],
])('starts the calls of the tab "%s" early', (tabName, paths) => {
  expect(listEarlyQueries('event-1', tabName).map(({ path }) => path)).toEqual(paths);
});

test('throws for an unknown kind of tab', () => {
  expect(() => getEventTab('nonsense')).toThrow('There is no tab of kind nonsense');
});

test.each([
  ['before the first race', [], true, false],
  ['while races with points are left', [{}], true, true],
  ['while others are left', [{}], false, false],
])('shows What if %s: %j', (_, last, hasPointsLeft, isVisible) => {
  expect(ids({ last, hasPointsLeft }).includes('what-if')).toBe(isVisible);
});
