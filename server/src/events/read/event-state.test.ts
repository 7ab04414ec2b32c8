import { eventState } from './event-state';

const at = (day: number, hour = 0) => Date.UTC(2026, 10, day) + hour * 3_600_000;

/** An event of the 21st at 10:00, in Adelaide, which is 10:30 ahead. */
const event = {
  isVisible: true,
  isClosed: false,
  startMs: at(21, 10),
  endMs: null,
  timeZone: 'Australia/Adelaide',
};

test.each([
  ['before its start', event, at(20, 23), 'upcoming'],
  ['from its start on', event, at(20, 23.5), 'running'],
  ['until its day ends', event, at(21, 13), 'running'],
  ['after its day', event, at(21, 14), 'finished'],
  ['that was closed', { ...event, isClosed: true }, at(21, 0), 'finished'],
  ['until the end of its last day', { ...event, endMs: at(22) }, at(22, 13), 'running'],
  ['after its last day', { ...event, endMs: at(22) }, at(22, 14), 'finished'],
  ['after an end with a time of day', { ...event, endMs: at(21, 18) }, at(21, 8), 'finished'],
  ['with an end before its start', { ...event, endMs: at(1) }, at(21, 0), 'running'],
  ['without a start', { ...event, startMs: null }, at(30), 'upcoming'],
  ['that is hidden', { ...event, isVisible: false }, at(21, 0), 'hidden'],
] as const)('an event %s (%#)', (_, row, nowMs, state) => {
  expect(eventState(row, nowMs)).toBe(state);
});
