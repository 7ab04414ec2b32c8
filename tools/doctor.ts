import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@holeshot/build';
import { loadSettings } from '../server/src/settings';
import { examineAlone, runDoctor } from './doctor/run-doctor';
import { SiteAway } from './site/ask-site';
import { getOperatorAccess } from './site/operator-access';
import { runCommand } from './site/run-command';

const USAGE = `Usage: npm run doctor -- [--site <address>]

Lets the running site look at its settings, database, clock, disk, services, address and last backup, and says what to do;
then lists its largest tables and clubs, and what is pruned when. The site is the one at PORT of this machine unless told
otherwise; its token is in DATA_DIR, which only the user of the site may read. Without the site it looks by itself.
Exit code: 0 nothing fails; 1 something fails; 2 wrong usage.`;

const log = (line: string): void => console.log(line);

await runCommand({ usage: USAGE, failed: 'Not done: ' }, async (args) => {
  const settings = loadSettings();
  try {
    const access = await getOperatorAccess(args, [], settings);
    if (!(await runDoctor(access, log))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof SiteAway)) throw error;
    const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
    await examineAlone(settings, { away: error, version, log });
    process.exitCode = 1;
  }
});
