import type { Person } from './person';
import { accountPolicy, claimPolicy, clubPolicy, registrationPolicy, sitePolicy } from './rights';

const buildPerson = (changes: Partial<Person> = {}): Person => ({
  id: 7,
  tier: 'Pilot',
  adminOfClubIds: [],
  ...changes,
});

const manager = buildPerson({ id: 9, tier: 'Club', adminOfClubIds: [3] });

test.each([
  ['a visitor', null, false],
  ['the owner', buildPerson(), true],
  ['another person', buildPerson({ id: 8 }), false],
  ['the site admin', buildPerson({ id: 2 }), false],
])('%s may edit an account: %s', (_, person, expected) => {
  expect(accountPolicy.canEdit(person, { userId: 7 })).toBe(expected);
});

test.each([
  ['Free', false],
  ['Pilot', true],
  ['Club', true],
  ['Sponsor', true],
] as const)('the tier %s has a profile: %s', (tier, expected) => {
  expect(accountPolicy.hasProfile({ tier })).toBe(expected);
});

test.each([
  ['a visitor', null, false],
  ['a person with a lower tier', buildPerson(), false],
  ['a person with the Club tier', buildPerson({ tier: 'Club' }), true],
  ['a person with a higher tier', buildPerson({ tier: 'Sponsor' }), true],
  ['an admin of a club', manager, false],
])('%s may create a club: %s', (_, person, expected) => {
  expect(clubPolicy.canCreate(person)).toBe(expected);
});

test.each([
  ['a visitor', null, false],
  ['a person', buildPerson(), false],
  ['an admin of the club', manager, true],
  ['an admin of another club', { ...manager, adminOfClubIds: [4] }, false],
  ['an admin whose tier ended, in the grace period', { ...manager, tier: 'Free' as const }, true],
  ['the site admin', buildPerson({ id: 2 }), false],
])('%s may manage a club, and remove what others have there: %s', (_, person, expected) => {
  expect(clubPolicy.canManage(person, { clubId: 3 })).toBe(expected);
  expect(registrationPolicy.canRemove(person, { userId: 1, clubId: 3 })).toBe(expected);
  expect(claimPolicy.canUndo(person, { userId: 1, clubId: 3 })).toBe(expected);
});

test('people remove their own registrations and claims', () => {
  expect(registrationPolicy.canRemove(buildPerson(), { userId: 7, clubId: 3 })).toBe(true);
  expect(claimPolicy.canUndo(buildPerson(), { userId: 7, clubId: 3 })).toBe(true);
});

test('people claim pilots with their own handle only', () => {
  expect(claimPolicy.canClaim(buildPerson(), { isOwnHandle: true })).toBe(true);
  expect(claimPolicy.canClaim(buildPerson(), { isOwnHandle: false })).toBe(false);
  expect(claimPolicy.canClaim(null, { isOwnHandle: true })).toBe(false);
});

test('only the user with id 2 administers the site', () => {
  expect(sitePolicy.canAdminister(buildPerson({ id: 2 }))).toBe(true);
  expect(sitePolicy.canAdminister(buildPerson())).toBe(false);
  expect(sitePolicy.canAdminister(null)).toBe(false);
});
