import type { Property, PropertyValue } from '@holeshot/contract/wire';
import { findFaults } from './property-checks';

const property = (type: Property['type'], required = false) =>
  ({ type, name: 'it', title: 'It', desc: '', value: '', required }) as Property;

const EMPTY = 'Fill in this field.';

test.each<[Property['type'], boolean, PropertyValue, string | undefined]>([
  ['string', true, '', EMPTY],
  ['string', true, '  ', EMPTY],
  ['string', false, '', undefined],
  ['string', true, 'Kestrel', undefined],
  ['number', true, null, EMPTY],
  ['number', true, 0, undefined],
  ['image', true, '', EMPTY],
  ['country', true, '', EMPTY],
  ['readonly', true, '', undefined],
  ['code', true, '', undefined],
  ['bool', true, false, undefined],
  ['datetime', true, '', EMPTY],
  ['datetime', false, '', undefined],
  ['datetime', false, '2026/05/16 10:00', undefined],
  ['datetime', false, '2026/13/16 10:00', 'Date input not valid.'],
  ['color', false, '#0E5A52', undefined],
  ['color', false, '', undefined],
  ['color', false, 'red', 'Enter a color as #RRGGBB.'],
])('%s, required %s, value %j: %s', (type, required, value, expected) => {
  expect(findFaults([property(type, required)], { it: value }).it).toBe(expected);
});

test.each([
  [0, 'Enter 1 or more.'],
  [1, undefined],
  [20, undefined],
  [21, 'Enter 20 or less.'],
  [null, undefined],
])('the number %s between 1 and 20: %s', (value, expected) => {
  const laps = { type: 'number', name: 'it', title: 'It', desc: '', value: 3, min: 1, max: 20 } as const;
  expect(findFaults([laps], { it: value }).it).toBe(expected);
});

test('all faults are found at once', () => {
  const second = { ...property('string', true), name: 'other' };
  expect(findFaults([property('string', true), second], { it: '', other: '' })).toEqual({
    it: EMPTY,
    other: EMPTY,
  });
});
