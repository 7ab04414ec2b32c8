import { parseArgs } from 'node:util';
import { findOperatorToken } from '../../server/src/features/operator/operator-token';
import { loadSettings, type Settings } from '../../server/src/settings';
import { type SiteAccess, SiteAway } from './ask-site';
import { requireSite } from './parse-site';
import { UsageError } from './run-command';

/** Parses the site of an operator's command, with `words` before its options. Throws `UsageError`. */
export function parseOperatorCommand(
  args: string[],
  { port, words }: { port: number; words: readonly string[] },
): { site: string } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string', default: `http://localhost:${port}` } },
  });
  if (positionals.join(' ') !== words.join(' '))
    throw new UsageError(`Say ${words.join(' ') || 'nothing'} before the options.`);
  return { site: requireSite(values.site) };
}

/** Returns the operator's access to a site, with the token in DATA_DIR. Throws `UsageError`, and `SiteAway` without a token. */
export async function getOperatorAccess(
  args: string[],
  words: readonly string[],
  { port, dataDir }: Pick<Settings, 'port' | 'dataDir'> = loadSettings(),
): Promise<SiteAccess> {
  const command = parseOperatorCommand(args, { port, words });
  const token = await findOperatorToken(dataDir);
  if (token === undefined)
    throw new SiteAway(
      `There is no operator-token in ${dataDir}: set DATA_DIR as the site has it, and start it.`,
    );
  return { ...command, token };
}
