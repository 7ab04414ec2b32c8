import fc from 'fast-check';
import {
  type EventResultFacts,
  eventResultFacts,
  eventResultState,
  hasResultState,
  MAX_OBJECTION_MINUTES,
  officialFrom,
  type RaceResultFacts,
  raceResultState,
  resultStateText,
  stateAt,
} from './result-state';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Saturday 16th May 2026, midnight at the field, whose clock is UTC. */
const DAY = Date.UTC(2026, 4, 16);
const NOON = DAY + 12 * HOUR;

const race = (changes: Partial<RaceResultFacts> = {}): RaceResultFacts => ({
  eventType: 'Race',
  start: NOON - 2 * MINUTE,
  end: NOON,
  objectionMinutes: 30,
  officialRevision: null,
  ...changes,
});

test.each([
  ['before it is flown', race({ start: null, end: null }), 0, null, null],
  ['in the air', race({ end: null }), 0, 'live', null],
  ['at its end', race(), 0, 'provisional', 30],
  ['a minute before the time for objections is over', race(), 29, 'provisional', 30],
  ['when the time for objections is over', race(), 30, 'official', null],
  ['at its end, without a time for objections', race({ objectionMinutes: 0 }), 0, 'official', null],
  ['that was changed after it was official', race({ officialRevision: 1 }), 31, 'changed', null],
  // its results were declared official, changed, and then made provisional again
  ['that is not official any more', race({ officialRevision: 1 }), 20, 'provisional', 30],
  ['of practice, which has no results', race({ eventType: 'Practice' }), 31, null, null],
  ['of a time trial', race({ eventType: 'TimeTrial' }), 31, 'official', null],
])('a race %s', (_, subject, minute, state, until) => {
  const now = NOON + minute * MINUTE;
  const expected = { state, until: until === null ? null : NOON + until * MINUTE };
  expect(raceResultState(subject, { declaredAt: null, now })).toMatchObject(expected);
});

test('the time for objections ends with the minute that the page names', () => {
  expect(officialFrom({ end: NOON + 37_250, objectionMinutes: 30 }, null)).toBe(NOON + 31 * MINUTE);
  expect(officialFrom({ end: NOON + 37_250, objectionMinutes: 0 }, null)).toBe(NOON + 37_250);
});

test.each([
  ['after the race', 10, 'official'],
  ['before the race', -10, 'provisional'],
])('the declaration of a manager %s', (_, minute, state) => {
  const declaredAt = NOON + minute * MINUTE;
  expect(raceResultState(race(), { declaredAt, now: NOON + 11 * MINUTE }).state).toBe(state);
});

const event = { start: DAY + 9 * HOUR, end: null, timeZone: 'UTC', isClosed: false };
const facts = (changes: Partial<EventResultFacts> = {}): EventResultFacts => ({
  lastStart: NOON - 2 * MINUTE,
  lastEnd: NOON,
  official: NOON + 30 * MINUTE,
  racesLeft: 0,
  isChanged: false,
  ...changes,
});
/** Six in the morning after, the half day since the last race past as well. */
const OVER = DAY + 30 * HOUR;

test.each([
  [
    'that nobody flew',
    facts({ lastStart: null, lastEnd: null, official: null, racesLeft: 2 }),
    NOON,
    null,
    null,
  ],
  ['with a race to come', facts({ racesLeft: 1 }), NOON + HOUR, 'live', OVER],
  ['with a race to come, once its day is over', facts({ racesLeft: 1 }), OVER, 'official', null],
  ['whose last race has ended', facts(), NOON, 'provisional', NOON + 30 * MINUTE],
  ['whose last time for objections is over', facts(), NOON + 30 * MINUTE, 'official', null],
  ['with a result that was changed later', facts({ isChanged: true }), NOON + HOUR, 'changed', null],
  ['with practice only', facts({ lastEnd: null, official: null }), NOON + HOUR, null, null],
])('an event %s', (_, subject, nowMs, state, until) => {
  expect(eventResultState(event, subject, { declaredAt: null, nowMs })).toMatchObject({ state, until });
});

test.each([
  ['its last race', 1, facts({ racesLeft: 3 }), 'official'],
  ['a race that was flown later', -1, facts(), 'provisional'],
  ['nothing but a start', 1, facts({ lastEnd: null, official: null, racesLeft: 1 }), 'live'],
])('a declaration covers %s', (_, minute, subject, state) => {
  const declaredAt = NOON + minute * MINUTE;
  expect(eventResultState(event, subject, { declaredAt, nowMs: NOON + 2 * MINUTE }).state).toBe(state);
});

test('a closed event is official once its last race is', () => {
  const closed = { ...event, isClosed: true };
  const state = (minute: number) =>
    eventResultState(closed, facts({ racesLeft: 4 }), { declaredAt: null, nowMs: NOON + minute * MINUTE })
      .state;
  expect([state(29), state(30)]).toEqual(['provisional', 'official']);
});

test.each([
  [{ state: 'provisional' as const, until: NOON }, 'Provisional until 10:00 PM'],
  [{ state: 'official' as const, until: null }, 'Official'],
  [{ state: 'changed' as const, until: null }, 'Changed after publishing'],
  [{ state: 'live' as const, until: null }, ''],
  [{ state: null, until: null }, ''],
])('%j reads %s', (results, text) => {
  expect(resultStateText(results, 'Australia/Sydney')).toBe(text);
});

const anyRace = fc
  .record({
    eventType: fc.constantFrom('Race' as const, 'TimeTrial' as const, 'Practice' as const),
    start: fc.option(fc.integer({ min: DAY, max: DAY + 20 * HOUR })),
    objectionMinutes: fc.integer({ min: 0, max: MAX_OBJECTION_MINUTES }),
    officialRevision: fc.option(fc.integer({ min: 1, max: 9 })),
    isValid: fc.boolean(),
    seconds: fc.option(fc.integer({ min: 1, max: 900 })),
  })
  .map(({ seconds, ...rest }) => ({
    ...rest,
    end: rest.start === null || seconds === null ? null : rest.start + seconds * 1000,
  }));
const anyTime = fc.integer({ min: DAY, max: DAY + 72 * HOUR });
const declared = fc.option(anyTime);
const ORDER = ['live', 'provisional', 'official', 'changed'];

test('with the time alone, the results of a race only become more final', () => {
  fc.assert(
    fc.property(anyRace, declared, anyTime, anyTime, (subject, declaredAt, one, other) => {
      const rank = (now: number) => ORDER.indexOf(raceResultState(subject, { declaredAt, now }).state ?? '');
      expect(rank(Math.max(one, other))).toBeGreaterThanOrEqual(rank(Math.min(one, other)));
    }),
  );
});

test('a result that was loaded once gives the right state at any later time', () => {
  fc.assert(
    fc.property(
      fc.array(anyRace, { maxLength: 8 }),
      declared,
      anyTime,
      anyTime,
      (races, declaredAt, one, other) => {
        const sum = eventResultFacts(races);
        const earliest = Math.max(DAY, sum.lastStart ?? 0, sum.lastEnd ?? 0, declaredAt ?? 0);
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((time) =>
          Math.max(time, earliest),
        );
        const read = eventResultState(event, sum, { declaredAt, nowMs: before ?? 0 });
        const { state } = eventResultState(event, sum, { declaredAt, nowMs: after ?? 0 });
        // without a result that counts there is no state to come
        fc.pre(sum.official !== null);
        expect(stateAt(read, after ?? 0)).toBe(state);
      },
    ),
  );
});

test('an event without races left is official exactly when all of its races are', () => {
  fc.assert(
    fc.property(fc.array(anyRace, { minLength: 1, maxLength: 8 }), anyTime, (races, now) => {
      const flown = races.filter(({ isValid, end }) => isValid && end !== null);
      const counted = flown.filter(hasResultState);
      fc.pre(counted.length > 0);
      const { state } = eventResultState(event, eventResultFacts(flown), { declaredAt: null, nowMs: now });
      fc.pre(state !== 'live');
      const states = counted.map((one) => raceResultState(one, { declaredAt: null, now }).state);
      expect(state === 'official' || state === 'changed').toBe(!states.includes('provisional'));
    }),
  );
});
