import { type BuildSet, getSourceFolder } from '@holeshot/build';
import { findRouteFaults } from '@holeshot/contract';
import type { Published } from '@holeshot/contract/wire';
import { BROWSER_ADVICE, findBrowser } from '../browser/find-browser';
import { compileBuilds } from '../build/compile-builds';
import { findBudgetFaults, measureFolder, readBudget } from './budget';
import type { PublishCommand } from './parse-command';
import { findPublished, sendBuild } from './send-build';
import type { Candidate } from './smoke/put-candidate';
import { runSmoke } from './smoke/smoke';
import { zipBuild } from './zip-build';

const kB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** A rejected build. The message has one fault per line. */
class PublishRefused extends Error {
  override readonly name = 'PublishRefused';
}

/** Opens the pages of a build in a browser. Resolves to whether that was done. Rejects with `PublishRefused`. */
async function tryPages(
  { skipsSmoke = false, ...access }: PublishCommand,
  candidate: Candidate,
  log: (line: string) => void,
): Promise<boolean> {
  if (skipsSmoke) {
    log('Its pages were not opened in a browser (--skip-smoke), and the site says so');
    return false;
  }
  const executablePath = findBrowser();
  if (!executablePath) {
    log(`Its pages were not opened in a browser, and the site says so: there is none. ${BROWSER_ADVICE}`);
    return false;
  }
  const started = performance.now();
  const faults = await runSmoke({ access, candidate, executablePath, log });
  if (faults.length > 0)
    throw new PublishRefused([...faults, 'To publish it all the same, add --skip-smoke'].join('\n'));
  log(`Its pages work in ${executablePath}, ${seconds(started)}`);
  return true;
}

/**
 * Builds the shell or a remote that the site does not have yet, checks it against the other builds of its repository and
 * its budget, opens its pages in a browser, and uploads it to the site. Nobody gets it before a rollout. Rejects with
 * `PublishRefused` when a check fails, with `SiteRefused` when the site refuses it, and with the compiler's messages.
 */
export async function publish(
  command: PublishCommand,
  log: (line: string) => void,
  build: BuildSet,
  allBuilds: readonly BuildSet[] = [build],
): Promise<Published> {
  const { name, site } = command;
  const overlaps = findRouteFaults(allBuilds.flatMap(({ manifest }) => manifest ?? []));
  if (overlaps.length > 0) throw new PublishRefused(overlaps.join('\n'));
  const known = await findPublished(command, build.buildId);
  if (known && (known.isTried || command.skipsSmoke)) {
    log('The site has this build already');
    logNextStep(command, known.buildId, log);
    return { name, buildId: known.buildId, integrity: known.integrity, isNew: false };
  }
  const [manifest] = await compileBuilds({ log, builds: [build] });
  if (!manifest) throw new Error(`${name} has no build`);

  const sizes = measureFolder(build.folder, manifest);
  const faults = findBudgetFaults(name, sizes, readBudget(getSourceFolder(name)));
  if (faults.length > 0) throw new PublishRefused(faults.join('\n'));
  const [largest = ['entry', 0]] = Object.entries(sizes).sort(([, a], [, b]) => b - a);
  log(`${name} ${manifest.buildId} is within its budget; the largest is ${largest[0]}, ${kB(largest[1])}`);

  const isTried = await tryPages(command, { folder: build.folder, manifest }, log);
  const zip = await zipBuild(build.folder);
  log(`Sending ${kB(zip.length)} to ${site} …`);
  const started = performance.now();
  const published = await sendBuild(command, { zip, isTried });
  log(published.isNew ? `Published in ${seconds(started)}` : 'The site has this build already');
  logNextStep(command, manifest.buildId, log);
  return published;
}

function logNextStep({ name, site }: PublishCommand, buildId: string, log: (line: string) => void): void {
  log('Nobody gets it before a rollout. Start one with');
  log(`  npm run rollout -- ${name} start --build ${buildId} --site ${site}`);
}
