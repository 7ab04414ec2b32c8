import fc from 'fast-check';
import { createTagPlacer } from './place-tags';

const AREA = { width: 752, height: 430, tag: { width: 40, height: 20 } };

const anyDots = fc.array(
  fc.record({ x: fc.integer({ min: 60, max: 692 }), y: fc.integer({ min: 60, max: 370 }) }),
  { maxLength: 8 },
);

test('tags are inside the picture, one for each dot', () => {
  fc.assert(
    fc.property(anyDots, (points) => {
      const dots = points.map((point, index) => ({ ...point, id: String(index) }));
      const tags = createTagPlacer(AREA)(dots);
      expect(tags.size).toBe(dots.length);
      for (const { x, y } of tags.values()) {
        expect(x >= 0 && y >= 0 && x + 40 <= 752 && y + 20 <= 430).toBe(true);
      }
    }),
  );
});

test('the tags of dots at one place do not hide each other', () => {
  const dots = Array.from({ length: 6 }, (_, index) => ({ id: String(index), x: 300 + index, y: 200 }));
  const tags = [...createTagPlacer(AREA)(dots).values()];
  for (const [index, a] of tags.entries()) {
    for (const b of tags.slice(index + 1)) {
      expect(Math.abs(a.x - b.x) >= 40 || Math.abs(a.y - b.y) >= 20).toBe(true);
    }
  }
});

test('a tag moves with its dot, and keeps its side while there is room', () => {
  const place = createTagPlacer(AREA);
  const offsets = [0, 40, 80, 120].map((shift) => {
    const tag = place([
      { id: 'a', x: 300, y: 200 },
      { id: 'b', x: 200 + shift, y: 205 },
    ]).get('a');
    return [(tag?.x ?? 0) - 300, (tag?.y ?? 0) - 200];
  });
  expect(new Set(offsets.map(String)).size).toBe(1);
});
