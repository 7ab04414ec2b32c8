import { channelInk } from './channel-ink';
import { clubFill, contrast, inkOn } from './color';
import { COLORS } from './tokens';

test('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#FFFFFF', COLORS.red)).toBeCloseTo(5.1, 1);
});

test.each(['#0000FF', '#8E3900', '#101010', '#3A0050', '#FFFF00', 'no colour'])(
  'the ink of channel colour %s reads on the page',
  (color) => {
    expect(contrast(channelInk(color), COLORS.s1)).toBeGreaterThanOrEqual(3);
  },
);

test('a bright channel colour is its own ink', () => {
  expect(channelInk('#32F000')).toBe('#32F000');
});

test('words on a club colour are white where that reads, else black', () => {
  expect(inkOn('#0E5A52')).toBe('#FFFFFF');
  expect(inkOn('#FFD400')).toBe(COLORS.bg);
  // white would have 3.3
  expect(inkOn('#E0701A')).toBe(COLORS.bg);
});

test('a club without a usable colour has one of its own, always the same', () => {
  expect(clubFill('#123456', 3)).toBe('#123456');
  expect(clubFill('red', 3)).toBe(clubFill(null, 3));
});

test('white reads on every colour of clubs that have chosen none', () => {
  for (let id = 0; id < 8; id += 1) expect(inkOn(clubFill(null, id))).toBe('#FFFFFF');
});

test.each([
  ['t1', 's2', 7],
  ['t2', 's2', 7],
  ['t3', 's3', 4.5],
  ['red-t', 's1', 4.5],
  ['amber', 's1', 7],
  ['edge', 's3', 3],
] as const)('%s reads on %s', (ink, ground, least) => {
  expect(contrast(COLORS[ink], COLORS[ground])).toBeGreaterThanOrEqual(least);
});
