import { contrast, FALLBACK_CHANNEL_COLOR, isHexColor, mix } from '@holeshot/domain';
import { COLORS_BY_THEME } from '@holeshot/ui/base';
import type { Theme } from '../styles/tokens';

/** Brighter variants of default channel colours that are too dark on the page. */
const BRIGHTER_COLORS: Record<string, string> = {
  '#FF0000': '#FF3B3B',
  '#0000FF': '#6F80FF',
  '#FF00FF': '#FF4DFF',
  '#8E3900': '#C9732F',
};

/** The minimum contrast of lines on a card, and the colour to mix in until a channel's colour reaches it. */
const READABLE = {
  dark: { on: COLORS_BY_THEME.dark.s1, contrast: 3, mixedWith: '#FFFFFF' },
  sun: { on: COLORS_BY_THEME.sun.s1, contrast: 4.5, mixedWith: '#000000' },
} as const;

/**
 * A channel's colour for lines, as `#RRGGBB`, with a contrast of at least 3 on the dark page, and 4.5 in sunlight.
 * Without a valid `#RRGGBB`, the fallback colour.
 */
export function readableChannelColor(color: string, theme: Theme = 'dark'): string {
  const hex = (isHexColor(color) ? color : FALLBACK_CHANNEL_COLOR).toUpperCase();
  const brighter = BRIGHTER_COLORS[hex];
  if (theme === 'dark' && brighter) return brighter;
  const { on, mixedWith, ...readable } = READABLE[theme];
  let ink = hex;
  for (let share = 0.02; contrast(ink, on) < readable.contrast && share <= 1; share += 0.02) {
    ink = mix(hex, mixedWith, share);
  }
  return ink;
}

/**
 * Attributes of an SVG shape in a channel's readable colour. The markup is the same for all visitors and has no inline
 * styles, so it has the colours of both themes: the global style of the sun theme applies `color` instead.
 */
export const channelStroke = (color: string) => ({
  stroke: readableChannelColor(color),
  color: readableChannelColor(color, 'sun'),
  'data-ink': 'stroke',
});

/** Like `channelStroke`, for the fill of a shape. */
export const channelFill = (color: string) => ({
  fill: readableChannelColor(color),
  color: readableChannelColor(color, 'sun'),
  'data-ink': 'fill',
});
