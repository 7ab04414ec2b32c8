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
/** Of documents, not compressed. The largest race page has 1.2 MB. */
export const MAX_BYTES = 8_000_000;

/** Pages of events are kept: what somebody needs at a field. */
export const isKeepable = ({ pathname }: URL): boolean => /^\/event\/[^/]+/.test(pathname);

/** The address under which a page is kept: without a place in it. */
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

/** Of the shell: they say how old a kept page is. Pages load them late, so documents do not name them. */
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

/**
 * A document that says when it was kept. It is marked as offline, too, so that nothing on it looks live before its scripts run.
 */
export const markKept = (html: string, atMs: number): string =>
  html.replace('<html ', `<html ${KEPT_ATTRIBUTE}="${atMs}" data-offline `);

/** Statuses with which a proxy says that it does not reach the site. */
const OF_PROXIES = [502, 503, 504];

/**
 * Whether the site itself answered, which ends the search for a page: also a refusal or an error of its own is newer than
 * what was kept. Its pages have a security policy; the ones of a proxy before it do not.
 */
export const isOfSite = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  !OF_PROXIES.includes(status) || headers.has('content-security-policy');
