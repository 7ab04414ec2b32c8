import { KEPT_ATTRIBUTE, KEPT_PARAM } from '@holeshot/contract';

/** A document that the worker keeps. */
export interface KeptPage {
  /** the address that a browser opens */
  url: string;
  title: string;
  /** when it was kept, ms of this device's clock */
  atMs: number;
  bytes: number;
  /** folders of the builds that it names: `/builds/mf-race/0123456789abcdef/` */
  builds: readonly string[];
}

export const MAX_PAGES = 24;
/** Total of all documents, uncompressed. The largest race page has 1.2 MB. */
export const MAX_BYTES = 8_000_000;

/** Only pages of events are kept: they are needed at the field. */
export const isKeepable = ({ pathname }: URL): boolean => /^\/event\/[^/]+/.test(pathname);

/** The key of a kept page: its address without the hash. */
export function toPageKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

/** The address from which the worker requests the copy that it keeps. */
export function toCopyAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set(KEPT_PARAM, '1');
  return url.href;
}

/** The pages that no longer fit, the oldest first. */
export function listDropped(pages: readonly KeptPage[]): KeptPage[] {
  let bytes = 0;
  return [...pages]
    .sort((a, b) => b.atMs - a.atMs)
    .filter((page, index) => {
      bytes += page.bytes;
      return index >= MAX_PAGES || bytes > MAX_BYTES;
    })
    .reverse();
}

const BUILD_FOLDER = /\/builds\/[a-z-]+\/[0-9a-f]{16}\//g;

/** The folders of all builds that a document names. */
export const listBuilds = (html: string): string[] => [...new Set(html.match(BUILD_FOLDER))];

/** The folder of the build that a file belongs to. */
export const findBuild = (url: string): string | undefined => url.match(BUILD_FOLDER)?.[0];

export interface NamedFile {
  url: string;
  /** empty for files that the document names without their hash, such as fonts */
  integrity: string;
}

/** The files of builds that a document needs to start, with the hashes that it names. */
export function listFiles(html: string): NamedFile[] {
  const scripts = [...html.matchAll(/<script defer src="(\/builds\/[^"]+)" integrity="([^"]+)"/g)];
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="(\/builds\/[^"]+)"/g)];
  return [...scripts, ...fonts].map(([, url = '', integrity = '']) => ({ url, integrity }));
}

/** Chunks of the shell that show the age of a kept page. Documents do not name them, because pages load them late. */
const LATER_PARTS = ['watch-page.js', 'site-notes.js'];

export const listLaterParts = (builds: readonly string[]): NamedFile[] =>
  builds
    .filter((folder) => folder.startsWith('/builds/shell/'))
    .flatMap((folder) => LATER_PARTS.map((name) => ({ url: folder + name, integrity: '' })));

/** The pictures that a document shows and the site serves. */
export const listPictures = (html: string): string[] => [
  ...new Set([...html.matchAll(/ src="(\/files\/[^"?]+)"/g)].map(([, url = '']) => url)),
];

/** The title of a document, without the name of the site. */
export const findTitle = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · Holeshot$/, '');

/** Marks a document with the time at which it was kept, and as offline: nothing looks live before its scripts run. */
export const markKept = (html: string, atMs: number): string =>
  html.replace('<html ', `<html ${KEPT_ATTRIBUTE}="${atMs}" data-offline `);

/** Statuses of a proxy that cannot reach the site. */
const PROXY_STATUSES = [502, 503, 504];

/**
 * Whether the site itself responded: even its errors are newer than a kept page. Its pages have a security policy;
 * those of a proxy do not.
 */
export const isOfSite = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  !PROXY_STATUSES.includes(status) || headers.has('content-security-policy');
