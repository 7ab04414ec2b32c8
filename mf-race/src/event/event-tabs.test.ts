import { openTab, visibleTabs } from './event-tabs';

const START = Date.UTC(2026, 4, 16, 10);
const nothing = {
  event: { latitude: null, longitude: null, info: '' },
  pilots: [],
  last: [],
  next: [],
  stages: [],
};
const everything = {
  event: { latitude: -34.8, longitude: 138.6, info: 'Briefing at nine' },
  pilots: [{ practicePilot: false }, { practicePilot: true }],
  last: [{}],
  next: [{ start: null }],
  stages: [],
};
const finals = [
  { id: 'a', name: 'Heats' },
  { id: 'b', name: 'Final' },
];
const ids = (changes: Partial<Parameters<typeof visibleTabs>[0]>) =>
  visibleTabs({ ...everything, ...changes }).map(({ id }) => id);

test('a running event without stages has the tabs of the specification in its order', () => {
  expect(visibleTabs(everything).map(({ label }) => label)).toEqual([
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

test('an event with nothing in it has no tab', () => {
  expect(visibleTabs(nothing)).toEqual([]);
});

test.each([
  ['coordinates alone', { ...everything.event, info: '' }, true],
  ['info alone', { latitude: null, longitude: null, info: 'Hello' }, true],
  ['half of the coordinates', { latitude: 1, longitude: null, info: '' }, false],
  ['blanks for info', { latitude: null, longitude: null, info: ' \n' }, false],
  ['the equator at Greenwich', { latitude: 0, longitude: 0, info: '' }, true],
])('with %s, Info is there: %s', (_, event, isThere) => {
  expect(ids({ event }).includes('info')).toBe(isThere);
});

test.each([
  ['before the first race', [], [{ start: null }], true],
  ['between races', [{}], [{ start: null }], true],
  ['during the last race', [{}], [{ start: START }], true],
  ['after the last race', [{}], [], false],
  ['without races', [], [], false],
])('Quick Status %s', (_, last, next, isThere) => {
  expect(ids({ last, next }).includes('quick-status')).toBe(isThere);
});

test.each([
  [[{ start: START }], true],
  [[{ start: null }], false],
])('Quick Status is live while a race is flown', (next, isLive) => {
  expect(visibleTabs({ ...everything, next }).find(({ id }) => id === 'quick-status')?.isLive).toBe(isLive);
});

test.each([
  [[{ start: null }], true],
  [[], false],
])('Channels are there with upcoming races only', (next, isThere) => {
  expect(ids({ next }).includes('channels')).toBe(isThere);
});

test('Pilots counts those who are no practice pilots, and is not there without one', () => {
  expect(visibleTabs(everything).find(({ id }) => id === 'pilots')?.count).toBe(1);
  expect(ids({ pilots: [{ practicePilot: true }] })).not.toContain('pilots');
});

test.each(['rounds', 'lap-records', 'lap-counts', 'points'])('%s needs races, and no stages', (id) => {
  expect(ids({})).toContain(id);
  expect(ids({ next: [] })).toContain(id);
  expect(ids({ last: [] })).toContain(id);
  expect(ids({ last: [], next: [] })).not.toContain(id);
  expect(ids({ stages: finals })).not.toContain(id);
});

test('each stage has a tab, in the order given, with or without races', () => {
  expect(ids({ stages: finals }).slice(-2)).toEqual(['stage-a', 'stage-b']);
  expect(visibleTabs({ ...nothing, stages: finals }).map(({ label }) => label)).toEqual(['Heats', 'Final']);
  expect(visibleTabs({ ...nothing, stages: [{ id: 'a', name: '' }] }).map(({ label }) => label)).toEqual([
    'Stage',
  ]);
});

test('the address names the open tab; without a name, or with a wrong one, it is the first', () => {
  const tabs = visibleTabs(everything);
  expect(openTab(tabs, 'points')?.id).toBe('points');
  expect(openTab(tabs, null)?.id).toBe('info');
  expect(openTab(tabs, 'nonsense')?.id).toBe('info');
  expect(openTab([], 'info')).toBeUndefined();
});
