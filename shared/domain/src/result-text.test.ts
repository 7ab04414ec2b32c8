import type { EventType } from './model';
import { decidingSeconds, isDnf, placeText, resultText } from './result-text';

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
  ['a Race reads as its place', {}, '1st'],
  ['a Race that was not finished reads DNF', unfinished, 'DNF'],
  ['a Race without places has a dash', { ...unfinished, dnf: false, position: null }, '–'],
  ['an Endurance reads place, laps and time', { eventType: 'Endurance' }, '1st · 7 laps · 57.00'],
  ['an Endurance is never DNF', { ...unfinished, eventType: 'Endurance' }, '3rd · 2 laps'],
  [
    'an Endurance without places reads laps',
    { ...unfinished, eventType: 'Endurance', position: null, lapCount: 1 },
    '1 lap',
  ],
  ['a time trial reads its time', { eventType: 'TimeTrial' }, '57.00'],
  [
    'a time trial with too few laps is DNF, though stored as none',
    { ...unfinished, dnf: false, eventType: 'TimeTrial' },
    'DNF',
  ],
  ['a practice reads its time', { eventType: 'Practice' }, '57.00'],
  ['a practice with too few laps has a dash', { ...unfinished, eventType: 'Practice' }, '–'],
])('%s', (_, changes, text) => {
  expect(resultText({ ...summary, ...changes })).toBe(text);
});

it('the place is DNF exactly where the result is', () => {
  const trial = { ...summary, ...unfinished, eventType: 'TimeTrial' as const, dnf: false };
  expect([isDnf(trial), placeText(trial)]).toEqual([true, 'DNF']);
  const endurance = { ...trial, eventType: 'Endurance' as const, dnf: true };
  expect([isDnf(endurance), placeText(endurance)]).toEqual([false, '3rd']);
});

it('race time decides a Race, laps an Endurance, best target laps the others', () => {
  const secondsOf = (eventType: EventType) => decidingSeconds({ ...summary, eventType });
  expect([secondsOf('Race'), secondsOf('Endurance'), secondsOf('TimeTrial')]).toEqual([61, null, 57]);
});
