import { parseArgs } from 'node:util';
import type { SlotName } from '@holeshot/contract';
import type { SiteAccess } from '../site/ask-site';
import { requireAccess } from '../site/parse-site';
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
      site: { type: 'string' },
      token: { type: 'string' },
      'skip-smoke': { type: 'boolean', default: false },
    },
  });
  const names = published.join(', ');
  if (positionals.length !== 1) throw new UsageError(`Say what to publish, one of ${names}.`);
  const name = published.find((slot) => slot === positionals[0]);
  if (!name) throw new UsageError(`There is no ${positionals[0]}: publish one of ${names}.`);
  const access = requireAccess(values, environment);
  return { name, ...access, ...(values['skip-smoke'] && { skipsSmoke: true }) };
}
