import { BROKEN_ENTRIES } from './broken-entries';
import type { BuildChanges, ChangeServer } from './copy-build';

/** Runs `code` on the server before each page of the build. */
const beforePages =
  (code: string): ChangeServer =>
  (own) =>
    `${own};(() => {
  const container = module.exports;
  const withFault = (page) => ({ ...page, loader: (...args) => { ${code}; return page.loader(...args); } });
  const get = async (name) => {
    const { remote } = (await container.get(name))();
    const pages = Object.entries(remote.pages).map(([id, load]) => [
      id,
      async () => ({ page: withFault((await load()).page) }),
    ]);
    return () => ({ remote: { ...remote, pages: Object.fromEntries(pages) } });
  };
  module.exports = { init: (...scope) => container.init(...scope), get };
})();`;

export interface Fault extends BuildChanges {
  title: string;
  /** whether a file of the build is removed from the site's disk */
  lacksChunk?: boolean;
}

/** The faults to rehearse. The short form of the rehearsal has the first two. */
export const FAULTS: readonly Fault[] = [
  { title: 'loops', server: beforePages('for (;;) {}') },
  { title: 'throws late', server: beforePages('setTimeout(() => { throw new Error("late"); }, 20)') },
  {
    title: 'takes memory outside the heap',
    server: beforePages('const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1))'),
  },
  { title: 'ends its process', server: beforePages('process.exit(7)') },
  { title: 'lacks a chunk', lacksChunk: true },
  { title: 'throws at its first render', entry: BROKEN_ENTRIES['throws at the first render of a page'] },
];
