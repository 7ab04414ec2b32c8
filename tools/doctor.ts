import { runDoctor } from './doctor/run-doctor';
import { findOperatorAccess } from './site/operator-access';
import { runCommand } from './site/run-command';

const USAGE = `Usage: npm run doctor -- [--site <address>]

Asks the running site for its largest tables and clubs, and says what is pruned when. The site is the one at PORT of this
machine unless told otherwise; its token is in DATA_DIR, which only the user of the site may read.
Exit code: 0 done; 1 not; 2 wrong usage.`;

await runCommand({ usage: USAGE, failed: 'Not done: ' }, async () => {
  const access = await findOperatorAccess([]);
  if (!access) return false;
  await runDoctor(access, (line) => console.log(line));
  return true;
});
