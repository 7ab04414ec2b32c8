import { parseArgs } from 'node:util';
import { CHANNEL_NAMES, type ChannelName } from '@holeshot/contract';
import { parseSite } from '../site/parse-site';

/** What `npm run publish` is told. */
export interface PublishCommand {
  name: ChannelName;
  /** scheme and host, without a slash at the end */
  site: string;
  token: string;
}

/** A command that cannot be run as it is. */
export class PublishUsageError extends Error {
  override readonly name = 'PublishUsageError';
}

/**
 * Reads the arguments of the command; the token may be in the variable `HOLESHOT_TOKEN`. Returns undefined when help is
 * asked for. Throws `PublishUsageError`, and what `parseArgs` throws for unknown options.
 */
export function parseCommand(args: string[], environment: NodeJS.ProcessEnv): PublishCommand | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: '' },
      token: { type: 'string', default: environment.HOLESHOT_TOKEN ?? '' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const names = CHANNEL_NAMES.join(', ');
  if (positionals.length !== 1) throw new PublishUsageError(`Say what to publish, one of ${names}.`);
  const name = CHANNEL_NAMES.find((known) => known === positionals[0]);
  if (!name) throw new PublishUsageError(`There is no ${positionals[0]}: publish one of ${names}.`);
  if (values.site === '') throw new PublishUsageError('Say which site to publish to: --site <address>.');
  const site = parseSite(values.site);
  if (!site)
    throw new PublishUsageError(`--site is no address such as https://races.example.org: ${values.site}`);
  if (values.token === '')
    throw new PublishUsageError(`Give the publish token of ${name}: --token <token>, or HOLESHOT_TOKEN.`);
  return { name, site, token: values.token };
}
