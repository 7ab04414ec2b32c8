import { parseArgs } from 'node:util';
import type { RemoteName } from '@holeshot/contract';
import { requireSite } from '../site/parse-site';
import { UsageError } from '../site/run-command';

/** The options of `npm run dev`. */
export interface DevCommand {
  /** the remotes to compile, at least one */
  remotes: RemoteName[];
  /** scheme and host of a running site that serves everything else; undefined to run one on this machine */
  site?: string;
}

/**
 * Reads the arguments of the command, which develops the remotes `own`. Throws `UsageError`, and the errors of
 * `parseArgs` for unknown options.
 */
export function parseCommand(args: string[], own: readonly RemoteName[]): DevCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => !own.some((remote) => remote === name));
  if (unknown.length > 0)
    throw new UsageError(`There is no remote ${unknown.join(', ')}. The remotes are ${own.join(', ')}.`);
  const remotes = own.filter((name) => positionals.length === 0 || positionals.includes(name));
  if (values.site === undefined) return { remotes };
  const site = requireSite(values.site);
  if (positionals.length !== 1) throw new UsageError('With --site, name the one remote that you develop.');
  return { remotes, site };
}
