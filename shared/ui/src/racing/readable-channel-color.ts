import { FALLBACK_CHANNEL_COLOR } from '@holeshot/contract';
import { COLORS } from '@holeshot/ui/base';
import { contrast, isHexColor, mix } from '../styles/color';

/** Brighter variants of default channel colours that are too dark on the page. */
const BRIGHTER_COLORS: Record<string, string> = {
  '#FF0000': '#FF3B3B',
  '#0000FF': '#6F80FF',
  '#FF00FF': '#FF4DFF',
  '#8E3900': '#C9732F',
};

/** A channel's colour for lines, with a contrast of at least 3:1. Without a valid `#RRGGBB`, the fallback colour. */
export function readableChannelColor(color: string): string {
  const hex = (isHexColor(color) ? color : FALLBACK_CHANNEL_COLOR).toUpperCase();
  const brighter = BRIGHTER_COLORS[hex];
  if (brighter) return brighter;
  let ink = hex;
  for (let share = 0.1; contrast(ink, COLORS.s1) < 3 && share <= 1; share += 0.1) {
    ink = mix(hex, '#FFFFFF', share);
  }
  return ink;
}
