/** The address of the site's service worker: at the root, so that it is responsible for all pages. */
export const WORKER_PATH = '/worker.js';

/**
 * The query parameter with which the service worker requests the copy of a page that it keeps: as every visitor sees it, and
 * with its data taken as old. It is no part of the page's address.
 */
export const KEPT_PARAM = 'kept';

/** The attribute of a kept document's root with the moment (ms) at which the worker kept it. */
export const KEPT_ATTRIBUTE = 'data-kept-at';

/** The attribute of a link whose page the worker keeps with the one that has the link. */
export const KEEP_LINK_ATTRIBUTE = 'data-keep';

/** What a page asks the worker to keep: pages of the site, and files of builds that they have loaded. */
export interface KeepMessage {
  kind: 'keep';
  /** absolute addresses; the first is that of the open page */
  pages: string[];
  files: string[];
}
