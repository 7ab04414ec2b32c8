import { tooltipText } from './graph-tooltip';

const seconds = (value: number) => value.toFixed(2);
const point = (seriesName: string, value: number | null) => ({ seriesName, name: 'Lap 2', value });

test('shows lap, value and pilot of a point', () => {
  expect(tooltipText(point('Kestrel', 24.5), seconds)).toBe('Lap 2\n24.50  Kestrel');
});

test('lists the pilots of a lap by value, without those who did not fly it', () => {
  const points = [point('Kestrel', 24.5), point('Magpie', null), point('Quokka', 23)];
  expect(tooltipText(points, seconds)).toBe('Lap 2\n23.00  Quokka\n24.50  Kestrel');
});

test('cuts a long list, and shows how many are left out', () => {
  const text = tooltipText(
    Array.from({ length: 60 }, (_, index) => point(`P${index}`, index)),
    seconds,
  );
  expect(text.split('\n')).toHaveLength(12);
  expect(text.endsWith('and 50 more')).toBe(true);
});

test.each([
  ['no points', []],
  ['a point without a value', point('Kestrel', null)],
])('shows no tooltip for %s', (_, points) => {
  expect(tooltipText(points, seconds)).toBe('');
});
