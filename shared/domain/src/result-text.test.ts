import type { EventType } from './model';
import { decidingSeconds, formatPosition, isDnf, resultText } from './result-text';

type Summary = Parameters<typeof resultText>[0];

const summary: Summary = {
  eventType: 'Race',
  dnf: false,
  position: 1,
  lapCount: 7,
  targetLapCount: 3,
  targetLapSeconds: 57,
  raceSeconds: 61,
};
const unfinished = { dnf: true, position: 3, lapCount: 2, targetLapSeconds: null, raceSeconds: null };

it.each<[string, Partial<Summary>, string]>([
  ['a Race shows the place', {}, '1st'],
  ['a Race shows DNF for a pilot who did not finish', unfinished, 'DNF'],
  ['a Race shows a dash without a place', { ...unfinished, dnf: false, position: null }, '–'],
  ['an Endurance shows place, laps and time', { eventType: 'Endurance' }, '1st · 7 laps · 57.00'],
  ['an Endurance never shows DNF', { ...unfinished, eventType: 'Endurance' }, '3rd · 2 laps'],
  [
    'an Endurance shows laps without a place',
    { ...unfinished, eventType: 'Endurance', position: null, lapCount: 1 },
    '1 lap',
  ],
  ['a TimeTrial shows the time', { eventType: 'TimeTrial' }, '57.00'],
  [
    'a TimeTrial shows DNF with too few laps, even when not stored as DNF',
    { ...unfinished, dnf: false, eventType: 'TimeTrial' },
    'DNF',
  ],
  ['a Practice shows the time', { eventType: 'Practice' }, '57.00'],
  ['a Practice shows a dash with too few laps', { ...unfinished, eventType: 'Practice' }, '–'],
])('%s', (_, changes, text) => {
  expect(resultText({ ...summary, ...changes })).toBe(text);
});

it('formatPosition shows DNF when isDnf is true', () => {
  const trial = { ...summary, ...unfinished, eventType: 'TimeTrial' as const, dnf: false };
  expect([isDnf(trial), formatPosition(trial)]).toEqual([true, 'DNF']);
  const endurance = { ...trial, eventType: 'Endurance' as const, dnf: true };
  expect([isDnf(endurance), formatPosition(endurance)]).toEqual([false, '3rd']);
});

it('uses the time that the server sends as the result', () => {
  const trial = { ...summary, eventType: 'TimeTrial' as const, lapCount: 2, resultSeconds: 38 };
  expect([decidingSeconds({ ...summary, resultSeconds: 83 }), decidingSeconds(trial)]).toEqual([83, 38]);
  expect([resultText(trial), resultText({ ...trial, resultSeconds: null, dnf: true })]).toEqual([
    '38.00',
    'DNF',
  ]);
});

it('decidingSeconds is the race time in a Race, null in an Endurance, best target laps in others', () => {
  const getSeconds = (eventType: EventType) => decidingSeconds({ ...summary, eventType });
  expect([getSeconds('Race'), getSeconds('Endurance'), getSeconds('TimeTrial')]).toEqual([61, null, 57]);
});
