import { FALLBACK_CHANNEL_COLOR } from '@holeshot/contract';
import { COLORS } from '@holeshot/ui/base';
import { contrast, isHexColor, mix } from './color';

/** Strokes of the usual channel colours that are too dark on the page (design: channels). */
const KNOWN_INK: Record<string, string> = {
  '#FF0000': '#FF3B3B',
  '#0000FF': '#6F80FF',
  '#FF00FF': '#FF4DFF',
  '#8E3900': '#C9732F',
};

/** A channel's colour for strokes on the page: at least 3:1; anything that is no `#RRGGBB` gives the fallback's. */
export function channelInk(color: string): string {
  const hex = (isHexColor(color) ? color : FALLBACK_CHANNEL_COLOR).toUpperCase();
  const known = KNOWN_INK[hex];
  if (known) return known;
  let ink = hex;
  for (let share = 0.1; contrast(ink, COLORS.s1) < 3 && share <= 1; share += 0.1) {
    ink = mix(hex, '#FFFFFF', share);
  }
  return ink;
}
