import { type Finding, fine, warn } from './finding';
import type { Subject } from './subject';

const WHAT = 'Settings';

/** Settings that a public site lacks. Invalid ones already prevent the start. */
export function checkSettings({
  env,
  publicUrl,
  seed,
  databaseUrl,
  patreon,
  hstsSeconds,
}: Subject): Finding[] {
  if (env !== 'production')
    return [
      warn(
        WHAT,
        'The site runs for development: anybody may sign in as a person of the demo season.',
        'On a public site set NODE_ENV=production.',
      ),
    ];
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const findings = [
    ...(seed === 'demo'
      ? [warn(WHAT, 'SEED is demo: an empty database gets the demo season.', 'Set SEED=none.')]
      : []),
    ...(publicUrl !== undefined && !isHttps
      ? [
          warn(
            WHAT,
            'PUBLIC_URL is not https.',
            'Put a proxy with TLS in front, and set PUBLIC_URL to its https address.',
          ),
        ]
      : []),
    ...(hstsSeconds > 0 && !isHttps
      ? [warn(WHAT, 'HSTS_SECONDS has no effect without https.', 'Set PUBLIC_URL to an https address.')]
      : []),
    ...(patreon
      ? []
      : [
          warn(
            WHAT,
            'Nobody can sign in without the keys of Patreon.',
            'Set PATREON_CLIENT_ID and PATREON_CLIENT_SECRET.',
          ),
        ]),
    ...(patreon && patreon.creatorToken === undefined
      ? [
          warn(
            WHAT,
            'A changed membership takes effect only at the next sign-in.',
            'Set PATREON_CREATOR_TOKEN and PATREON_WEBHOOK_SECRET.',
          ),
        ]
      : []),
  ];
  if (findings.length > 0) return findings;
  const database = databaseUrl === undefined ? 'the embedded database, for one process' : 'PostgreSQL';
  return [fine(WHAT, `They are those of a public site, with ${database}.`)];
}
