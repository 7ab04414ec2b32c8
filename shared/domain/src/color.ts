const WHITE = '#FFFFFF';
/** The black of the site, for text. */
const BLACK = '#0B0C0E';

type Rgb = readonly [red: number, green: number, blue: number];

/** Default club colours; white text is readable on each. */
const CLUB_COLORS = ['#0E5A52', '#1F3A8A', '#5B2A86', '#1B5A48', '#0F4C66', '#6B3A24', '#8A2550', '#3F4F66'];

export const isHexColor = (text: string | null): text is string =>
  text !== null && /^#[0-9a-f]{6}$/i.test(text);

/** WCAG 2 contrast of two `#RRGGBB` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [bright = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dark + 0.05);
}

/** White if readable on the fill (4.5:1), otherwise black. */
export const textColorOn = (fill: string): string => (contrast(WHITE, fill) >= 4.5 ? WHITE : BLACK);

/** Mixes a `#RRGGBB` colour with black; `share` is that of black, 0 to 1. */
export const darken = (hex: string, share: number): string => mix(hex, '#000000', share);

/** A club's colour, or one of eight default colours by its id. */
export const clubColor = (primaryColor: string | null, clubId: number): string =>
  isHexColor(primaryColor) ? primaryColor : (CLUB_COLORS[clubId % CLUB_COLORS.length] ?? '#3F4F66');

/** Mixes two `#RRGGBB` colours; `share` is that of the second, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const target = toRgb(to);
  const mixed = toRgb(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
