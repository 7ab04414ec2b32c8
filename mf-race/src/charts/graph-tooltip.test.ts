import { tooltipText } from './graph-tooltip';

const seconds = (value: number) => value.toFixed(2);
const point = (seriesName: string, value: number | null) => ({ seriesName, name: 'Lap 2', value });

test('a point says lap, value and pilot', () => {
  expect(tooltipText(point('Kestrel', 24.5), seconds)).toBe('Lap 2\n24.50  Kestrel');
});

test('a lap lists its pilots by value, without those who did not fly it', () => {
  const points = [point('Kestrel', 24.5), point('Magpie', null), point('Quokka', 23)];
  expect(tooltipText(points, seconds)).toBe('Lap 2\n23.00  Quokka\n24.50  Kestrel');
});

test('many pilots are cut short, and it says how many', () => {
  const text = tooltipText(
    Array.from({ length: 60 }, (_, index) => point(`P${index}`, index)),
    seconds,
  );
  expect(text.split('\n')).toHaveLength(12);
  expect(text.endsWith('and 50 more')).toBe(true);
});

test.each([[[]], [point('Kestrel', null)], [undefined && null]])('nothing flown is no tooltip', (points) => {
  expect(tooltipText(points ?? [], seconds)).toBe('');
});
