import { parseArgs } from 'node:util';
import { findOperatorToken } from '../../server/src/features/operator/operator-token';
import { loadSettings, type Settings } from '../../server/src/settings';
import { type SiteAccess, SiteAway } from './ask-site';
import { parseSite } from './parse-site';
import { UsageError } from './run-command';

/** Parses an operator's command, with `words` before its options. Undefined for `--help`. Throws `UsageError`. */
export function parseOperatorCommand(
  args: string[],
  { port, words }: { port: number; words: readonly string[] },
): { site: string } | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: `http://localhost:${port}` },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  if (positionals.join(' ') !== words.join(' '))
    throw new UsageError(`Say ${words.join(' ') || 'nothing'} before the options.`);
  const site = parseSite(values.site);
  if (!site) throw new UsageError('The site must be an address, such as http://localhost:3000.');
  return { site };
}

/**
 * Returns the operator's access to a site, with the token in DATA_DIR. Undefined for `--help`. Throws `UsageError`, and
 * `SiteAway` when there is no token.
 */
export async function findOperatorAccess(
  words: readonly string[],
  settings: Pick<Settings, 'port' | 'dataDir'> = loadSettings(),
  args = process.argv.slice(2),
): Promise<SiteAccess | undefined> {
  const command = parseOperatorCommand(args, { port: settings.port, words });
  if (!command) return undefined;
  const token = await findOperatorToken(settings.dataDir);
  if (token === undefined)
    throw new SiteAway(
      `There is no operator-token in ${settings.dataDir}: set DATA_DIR as the site has it, and start it.`,
    );
  return { ...command, token };
}
