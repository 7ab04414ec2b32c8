import { buildEventListItem } from '@holeshot/testing';
import { previewEvent } from './preview-event';

test('knows whether registration is open', () => {
  const event = buildEventListItem({ canRegister: true, start: 1000 });
  expect(previewEvent(event, 1000).isRegisterOpen).toBe(true);
  expect(previewEvent(event, 1001).isRegisterOpen).toBe(false);
});

test('says of a full event only while registration is open that it is full', () => {
  const event = buildEventListItem({ canRegister: true, isFull: true, start: 1000 });
  expect(previewEvent(event, 1000)).toHaveProperty('isFull', true);
  expect(previewEvent(event, 1001)).not.toHaveProperty('isFull');
});

test('has only the fields that cards and rows need', () => {
  expect(Object.keys(previewEvent(buildEventListItem(), 0)).sort()).toEqual([
    'club',
    'id',
    'isRegisterOpen',
    'name',
    'pilotCount',
    'start',
    'timeZone',
  ]);
});
