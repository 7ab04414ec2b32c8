import { trackPath } from './track-path';

const size = { width: 620, height: 300 };

test('the same record always has the same track', () => {
  expect(trackPath('event-1', size)).toEqual(trackPath('event-1', size));
  expect(trackPath('event-1', size).path).not.toBe(trackPath('event-2', size).path);
});

test('a track has 8 to 10 gates inside its field, and closes', () => {
  for (let id = 0; id < 200; id += 1) {
    const { path, gates } = trackPath(`record ${id}`, size);
    expect(gates.length).toBeGreaterThanOrEqual(8);
    expect(gates.length).toBeLessThanOrEqual(10);
    expect(gates.every(({ x, y }) => x > 0 && x < size.width && y > 0 && y < size.height)).toBe(true);
    expect(path).toMatch(/^M.*Z$/);
    expect(path).not.toMatch(/NaN/);
  }
});
