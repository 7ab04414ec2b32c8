import { THEME_STORAGE_KEY } from '@holeshot/contract';
import { formatMoment } from '../format-moment';
import { getDigest } from './integrity';
import { OFFLINE_STYLES } from './offline-page.styles';
import type { KeptPage } from './rules';

/** Chooses the theme, and tries again once there is network. */
const SCRIPT = `try{if(localStorage.getItem('${THEME_STORAGE_KEY}')==='sun')document.documentElement.dataset.theme='sun'}catch{}addEventListener('online',()=>location.reload())`;

const MARK = `<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path d="M5 4h6v24H5zM21 4h6v7.5h-6zM21 20.5h6V28h-6z" fill="var(--t1)"/><path d="M12.8 13.6H27l5 2.4-5 2.4H12.8zM0 15.2h3.5v1.6H0z" fill="var(--red)"/></svg>`;
const TRIANGLE = `<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><path d="M13 2.5 25 23.5H1z" fill="var(--amber)"/><path d="M13 10v6.5m0 2v2.4" stroke="var(--bg)" stroke-width="2.4"/></svg>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

/** The name of the tab: all tabs of an event have the same title. */
function findTab(address: string): string {
  const tab = new URL(address).searchParams.get('tab')?.replaceAll('-', ' ');
  return tab ? `, ${escapeHtml(tab.charAt(0).toUpperCase() + tab.slice(1))}` : '';
}

// a title is escaped already: it comes from the head of a document
const row = ({ url, title, atMs }: KeptPage): string =>
  `<li><a href="${escapeHtml(url)}"><b>${title}${findTab(url)}</b><small>as of ${formatMoment(atMs, Date.now())}</small></a></li>`;

const getBody = (
  url: string,
  pages: readonly KeptPage[],
): string => `<header><a href="/">${MARK}Holeshot</a></header>
<main><div class="note">${TRIANGLE}<div><h1>This page was not kept on this device</h1>
<p>There is no network, or the site does not answer. Pages of events that you opened here, or follow, stay readable.</p></div></div>
<a class="again" href="${escapeHtml(url)}">Try again</a>
<h2>Kept on this device</h2>
${pages.length > 0 ? `<ul>${pages.map(row).join('')}</ul>` : '<p class="none">Nothing yet. Open an event while there is network.</p>'}</main>`;

const hashText = async (text: string): Promise<string> =>
  `'sha256-${await getDigest('SHA-256', new TextEncoder().encode(text))}'`;

const fontFace = (url: string): string =>
  `@font-face{font-family:"Archivo Narrow";src:url("${url}") format("woff2");font-weight:400 700}`;

/** Builds the response for a page that was not kept, with links to those that were. Status 503. */
export async function offlinePage(
  url: string,
  pages: readonly KeptPage[],
  fontUrl: string | undefined,
): Promise<Response> {
  const styles = OFFLINE_STYLES + (fontUrl === undefined ? '' : fontFace(fontUrl));
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not kept on this device · Holeshot</title><meta name="robots" content="noindex"><script>${SCRIPT}</script><style>${styles}</style></head>
<body>${getBody(url, pages)}</body></html>`;
  const [script, style] = await Promise.all([hashText(SCRIPT), hashText(styles)]);
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${script}; style-src ${style}; font-src 'self'; base-uri 'none'`,
    },
  });
}
