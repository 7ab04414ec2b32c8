import fc from 'fast-check';
import {
  findParseFault,
  parseBuildIds,
  parseIds,
  parseSteps,
  parseWeight,
  readValue,
  writeSteps,
  writeWeight,
} from './rollout-text';

test.each([
  ['5', 500],
  [' 7.25 % ', 725],
  ['0', 0],
  ['100', 10_000],
  ['100.01', undefined],
  ['-1', undefined],
  ['five', undefined],
  ['', undefined],
])('the share %j is %s basis points', (text, weight) => {
  expect(readValue(parseWeight(text))).toBe(weight);
});

test('reads every share and all rising steps as they are written', () => {
  const weights = fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(weights, fc.nat(1_000), (unsorted, bakeMinutes) => {
      for (const weight of unsorted) expect(readValue(parseWeight(writeWeight(weight)))).toBe(weight);
      const steps = [...unsorted].sort((a, b) => a - b).map((weight) => ({ weight, bakeMinutes }));
      expect(readValue(parseSteps(writeSteps(steps)))).toEqual(steps);
    }),
  );
});

test.each([
  ['', 'Enter a step or more.'],
  ['5 %', '“5 %” is not a step such as “5 % for 60 min”.'],
  ['5 % for 1 min\n5 % for 1 min', 'Each step needs a larger share.'],
])('the steps %j are refused', (text, fault) => {
  expect(findParseFault(parseSteps(text))).toBe(fault);
});

test('ids may have commas and spaces between them', () => {
  expect(readValue(parseIds('3, 5 7,3'))).toEqual([3, 5, 7]);
  expect(findParseFault(parseIds('3, club'))).toBe('“club” is not a number.');
  expect(readValue(parseBuildIds('0123456789abcdef'))).toEqual(['0123456789abcdef']);
  expect(findParseFault(parseBuildIds('0123'))).toBe('“0123” is not the id of a build.');
});
