import { trackPath } from './track-path';

const size = { width: 620, height: 300 };

/** The numbers of a path, a list per command. */
const commands = (path: string): number[][] =>
  (path.match(/[Mcs][^csZ]+/g) ?? []).map((command) => command.match(/-?\d+/g)?.map(Number) ?? []);

test('the same seed gives the same track', () => {
  expect(trackPath('event-1', size)).toBe(trackPath('event-1', size));
  expect(trackPath('event-1', size)).not.toBe(trackPath('event-2', size));
});

test('a track is closed, has 8 to 10 bends inside its area, and integer coordinates', () => {
  for (let id = 0; id < 200; id += 1) {
    const path = trackPath(`record ${id}`, size);
    expect(path).toMatch(/^M\d+ \d+c[^csZ.]+(s[^csZ.]+)+Z$/);
    const [start = [], ...pieces] = commands(path);
    expect(pieces.length).toBeGreaterThanOrEqual(8);
    expect(pieces.length).toBeLessThanOrEqual(10);
    let [x = 0, y = 0] = start;
    for (const piece of pieces) {
      x += piece.at(-2) ?? 0;
      y += piece.at(-1) ?? 0;
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
    }
    expect([x, y]).toEqual(start);
  }
});
