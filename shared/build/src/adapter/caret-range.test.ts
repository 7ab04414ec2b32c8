import fc from 'fast-check';
import semver from 'semver';
import { satisfiesCaret } from './caret-range';

const part = fc.integer({ min: 0, max: 3 });
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));

describe('satisfiesCaret', () => {
  it('agrees with semver on every version and caret range', () => {
    fc.assert(
      fc.property(version, version, (provided, minimum) => {
        expect(satisfiesCaret(provided, `^${minimum}`)).toBe(semver.satisfies(provided, `^${minimum}`));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['1.0.0-rc.1', '^1.0.0'],
    ['1.0.0', '^1.0.0-rc.1'],
    ['1.0.0', '1.0.0'],
    ['1.0.0', '>=1.0.0'],
    ['', '^1.0.0'],
    ['1.0', '^1.0.0'],
  ])('rejects %j for %s', (provided, range) => {
    expect(satisfiesCaret(provided, range)).toBe(false);
  });
});
