import { buildEventListItem } from '@holeshot/testing';
import { isRegistrationOpen } from './registration';

const START = Date.UTC(2026, 4, 16, 10);

const isOpen = (changes: Parameters<typeof buildEventListItem>[0], nowMs: number) =>
  isRegistrationOpen(buildEventListItem({ canRegister: true, start: START, ...changes }), nowMs);

test('registration is open until the event starts in its time zone', () => {
  expect(isOpen({}, START)).toBe(true);
  expect(isOpen({}, START + 1)).toBe(false);
  expect(isOpen({ timeZone: 'America/New_York' }, START + 4 * 3_600_000)).toBe(true);
  expect(isOpen({ timeZone: 'Asia/Tokyo' }, START)).toBe(false);
});

test('registration is closed when the club closed it or the event, or the event has no date', () => {
  expect(isOpen({ isClosed: true }, 0)).toBe(false);
  expect(isOpen({ canRegister: false }, 0)).toBe(false);
  expect(isOpen({ start: null }, 0)).toBe(false);
});
