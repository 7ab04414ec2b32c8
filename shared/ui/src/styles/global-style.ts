import { createGlobalStyle, css } from '@holeshot/platform';
import {
  COLORS,
  type ColorTable,
  FONT_FAMILY,
  PRINT_COLORS,
  SHADOWS,
  SUN_COLORS,
  SUN_SHADOWS,
  WIDE,
} from './tokens';

const toVariables = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

const sunlight = css`
  color-scheme: light;
  ${toVariables({ ...SUN_COLORS, ...SUN_SHADOWS })}
`;

/** Shapes in a channel's colour have their colour of the sun theme as `color`; see `channelStroke`. */
const sunlitInks = css`
  [data-ink='stroke'] { stroke: currentColor; }
  [data-ink='fill'] { fill: currentColor; }
`;

/** For people who prefer more contrast, each kind of text has the colour of the next stronger one. */
const moreContrast = ({ t1, t2, edge }: ColorTable) => toVariables({ t2: t1, t3: t2, line: edge });

/**
 * Variables, reset and typography of the site; the shell renders it once. It has no props, with which styled-components
 * would insert it once more when React hydrates, and no font faces: browsers lay out the whole page again when a script
 * inserts one.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: dark;
    ${toVariables({ ...COLORS, ...SHADOWS })}
    --ui: ${FONT_FAMILY};
    --prose: -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
    --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
    --gutter: 16px;
    --quick: 90ms;
    --move: 180ms;
    --ease: cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  :root[data-theme='sun'] {
    ${sunlight}
    ${sunlitInks}
    body { font-weight: 500; }
    :focus-visible { outline-width: 3px; }
  }
  ${WIDE} { :root { --gutter: 24px; } }
  @media (prefers-reduced-motion: reduce) { :root { --quick: 0ms; --move: 0ms; } }
  @media (prefers-contrast: more) {
    :root { ${moreContrast(COLORS)} }
    :root[data-theme='sun'] { ${moreContrast(SUN_COLORS)} }
  }

  *, *::before, *::after { box-sizing: border-box; }
  html { background: var(--bg); -webkit-text-size-adjust: 100%; scroll-padding-top: 110px; }
  body {
    margin: 0;
    font: 400 16px/1.4 var(--ui);
    color: var(--t1);
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }
  /* keeps the footer below the window, so that it does not move while pages and tabs change */
  @media screen { main { display: flow-root; min-height: 100vh; } }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3 { letter-spacing: -0.01em; }
  h1 { font-size: 28px; line-height: 1.1; font-weight: 700; text-wrap: balance; }
  h2 { font-size: 22px; line-height: 1.2; font-weight: 700; }
  h3 { font-size: 18px; line-height: 1.25; font-weight: 600; }
  a { color: inherit; text-decoration: none; }
  /* a name from right to left begins where the other names do */
  [dir='auto'] { text-align: -webkit-match-parent; text-align: match-parent; }
  svg { display: block; }
  svg text { font-family: var(--ui); }
  button { font-family: inherit; }
  @page { @bottom-right { content: counter(page) ' of ' counter(pages); font: 12px Arial, sans-serif; } }
  @media print {
    :root, :root[data-theme] {
      ${sunlight}
      ${toVariables(PRINT_COLORS)}
      ${sunlitInks}
    }
    body { font-size: 14px; }
    header:has(> nav):not(main *), nav, footer, [role='search'], [role='tablist'], [role='status'], [data-print='no'] { display: none !important; }
    thead { display: table-header-group; }
    tr, li, article { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    /* rails, which have the colour of paper */
    rect[fill='var(--s3)'] { stroke: var(--edge); stroke-width: 0.75px; }
    main[data-printed]::after {
      content: attr(data-printed);
      display: block;
      margin: 24px var(--gutter) 0;
      padding-top: 6px;
      border-top: 1px solid var(--line);
      color: var(--t2);
      font-size: 12px;
    }
  }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
  /* focused by script after navigation, and not interactive */
  main:focus, h1:focus { outline: none; }
`;
