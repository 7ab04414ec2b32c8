import { parseArgs } from 'node:util';
import type { SlotName } from '@holeshot/contract';
import type { SiteAccess } from '../site/ask-site';
import { parseSite } from '../site/parse-site';
import { UsageError } from '../site/run-command';

/** The options of `npm run publish`. */
export interface PublishCommand extends SiteAccess {
  name: SlotName;
  /** whether to skip opening its pages in a browser; false when absent */
  skipsSmoke?: boolean;
}

/**
 * Parses the arguments of `npm run publish` for one of `published`; the token may be in the variable `HOLESHOT_TOKEN`.
 * Throws `UsageError`, and the errors of `parseArgs` for unknown options.
 */
export function parseCommand(
  args: string[],
  environment: NodeJS.ProcessEnv,
  published: readonly SlotName[],
): PublishCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: '' },
      token: { type: 'string', default: environment.HOLESHOT_TOKEN ?? '' },
      'skip-smoke': { type: 'boolean', default: false },
    },
  });
  const names = published.join(', ');
  if (positionals.length !== 1) throw new UsageError(`Say what to publish, one of ${names}.`);
  const name = published.find((slot) => slot === positionals[0]);
  if (!name) throw new UsageError(`There is no ${positionals[0]}: publish one of ${names}.`);
  if (values.site === '') throw new UsageError('Say which site to publish to: --site <address>.');
  const site = parseSite(values.site);
  if (!site) throw new UsageError(`--site is no address such as https://races.example.org: ${values.site}`);
  if (values.token === '')
    throw new UsageError(`Give the publish token of ${name}: --token <token>, or HOLESHOT_TOKEN.`);
  return { name, site, token: values.token, ...(values['skip-smoke'] && { skipsSmoke: true }) };
}
