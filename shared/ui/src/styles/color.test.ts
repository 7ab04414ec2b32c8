import { clubColor, contrast, DEFAULT_CHANNEL_COLORS, textColorOn } from '@holeshot/domain';
import { channelStroke, readableChannelColor } from '../racing/readable-channel-color';
import { COLORS, COLORS_BY_THEME, SUN_COLORS } from './tokens';

test('contrast follows WCAG 2', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#FFFFFF', COLORS.red)).toBeCloseTo(5.1, 1);
});

test.each([...DEFAULT_CHANNEL_COLORS, '#8E3900', '#101010', '#3A0050', 'no colour'])(
  'the ink of channel colour %s is readable on the page',
  (color) => {
    expect(contrast(readableChannelColor(color), COLORS.s1)).toBeGreaterThanOrEqual(3);
    expect(contrast(readableChannelColor(color, 'sun'), SUN_COLORS.s1)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a shape carries the inks of both themes', () => {
  expect(channelStroke('#0000FF')).toEqual({ stroke: '#6F80FF', color: '#0000FF', 'data-ink': 'stroke' });
});

test('a bright channel colour is not changed on the dark page, nor a dark one in sunlight', () => {
  expect(readableChannelColor('#32F000')).toBe('#32F000');
  expect(readableChannelColor('#8E3900', 'sun')).toBe('#8E3900');
});

test('text on a club colour is white if readable, otherwise black', () => {
  expect(textColorOn('#0E5A52')).toBe('#FFFFFF');
  expect(textColorOn('#FFD400')).toBe(COLORS.black);
  // white would have a contrast of 3.3
  expect(textColorOn('#E0701A')).toBe(COLORS.black);
});

test('a club without a valid colour gets one by its id', () => {
  expect(clubColor('#123456', 3)).toBe('#123456');
  expect(clubColor('red', 3)).toBe(clubColor(null, 3));
});

test('white is readable on all default club colours', () => {
  for (let id = 0; id < 8; id += 1) expect(textColorOn(clubColor(null, id))).toBe('#FFFFFF');
});

test.each([
  ['dark', 't1', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['dark', 't2', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['dark', 't3', ['bg', 's1', 's2', 's3', 'live'], 4.5],
  ['dark', 'red-t', ['bg', 's1', 's2', 's3', 'live'], 4.5],
  ['dark', 'amber', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['dark', 'edge', ['bg', 's1', 's2', 's3', 'live'], 3],
  ['dark', 'red', ['bg', 's1', 's2'], 3],
  ['dark', 'focus', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['sun', 't1', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['sun', 't2', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['sun', 't3', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['sun', 'red-t', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['sun', 'amber', ['bg', 's1', 's2', 's3', 'live'], 7],
  ['sun', 'edge', ['bg', 's1', 's2', 's3', 'live'], 4.5],
  ['sun', 'red', ['bg', 's1', 's2', 's3', 'live'], 4.5],
  ['sun', 'focus', ['bg', 's1', 's2', 's3', 'live'], 7],
] as const)('%s: %s is readable on %j', (theme, ink, grounds, minimum) => {
  const colors = COLORS_BY_THEME[theme];
  for (const ground of grounds) {
    expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(minimum);
  }
});

test.each(['dark', 'sun'] as const)('%s: white is readable on red in all states of a button', (theme) => {
  const { white, red, 'red-hover': hover, 'red-pressed': pressed } = COLORS_BY_THEME[theme];
  for (const fill of [red, hover, pressed]) {
    expect(contrast(white, fill)).toBeGreaterThanOrEqual(theme === 'sun' ? 7 : 4.5);
  }
});
