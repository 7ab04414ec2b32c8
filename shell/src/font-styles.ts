import { FONT_FILES } from './app/font';

const webfont = ({ url, letters }: (typeof FONT_FILES)[number]): string =>
  `@font-face{font-family:"Archivo Narrow";src:url("${url}") format("woff2");font-weight:400 700;font-display:swap;unicode-range:${letters}}`;

/**
 * A system font with the metrics of the webfont, so that text does not shift when the webfont loads. `percent` is the
 * webfont's average width in percent of the system font's.
 */
const fallback = (family: string, src: string, percent: number): string =>
  `@font-face{font-family:"${family}";src:${src};size-adjust:${percent}%;ascent-override:${Math.round(10_414 / percent)}%;descent-override:${Math.round(3_116 / percent)}%;line-gap-override:0%}`;

/** The style tag with the fonts of server-rendered pages. */
export const FONT_STYLES = `<style>${[
  ...FONT_FILES.map(webfont),
  fallback('Archivo Narrow Fallback', 'local("Arial"),local("Liberation Sans"),local("Helvetica")', 82),
  fallback('Archivo Narrow Linux Fallback', 'local("DejaVu Sans")', 74),
].join('')}</style>`;
