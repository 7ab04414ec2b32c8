import { SETUP_CODE_PATH } from '../server/src/features/operator/routes';
import type { SetupLink } from '../server/src/features/operator/setup-file';
import { askSite } from './site/ask-site';
import { getOperatorAccess } from './site/operator-access';
import { runCommand } from './site/run-command';

const USAGE = `Usage: npm run admin -- code [--site <address>]

Asks the running site, which has no admin yet, for a new setup code: whoever signs in by the printed address becomes the
admin. The site is the one at PORT of this machine unless told otherwise; its token is in DATA_DIR.
Exit code: 0 done; 1 not; 2 wrong usage.`;

await runCommand({ usage: USAGE, failed: 'Not done: ' }, async (args) => {
  const access = await getOperatorAccess(args, ['code']);
  const request = { body: '{}', type: 'application/json' };
  const { link, file } = await askSite<SetupLink>(access, SETUP_CODE_PATH, request);
  console.log(`Sign in at ${link} to become the admin. The code lies in ${file}, too.`);
});
