import * as fc from 'fast-check';
import { headToHead, type Meeting } from './head-to-head';

const meeting = (
  name: string,
  own: number | null,
  other: number | null,
  { ownDnf = false, otherDnf = false } = {},
): Meeting => ({ name, own: { position: own, dnf: ownDnf }, other: { position: other, dnf: otherDnf } });

test.each<[string, Meeting, number, number]>([
  ['the better position wins', meeting('Nightjar', 1, 2), 1, 1],
  ['the worse position loses', meeting('Nightjar', 3, 2), 0, 1],
  ['equal positions are nobody’s', meeting('Nightjar', 2, 2), 0, 1],
  ['who finished beats who did not', meeting('Nightjar', 4, 3, { otherDnf: true }), 1, 1],
  ['who did not finish loses', meeting('Nightjar', 1, 2, { ownDnf: true }), 0, 1],
  ['of two DNFs the better position wins', meeting('Nightjar', 5, 6, { ownDnf: true, otherDnf: true }), 1, 1],
])('%s', (_, race, won, flown) => {
  expect(headToHead([race])).toEqual([{ name: 'Nightjar', won, flown }]);
});

test.each([
  ['the other one', meeting('Nightjar', 1, null)],
  ['the person', meeting('Nightjar', null, 1)],
])('a race without a position of %s does not count', (_, race) => {
  expect(headToHead([race])).toEqual([]);
});

test('equal names are one pilot, in any case, under the newest spelling', () => {
  const races = [meeting('NightJar', 1, 2), meeting('nightjar ', 2, 1), meeting('Kestrel', 1, 2)];
  expect(headToHead(races)).toEqual([
    { name: 'NightJar', won: 1, flown: 2 },
    { name: 'Kestrel', won: 1, flown: 1 },
  ]);
});

test('nobody wins more races than were flown, and every race with two positions counts once', () => {
  const place = fc.option(fc.integer({ min: 1, max: 8 }));
  const race = fc
    .tuple(fc.constantFrom('a', 'A', 'b'), place, place, fc.boolean(), fc.boolean())
    .map(([name, own, other, ownDnf, otherDnf]) => meeting(name, own, other, { ownDnf, otherDnf }));
  fc.assert(
    fc.property(fc.array(race), (races) => {
      const rivals = headToHead(races);
      const counted = races.filter(({ own, other }) => own.position !== null && other.position !== null);
      expect(rivals.reduce((total, { flown }) => total + flown, 0)).toBe(counted.length);
      expect(rivals.every(({ won, flown }) => won <= flown)).toBe(true);
    }),
  );
});
