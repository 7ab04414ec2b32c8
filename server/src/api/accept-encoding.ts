/** Weights by lower-case coding; `*` stands for all others. A malformed weight is 0. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (coding === '') continue;
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '') ?? '1';
    // `x-gzip` is another name of gzip
    weights.set(
      coding.replace(/^x-/, ''),
      /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
    );
  }
  return weights;
}

/**
 * Chooses a coding by the client's Accept-Encoding (RFC 9110): the one with the largest weight, and among equals the
 * first of `available`. Null means to send the text uncompressed, also when the client accepts no available coding.
 */
export function chooseEncoding<T extends string>(
  header: string | string[] | undefined,
  available: readonly T[],
): T | null {
  const weights = parseWeights(String(header ?? ''));
  const getWeight = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const best = available.reduce<T | null>(
    (found, coding) => (getWeight(coding) > (found === null ? 0 : getWeight(found)) ? coding : found),
    null,
  );
  // without an explicit weight, `identity` is acceptable when nothing else is
  return best !== null && getWeight(best) >= (weights.get('identity') ?? 0) ? best : null;
}
