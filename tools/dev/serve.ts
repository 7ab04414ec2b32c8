import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildsFolder, findDevelopmentBuild } from '@holeshot/build';
import { type BuildRef, currentBuildsSchema } from '@holeshot/contract/wire';
import { chooseBuilds, NOBODY } from '../../server/src/builds/choose/choose-builds';
import { resolveBuilds } from '../../server/src/builds/choose/resolve';
import { withStableBuilds } from '../../server/src/builds/registry/registry';
import { createBuildStore } from '../../server/src/builds/store/build-store';
import { openInThisProcess } from '../../server/src/builds/store/open-set';
import { runSite } from '../../server/src/run-site';
import { OWN_REMOTES } from '../build/own-builds';

/*
 * The site's server for `npm run dev`. Serves the current development builds of the shell and of the remotes in its
 * arguments, and the last production builds of the other remotes.
 */
const developmentNames = new Set(process.argv.slice(2));
const store = createBuildStore({ folders: [buildsFolder] });

async function readLastBuilds(): Promise<Record<string, BuildRef>> {
  const hasAllRemotes = OWN_REMOTES.every((name) => developmentNames.has(name));
  if (hasAllRemotes) return {};
  return currentBuildsSchema.parse(
    JSON.parse(await readFile(path.join(buildsFolder, 'current.json'), 'utf8')),
  );
}

await runSite(async () => {
  const refs = await readLastBuilds();
  for (const name of developmentNames) {
    const manifest = findDevelopmentBuild(name);
    if (manifest) refs[name] = { buildId: manifest.buildId, integrity: manifest.entry.integrity };
  }
  const choices = chooseBuilds(withStableBuilds(undefined, refs), NOBODY);
  return resolveBuilds(choices, {
    store,
    open: openInThisProcess(store),
    onUnusable: ({ error }) => console.error(error),
  });
});
