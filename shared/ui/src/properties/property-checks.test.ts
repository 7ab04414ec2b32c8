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

test('all faults are found at once', () => {
  const second = { ...property('string', true), name: 'other' };
  expect(findFaults([property('string', true), second], { it: '', other: '' })).toEqual({
    it: EMPTY,
    other: EMPTY,
  });
});
