import fc from 'fast-check';
import { partitionPoint } from './partition-point';

test('is where an item would be inserted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ max: 20, min: 0 })),
      fc.integer({ max: 20, min: 0 }),
      (items, point) => {
        const sorted = [...items].sort((a, b) => a - b);
        expect(partitionPoint(sorted, (item) => item < point)).toBe(
          items.filter((item) => item < point).length,
        );
      },
    ),
  );
});
