import type { ChangeEntry } from './copy-build';

/** Replaces the entry's container by one with this `get`, which can call `own.get`. */
const replaceGet =
  (get: string): ChangeEntry =>
  (entry, global) =>
    `${entry};(() => { const own = ${global}; ${global} = { init: (...scope) => own.init(...scope), get: ${get} }; })();`;

/** Replaces each of the remote's pages by `page`, which can call `load` for the original. */
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

/** Entries that load completely but are broken. */
export const BROKEN_ENTRIES = {
  'sets another global': (entry, global) => entry.replaceAll(global, `other_${global}`),
  'throws at evaluation': (entry) => `throw new Error('broken entry');${entry}`,
  'throws at the first render of a page': replacePages(CRASHING),
  'is never ready': replaceGet('() => new Promise(() => {})'),
  'has pages that are never ready': replacePages('() => new Promise(() => {})'),
} satisfies Record<string, ChangeEntry>;
