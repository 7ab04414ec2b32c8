import type { Property } from '@holeshot/contract/wire';
import { toPropertyRows } from './property-rows';

const NOW = Date.UTC(2026, 10, 22);

const getRow = (property: Pick<Property, 'type' | 'value'>, title = 'Title') =>
  toPropertyRows([{ name: 'name', title, desc: '', ...property } as Property], NOW)[0];

test.each([
  ['a text', { type: 'string', value: 'Nightjar' }, 'Nightjar'],
  ['a text that is empty', { type: 'string', value: '' }, '–'],
  ['a readonly text', { type: 'readonly', value: 'Pilot' }, 'Pilot'],
  ['a number', { type: 'number', value: 0 }, '0'],
  ['a number that is empty', { type: 'number', value: null }, '–'],
  ['a country', { type: 'country', value: '036' }, 'Australia'],
  ['Kosovo', { type: 'country', value: '983' }, 'Kosovo'],
  ['an unknown country', { type: 'country', value: 'x' }, 'x'],
  ['a country that is empty', { type: 'country', value: '' }, '–'],
  ['a zone', { type: 'timezone', value: 'Australia/Adelaide' }, 'Adelaide, UTC+10:30'],
  ['a zone west of Greenwich', { type: 'timezone', value: 'America/New_York' }, 'New York, UTC−05:00'],
  ['a zone that is empty', { type: 'timezone', value: '' }, '–'],
] as const)('%s reads', (_, property, text) => {
  expect(getRow(property)).toEqual({ title: 'Title', kind: 'text', text });
});

test('a picture has its url, or none', () => {
  expect(getRow({ type: 'image', value: '/files/1.png' })).toMatchObject({
    kind: 'picture',
    url: '/files/1.png',
  });
  expect(getRow({ type: 'image', value: '' })).toMatchObject({ url: null });
});

test('knows the switch of the public profile', () => {
  expect(getRow({ type: 'bool', value: true }, 'Public profile')).toMatchObject({
    isOn: true,
    isPublicProfile: true,
  });
  expect(getRow({ type: 'bool', value: false }, 'Newsletter')).toMatchObject({
    isOn: false,
    isPublicProfile: false,
  });
});

test.each(['code', 'desc'] as const)('omits the type %s', (type) => {
  expect(getRow({ type, value: 'secret' })).toBeUndefined();
});
