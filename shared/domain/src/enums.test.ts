import {
  compareBrackets,
  parseBand,
  parseBracket,
  parseEventType,
  parseResultType,
  parseStageType,
  parseTimeSummaryType,
  parseTimingLocation,
  parseValidityType,
} from './enums';
import { eventTraits } from './event-traits';

it.each([
  ['Practise', 'Practice'],
  ['Practice', 'Practice'],
  ['AggregateLaps', 'Endurance'],
  ['Enduro', 'Endurance'],
  ['CasualPractise', 'CasualPractice'],
  ['casualpractice', 'CasualPractice'],
  ['TimeTrial', 'TimeTrial'],
  [2, 'Race'],
  ['7', 'Training'],
  [-1, 'Unknown'],
  ['Underwater', 'Unknown'],
  ['constructor', 'Unknown'],
  [null, 'Unknown'],
  [{}, 'Unknown'],
])('parseEventType reads %p as %s', (value, expected) => {
  expect(parseEventType(value)).toBe(expected);
});

it.each([
  ['SharkByte', 'HDZero'],
  [7, 'HDZero'],
  ['Raceband', 'Raceband'],
  ['Moonband', 'Moonband'],
  [null, 'None'],
  ['', 'None'],
])('parseBand reads %p as %s', (value, expected) => {
  expect(parseBand(value)).toBe(expected);
});

it.each([
  [0, 'Default'],
  [1, 'DoubleElimination'],
  [3, 'StreetLeague'],
  ['ChaseTheAce', 'ChaseTheAce'],
  [4, 'Final'],
  [99, 'Default'],
])('parseStageType reads %p as %s', (value, expected) => {
  expect(parseStageType(value)).toBe(expected);
});

it('each parser returns its fallback for an unknown name', () => {
  expect(parseTimingLocation('EndOfLap')).toBe('EndOfLap');
  expect(parseTimingLocation(undefined)).toBe('Holeshot');
  expect(parseTimingLocation('?', 'EndOfLap')).toBe('EndOfLap');
  expect([parseValidityType('Marshall'), parseValidityType('?')]).toEqual(['Marshall', 'Auto']);
  expect([parseResultType('RoundRollOver'), parseResultType('?')]).toEqual(['RoundRollOver', 'Race']);
  expect([parseTimeSummaryType('EventLap'), parseTimeSummaryType(null)]).toEqual(['EventLap', 'PB']);
});

it('parseBracket keeps unknown names, and returns None without a name', () => {
  expect(['winners', 'b', 'Wildcards', '', null].map(parseBracket)).toEqual([
    'Winners',
    'B',
    'Wildcards',
    'None',
    'None',
  ]);
});

it('compareBrackets sorts None, Winners, Losers, A to Z, unknown names', () => {
  expect(['Wild', 'B', 'Losers', 'A', 'Winners', 'None'].sort(compareBrackets)).toEqual([
    'None',
    'Winners',
    'Losers',
    'A',
    'B',
    'Wild',
  ]);
});

it('only Practice, Freestyle and Game rounds do not count for records', () => {
  const types = ['Race', 'Endurance', 'TimeTrial', 'CasualPractice', 'Training', 'Unknown'] as const;
  expect(types.every((type) => eventTraits(type).countsForRecords)).toBe(true);
  expect(
    (['Practice', 'Freestyle', 'Game'] as const).some((type) => eventTraits(type).countsForRecords),
  ).toBe(false);
});
