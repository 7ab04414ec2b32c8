import type { ChangeEntry } from './copy-build';

/** Puts another container in place of the entry's, with `get` made from the own one's. */
const replaceGet =
  (get: string): ChangeEntry =>
  (entry, global) =>
    `${entry};(() => { const own = ${global}; ${global} = { init: (...scope) => own.init(...scope), get: ${get} }; })();`;

/** Replaces the remote's pages; `load` imports the own one. */
const replacePages = (page: string): ChangeEntry =>
  replaceGet(`async (module) => {
    const { remote } = (await own.get(module))();
    const pages = Object.entries(remote.pages).map(([id, load]) => [id, ${page}]);
    return () => ({ remote: { ...remote, pages: Object.fromEntries(pages) } });
  }`);

const CRASHING = `async () => {
  const { page } = await load();
  return { page: { ...page, Component() { throw new Error('broken page'); } } };
}`;

/** Builds that arrive whole and are broken all the same. */
export const BROKEN_ENTRIES = {
  'sets another global': (entry, global) => entry.replaceAll(global, `other_${global}`),
  'throws at evaluation': (entry) => `throw new Error('broken entry');${entry}`,
  'throws at the first render of a page': replacePages(CRASHING),
  'is never ready': replaceGet('() => new Promise(() => {})'),
  'has pages that are never ready': replacePages('() => new Promise(() => {})'),
} satisfies Record<string, ChangeEntry>;
