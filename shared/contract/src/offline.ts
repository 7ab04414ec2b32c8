/** The address of the site's service worker, at the root so that its scope is all pages. */
export const WORKER_PATH = '/worker.js';

/**
 * The query parameter with which the service worker requests its copy of a page: without a session, and marked as old.
 * It is not part of the page's address.
 */
export const KEPT_PARAM = 'kept';

/** The attribute of a cached document's root with the time (ms) at which the worker cached it. */
export const KEPT_ATTRIBUTE = 'data-kept-at';

/** The attribute of links whose pages the worker caches together with the linking page. */
export const KEEP_LINK_ATTRIBUTE = 'data-keep';

/** A page's request to the worker to cache pages and loaded files of builds. */
export interface KeepMessage {
  kind: 'keep';
  /** absolute addresses; the first is that of the open page */
  pages: string[];
  files: string[];
}
