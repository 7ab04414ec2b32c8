import type { ResolvedRemote } from '@holeshot/contract';
import type { ShellOfSite } from '@holeshot/contract/wire';
import { listMissing } from '../../../server/src/builds/choose/resolve';
import { launchBrowser } from '../../browser/launch-browser';
import { readState } from '../../dev/page-state';
import { askSite, type SiteAccess, SiteRefused } from '../../site/ask-site';
import { openRoutes } from './open-routes';
import type { Candidate } from './put-candidate';

/** Limit for the paths of the sitemap, which has up to 50,000: the opened pages link to others. */
const MAX_KNOWN = 2_000;

interface Options {
  access: SiteAccess;
  candidate: Candidate;
  /** path of Chromium */
  executablePath: string;
  log: (line: string) => void;
}

/** The site's remotes, and paths that its sitemap names. */
async function readSite(site: string): Promise<{ remotes: ResolvedRemote[]; known: Set<string> }> {
  const read = async (path: string) => (await fetch(site + path)).text();
  const [home, sitemap] = await Promise.all([read('/'), read('/sitemap.xml?part=1')]);
  const state = readState(home);
  if (!state) throw new SiteRefused(`${site} has no page of this version at /.`);
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    URL.canParse(url) ? new URL(url).pathname : [],
  );
  return { remotes: state.remotes, known: new Set(paths.slice(0, MAX_KNOWN)) };
}

/** Lists the shells in which the candidate's pages are opened; for a shell only itself. */
async function listShells({ access, candidate, log }: Options): Promise<ShellOfSite[]> {
  const { manifest } = candidate;
  if (!manifest.remote) return [manifest];
  const { shells } = await askSite<{ shells?: ShellOfSite[] }>(access, '/api/deploy/registry');
  if (!shells?.length)
    throw new SiteRefused(`${access.site} does not name its shells: it has an older version.`);
  return shells.filter((shell, index) => {
    const [missing] = listMissing(manifest, shell);
    // the site refuses a build that does not fit the stable shell, and serves it only with other shells that it fits
    if (missing !== undefined && index > 0) log(`Not opened in shell ${shell.buildId}: it ${missing}`);
    return missing === undefined;
  });
}

/**
 * Opens the pages of a build in Chromium, in pages of the site that it is for: those of a remote in the site's stable
 * and previous shell, those of all remotes in a shell. Returns one sentence for each thing that went wrong.
 */
export async function runSmoke(options: Options): Promise<string[]> {
  const { access, candidate, executablePath, log } = options;
  const { site } = access;
  const { name, remote } = candidate.manifest;
  const [shells, { remotes, known }] = await Promise.all([listShells(options), readSite(site)]);
  const others = remotes.filter((other) => other.name !== name).flatMap(({ manifest }) => manifest.routes);
  const routes = remote ? remote.routes : others;
  const siteRoutes = remote ? [...others, ...routes] : others;
  const browser = await launchBrowser(executablePath);
  try {
    const faults: string[] = [];
    for (const shell of shells) {
      const found = await openRoutes(browser, { site, shell, candidate, routes, siteRoutes, known });
      const { unopened, hasDialog } = found;
      const count = routes.length - unopened.length;
      log(
        `Opened ${count} of ${routes.length} pages in shell ${shell.buildId}, ${hasDialog ? 'with' : 'without'} a dialog`,
      );
      if (unopened.length > 0) log(`Without an address on this site: ${unopened.join(', ')}`);
      faults.push(...found.faults.map((fault) => `In shell ${shell.buildId}, ${fault}`));
    }
    return faults;
  } finally {
    await browser.close();
  }
}
