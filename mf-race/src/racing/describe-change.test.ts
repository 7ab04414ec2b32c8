import { describeChange } from './describe-change';

const change = {
  kind: 'leader-lap' as const,
  passed: [] as string[],
  position: 1,
  lapNumber: 1,
  isFirstOfLap: true,
};

test.each([
  [{}, 'leads after lap 1'],
  [{ lapNumber: 0 }, 'leads after the holeshot'],
  [{ lapNumber: 3 }, 'finishes first'],
  [{ kind: 'lead' as const, passed: ['Ann', 'Bob'] }, 'takes the lead from Bob'],
  [{ kind: 'lead' as const, passed: ['Ann'], lapNumber: 3 }, 'takes the lead from Ann and finishes first'],
  [{ kind: 'place' as const, passed: ['Ann'], position: 4 }, 'ahead of Ann, now 4th'],
  [
    { kind: 'place' as const, passed: ['Ann', 'Bob', 'Cat'], position: 2 },
    'ahead of Ann, Bob and Cat, now 2nd',
  ],
])('%p: %s', (changes, text) => {
  const race = { eventType: 'Race' as const, targetLaps: 3 };
  expect(describeChange({ ...change, ...changes }, race, (name) => name)).toBe(text);
});
