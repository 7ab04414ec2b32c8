import { readableChannelColor } from '../racing/readable-channel-color';
import { clubColor, contrast, textColorOn } from './color';
import { COLORS } from './tokens';

test('contrast follows WCAG 2', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#FFFFFF', COLORS.red)).toBeCloseTo(5.1, 1);
});

test.each(['#0000FF', '#8E3900', '#101010', '#3A0050', '#FFFF00', 'no colour'])(
  'the ink of channel colour %s is readable on the page',
  (color) => {
    expect(contrast(readableChannelColor(color), COLORS.s1)).toBeGreaterThanOrEqual(3);
  },
);

test('a bright channel colour is not changed', () => {
  expect(readableChannelColor('#32F000')).toBe('#32F000');
});

test('text on a club colour is white if readable, otherwise black', () => {
  expect(textColorOn('#0E5A52')).toBe('#FFFFFF');
  expect(textColorOn('#FFD400')).toBe(COLORS.bg);
  // white would have a contrast of 3.3
  expect(textColorOn('#E0701A')).toBe(COLORS.bg);
});

test('a club without a valid colour gets one by its id', () => {
  expect(clubColor('#123456', 3)).toBe('#123456');
  expect(clubColor('red', 3)).toBe(clubColor(null, 3));
});

test('white is readable on all default club colours', () => {
  for (let id = 0; id < 8; id += 1) expect(textColorOn(clubColor(null, id))).toBe('#FFFFFF');
});

test.each([
  ['t1', 's2', 7],
  ['t2', 's2', 7],
  ['t3', 's3', 4.5],
  ['red-t', 's1', 4.5],
  ['amber', 's1', 7],
  ['edge', 's3', 3],
] as const)('%s is readable on %s', (ink, background, minimum) => {
  expect(contrast(COLORS[ink], COLORS[background])).toBeGreaterThanOrEqual(minimum);
});
