import { buildEventListItem } from '@holeshot/testing';
import { previewEvent } from './preview-event';

const START = Date.UTC(2026, 4, 16, 10);

const isOpen = (changes: Parameters<typeof buildEventListItem>[0], nowMs: number) =>
  previewEvent(buildEventListItem({ canRegister: true, start: START, ...changes }), nowMs).isRegisterOpen;

test('keeps registration open until the event starts in its time zone', () => {
  expect(isOpen({}, START)).toBe(true);
  expect(isOpen({}, START + 1)).toBe(false);
  expect(isOpen({ timeZone: 'America/New_York' }, START + 4 * 3_600_000)).toBe(true);
  expect(isOpen({ timeZone: 'Asia/Tokyo' }, START)).toBe(false);
});

test('keeps registration closed when the club closed it or the event has no date', () => {
  expect(isOpen({ canRegister: false }, 0)).toBe(false);
  expect(isOpen({ start: null }, 0)).toBe(false);
});

test('has only the fields that cards and rows need', () => {
  expect(Object.keys(previewEvent(buildEventListItem(), 0)).sort()).toEqual([
    'club',
    'id',
    'isRegisterOpen',
    'name',
    'pilotCount',
    'start',
  ]);
});
