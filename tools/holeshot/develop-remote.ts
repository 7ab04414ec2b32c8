import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type BuildSet, findDevelopmentBuild } from '@holeshot/build';
import { startDevServer } from '../dev/dev-server';
import { replaceRemote } from '../dev/page-state';
import { siteProxy } from '../dev/site-proxy';
import { requireSite } from '../site/parse-site';
import { runCommand } from '../site/run-command';

const USAGE = `Usage: npm run dev -- [<remote>] --site <address> [--port 3000]

Serves the pages of a running site with the remote of this repository, and reloads them when a file changes.`;

/** Runs `npm run dev` in the repository of one remote: with the shell and the other remotes of a running site. */
export const developRemote = (given: string[], load: () => Promise<BuildSet>): Promise<void> =>
  runCommand({ usage: USAGE, failed: '', args: given }, async (args) => {
    const { values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        port: { type: 'string', default: process.env.PORT ?? '3000' },
      },
    });
    const site = requireSite(values.site);
    const build = await load();
    rmSync(build.folder, { recursive: true, force: true });
    const port = Number(values.port);
    await startDevServer({
      builds: [build],
      settings: { host: 'localhost', port },
      proxy: siteProxy({
        site,
        changePage({ html }) {
          const remote = findDevelopmentBuild(build.name);
          return remote && replaceRemote(html, remote);
        },
      }),
    });
    console.log(`Pages of ${site} with your ${build.name} are at http://localhost:${port}`);
  });
