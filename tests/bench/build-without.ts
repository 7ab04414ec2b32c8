import { shellBuild } from '@holeshot/build';
import type { Builds } from '../../server/src/builds/choose/follow-registry';
import { type Resolution, resolveBuilds } from '../../server/src/builds/choose/resolve';
import { openInThisProcess } from '../../server/src/builds/store/open-set';
import { compileBuilds } from '../../tools/build/compile-builds';

/** The files that replace each part in the shell's browser build. */
const REPLACEMENTS = {
  router: { 'react-router-dom': 'tests/bench/without/router.tsx' },
  reports: {
    './send-signals': 'tests/bench/without/reports.ts',
    './signal-queue': 'tests/bench/without/reports.ts',
    './watch-vitals': 'tests/bench/without/reports.ts',
  },
};

/** Builds the shell without a part if needed, and resolves it with the site's remotes. */
export async function resolveWithout(
  part: keyof typeof REPLACEMENTS,
  { store, source }: Pick<Builds, 'store' | 'source'>,
): Promise<Resolution> {
  const build = shellBuild({ replacements: REPLACEMENTS[part] });
  await compileBuilds({ log: (line) => console.log(line), builds: [build] });
  const shell = await store.find('shell', build.buildId);
  const { refs } = await source.resolve();
  const choices = Object.entries({ ...refs, shell }).flatMap(([name, ref]) =>
    ref ? [[name, { refs: [ref], reason: 'stable' as const }]] : [],
  );
  return resolveBuilds(Object.fromEntries(choices), {
    store,
    open: openInThisProcess(store),
    onUnusable({ error }) {
      throw error;
    },
  });
}
