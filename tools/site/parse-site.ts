import { UsageError } from './run-command';

/** Scheme and host of a site's address, without a trailing slash; undefined for an invalid address. */
export function parseSite(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** As `parseSite`, for the option `--site`. Throws `UsageError` for a missing or invalid address. */
export function requireSite(text = ''): string {
  const site = parseSite(text);
  if (site !== undefined) return site;
  const fault = text === '' ? 'Say which site' : `--site is no address: ${text}. Say which site`;
  throw new UsageError(`${fault}: --site <address>, such as https://races.example.org.`);
}

/** The site, and the token, which may be in the variable `HOLESHOT_TOKEN`. Throws `UsageError`. */
export function requireAccess(
  { site, token }: { site?: string; token?: string },
  { HOLESHOT_TOKEN }: NodeJS.ProcessEnv,
): { site: string; token: string } {
  const given = token || HOLESHOT_TOKEN;
  const origin = requireSite(site);
  if (!given) throw new UsageError('Give a publish token: --token <token>, or HOLESHOT_TOKEN.');
  return { site: origin, token: given };
}
