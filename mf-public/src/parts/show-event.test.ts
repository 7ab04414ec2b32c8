import { buildListedEvent } from '@holeshot/testing';
import { showEvent } from './show-event';

const START = Date.UTC(2026, 4, 16, 10);

const isOpen = (changes: Parameters<typeof buildListedEvent>[0], nowMs: number) =>
  showEvent(buildListedEvent({ canRegister: true, start: START, ...changes }), nowMs).isRegisterOpen;

test('registration is offered until the event starts, on the clock of its zone', () => {
  expect(isOpen({}, START)).toBe(true);
  expect(isOpen({}, START + 1)).toBe(false);
  expect(isOpen({ timeZone: 'America/New_York' }, START + 4 * 3_600_000)).toBe(true);
  expect(isOpen({ timeZone: 'Asia/Tokyo' }, START)).toBe(false);
});

test('registration is not offered when it is closed, or without a date', () => {
  expect(isOpen({ canRegister: false }, 0)).toBe(false);
  expect(isOpen({ start: null }, 0)).toBe(false);
});

test('what no card shows is left out of the page', () => {
  expect(Object.keys(showEvent(buildListedEvent(), 0)).sort()).toEqual([
    'club',
    'id',
    'isRegisterOpen',
    'name',
    'pilotCount',
    'start',
  ]);
});
