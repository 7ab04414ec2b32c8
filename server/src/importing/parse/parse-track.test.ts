import { parseTrack } from './parse-track';

const element = (changes: object = {}) => ({
  ElementType: 1,
  X: 1.23456,
  Y: 0,
  Z: -4,
  Tilt: 0,
  Scale: 1,
  Rotation: 90,
  Visible: true,
  Decorative: false,
  SplitEnd: false,
  ...changes,
});

function parse(object: unknown) {
  const faults: string[] = [];
  const objects = object === undefined ? [] : [object as Record<string, unknown>];
  return { track: parseTrack(objects, (message) => faults.push(message)), faults };
}

test('reads name, kinds, places and what ends a sector', () => {
  const { track, faults } = parse({
    Name: 'Dry Creek',
    TrackElements: [element(), element({ ElementType: 3, SplitEnd: true }), element({ Decorative: true })],
  });
  expect(track?.name).toBe('Dry Creek');
  expect(track?.elements[0]).toEqual({
    kind: 'Gate',
    x: 1.235,
    y: 0,
    z: -4,
    rotation: 90,
    isDecorative: false,
    isSplitEnd: false,
  });
  expect(track?.elements.map(({ kind, isSplitEnd }) => [kind, isSplitEnd])).toEqual([
    ['Gate', false],
    ['Dive', true],
    ['Gate', false],
  ]);
  expect(faults).toEqual([]);
});

test.each([
  [9, 'Invalid'],
  [-1, 'Invalid'],
  ['Flag', 'Flag'],
  [null, 'Invalid'],
])('the kind %p is %p', (kind, expected) => {
  expect(parse({ TrackElements: [element({ ElementType: kind })] }).track?.elements[0]?.kind).toBe(expected);
});

test.each<[string, unknown, string]>([
  ['no object', undefined, 'holds no track with elements'],
  ['no elements', { Name: 'Empty', TrackElements: [] }, 'holds no track with elements'],
  ['too many', { TrackElements: Array(501).fill(element()) }, 'has more than 500 elements'],
])('a file with %s is no track', (_, object, fault) => {
  expect(parse(object)).toEqual({ track: null, faults: [fault] });
});

test('a place that is no number is reported, and is 0', () => {
  const { track, faults } = parse({ TrackElements: [element({ X: 'far' })] });
  expect(track?.elements[0]?.x).toBe(0);
  expect(faults).toEqual(['has a X that is no number: "far"']);
});
