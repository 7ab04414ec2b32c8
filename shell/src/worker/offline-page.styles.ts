import { COLORS_BY_THEME, FONT_FAMILY, type Theme } from '@holeshot/ui';

const NAMES = ['bg', 's1', 'line', 'edge', 't1', 't2', 'red', 'amber', 'focus'] as const;

const listVariables = (theme: Theme): string =>
  NAMES.map((name) => `--${name}:${COLORS_BY_THEME[theme][name]}`).join(';');

/** Styles of the page that the worker creates, which must not need any file. */
export const OFFLINE_STYLES = `:root{color-scheme:dark;${listVariables('dark')}}
:root[data-theme=sun]{color-scheme:light;${listVariables('sun')}}
*{box-sizing:border-box}
html{background:var(--bg);-webkit-text-size-adjust:100%}
body{margin:0;color:var(--t1);font:400 17px/1.4 ${FONT_FAMILY};font-variant-numeric:tabular-nums}
h1,h2,p,ul{margin:0;padding:0}
h1{font-size:28px;line-height:1.1;letter-spacing:-.01em}
h2{margin-top:36px;padding-bottom:10px;border-bottom:1px solid var(--edge);font-size:22px}
ul{list-style:none}
a{color:inherit}
svg{display:block;flex:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}
header{border-bottom:1px solid var(--line)}
header a{display:flex;align-items:center;gap:9px;height:52px;font-size:19px;font-weight:700;text-decoration:none}
header a,main{width:100%;max-width:720px;margin:0 auto;padding-inline:16px}
main{padding-block:20px 48px}
.note{display:grid;grid-template-columns:auto 1fr;gap:14px;align-items:start;padding:14px 16px;border:1px solid var(--amber);border-radius:8px}
.note p{margin-top:6px;color:var(--t2)}
.again{display:inline-flex;align-items:center;min-height:44px;margin-top:16px;padding:0 20px;border-radius:6px;border:1px solid var(--edge);font-weight:600;text-decoration:none}
li a{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:2px 16px;min-height:44px;padding:12px 0;border-bottom:1px solid var(--line);text-decoration:none}
li b{font-weight:600}
li small{color:var(--amber);font-size:15px}
.none{padding-top:12px;color:var(--t2)}`;
