import {
  type PageState,
  type PinnedFile,
  pageTitle,
  type RenderResult,
  SITE_TITLE,
} from '@holeshot/contract';
import { escapeHtml } from '../api/escape-html';

const LINKS: ReadonlySet<string> = new Set(['url', 'image', 'logo', 'downloadUrl', '@id', 'item']);

/** Structured data with absolute addresses, as search engines require; `origin` is scheme and host. */
function absoluteLinks(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => absoluteLinks(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'string' && LINKS.has(name) && inner.startsWith('/')
        ? new URL(inner, origin).href
        : absoluteLinks(inner, origin),
    ]),
  );
}

interface DocumentParts {
  /** scheme and host, for absolute addresses in head data */
  origin: string;
  path: string;
  fontUrl: string;
  /** in the order of execution; the browser fetches them in parallel */
  scripts: readonly PinnedFile[];
  /** contents of inline scripts that run before them */
  inlineScripts: readonly string[];
  page: Pick<RenderResult, 'html' | 'styles' | 'meta' | 'status'>;
  state: PageState;
}

/** JSON for a script element, without `<`, so that `</script>` cannot end it. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The whole HTML of a page. */
export function htmlDocument({
  origin,
  path,
  fontUrl,
  scripts,
  inlineScripts,
  page,
  state,
}: DocumentParts): string {
  const { meta } = page;
  const title = escapeHtml(pageTitle(meta.title));
  const canonical = escapeHtml(new URL(meta.canonical ?? path, origin).href);
  const description = meta.description
    ? `<meta name="description" content="${escapeHtml(meta.description)}"><meta property="og:description" content="${escapeHtml(meta.description)}">`
    : '';
  const isFound = page.status < 400;
  const image =
    isFound && meta.image
      ? `<meta property="og:image" content="${escapeHtml(new URL(meta.image, origin).href)}"><meta name="twitter:card" content="summary_large_image">`
      : '';
  const indexing =
    isFound && !meta.noindex
      ? `<link rel="canonical" href="${canonical}">`
      : '<meta name="robots" content="noindex">';
  const jsonLd = meta.jsonLd
    ? `<script type="application/ld+json">${inlineJson(absoluteLinks(meta.jsonLd, origin))}</script>`
    : '';
  const tags = [
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    ...scripts.map(
      ({ url, integrity }) =>
        `<script defer src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    ),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${description}
<meta property="og:site_name" content="${SITE_TITLE}"><meta property="og:title" content="${title}"><meta property="og:type" content="website"><meta property="og:url" content="${canonical}">${image}
<meta name="theme-color" content="#0B0C0E"><meta name="color-scheme" content="dark">${indexing}
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest"><link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin="anonymous">
${page.styles}
${tags.join('\n')}
${jsonLd}</head><body><div id="root">${page.html}</div><script type="application/json" id="page-state">${inlineJson(state)}</script></body></html>`;
}
