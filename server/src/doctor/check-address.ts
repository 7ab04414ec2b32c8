import { type Finding, fault, fine, warn } from './finding';

const WHAT = 'Address';
const ANSWER_MS = 5_000;

const REASONS: Record<string, string> = {
  ENOTFOUND: 'Its name is not known: check its DNS record.',
  ECONNREFUSED: 'Nothing listens there: start the proxy, and open its port.',
  CERT_HAS_EXPIRED: 'Its certificate has expired: renew it.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'Its certificate is its own: use one of a known authority, or let the proxy fetch one.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is of an unknown authority: use one that browsers know.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate lacks those between: give the proxy the whole chain.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name: get one for this name.',
};

/** Whether PUBLIC_URL leads to this site, as seen from this machine. */
export async function checkAddress(publicUrl: string | undefined, version: string): Promise<Finding[]> {
  if (publicUrl === undefined)
    return [
      warn(WHAT, 'PUBLIC_URL is not set: links that leave the site lead to localhost.', 'Set PUBLIC_URL.'),
    ];
  const url = new URL('/api/health/live', publicUrl).href;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    const json = (await response.json().catch(() => undefined)) as { status?: string; version?: string };
    if (!response.ok || json?.status !== 'alive')
      return [
        fault(
          WHAT,
          `${url} answers ${response.status}, and not as this site does.`,
          'Let the proxy pass all paths on to the site, or correct PUBLIC_URL.',
        ),
      ];
    return [
      json.version === version
        ? fine(WHAT, `${publicUrl} leads to this site.`)
        : warn(
            WHAT,
            `${publicUrl} leads to version ${json.version}, and this is ${version}.`,
            'Restart the processes of the older version.',
          ),
    ];
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    const code = cause?.code ?? (name === 'TimeoutError' ? 'no answer within 5 s' : message);
    const advice =
      REASONS[code] ?? 'Check DNS, firewall and proxy; some networks do not let a machine reach itself.';
    return [fault(WHAT, `${url} cannot be reached from this machine (${code}).`, advice)];
  }
}
