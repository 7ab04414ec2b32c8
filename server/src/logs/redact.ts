export const REDACTED = '[redacted]';

/** Fields of a line whose values are secrets. */
const SECRET_NAME = /cookie|authorization|token|secret|password|signature|api_?key/i;

/** Shorter secrets would match common text. */
const MIN_SECRET = 6;

/** Patterns of secrets. The first group stays. */
const PATTERNS: readonly RegExp[] = [
  // headers, also in JSON
  /((?:set-)?cookie["']?\s*[:=]\s*["']?)[^"'\r\n]+/gi,
  /(authorization["']?\s*[:=]\s*["']?)[^"'\r\n]+/gi,
  /(\bbearer\s+)[^\s"',]+/gi,
  // cookies of the site
  /(\bholeshot_\w+=)[^;\s"']+/g,
  // parameters of addresses and forms
  /([?&\s](?:code|state|key|token|access_token|refresh_token|client_secret|code_verifier)=)(?!\*)[^&\s"']+/gi,
  // user and password of an address
  /(\w:\/\/)[^\s/:@]*:[^\s/@]+(?=@)/g,
  // values of a failed statement, which may be personal
  /(^params: ).+/gim,
  // keys of clubs, tokens of publishers and of sessions
  /()\bhs[kp]_[\w-]+/g,
  /()(?<![\w-])[\w-]{43}(?![\w-])/g,
];

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** Returns a function that replaces `secrets` and text in the form of one. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const searched = secrets.filter(({ length }) => length >= MIN_SECRET);
  return (text) => {
    const withoutSecrets = searched.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
    return PATTERNS.reduce((rest, pattern) => rest.replace(pattern, `$1${REDACTED}`), withoutSecrets);
  };
}
