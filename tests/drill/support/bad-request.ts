import fc from 'fast-check';
import { anyText, type KnownIds, oddPath, oddQuery } from './odd-path';
import { HEADER_NAMES, HEADER_VALUES, METHODS, NO_REQUESTS } from './odd-words';

export interface BadRequest {
  /** in latin1 */
  bytes: string;
  /** whether the client sends nothing after the bytes, which may be half of a request */
  isCut: boolean;
}

const toLatin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const header = fc
  .tuple(fc.constantFrom(...HEADER_NAMES), fc.oneof(fc.constantFrom(...HEADER_VALUES), anyText))
  .map(([name, value]) => `${name}: ${value}`);
const host = fc.oneof(
  { weight: 12, arbitrary: fc.constant(['Host: localhost']) },
  { weight: 1, arbitrary: fc.constant(['Host: a.example', 'Host: b.example']) },
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: anyText.map((name) => [`Host: ${name}`]) },
);
const many = fc.oneof(
  { weight: 40, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1, max: 4_000 })
      .map((count) => Array.from({ length: count }, (_, i) => `X-${i}: 1`)),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 40_000 }).map((length) => [`X-Long: ${'y'.repeat(length)}`]),
  },
);
const body = fc.oneof(
  fc.constantFrom('', '{', '{"a":', '[]', 'null', '{"__proto__":{"a":1}}', 'x'.repeat(70_000)),
  anyText,
);

/** A line feed within the head would end a header or the head: what follows would be a request of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n]/g, '');
/** Node rejects most other characters at once, but most requests should get further. */
const encodeTarget = (text: string): string => text.replaceAll(/[^!-~]/gu, encodeURIComponent);
const dropControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, '');

function wholeRequest(ids: KnownIds): fc.Arbitrary<BadRequest> {
  const method = fc.oneof(
    { weight: 5, arbitrary: fc.constant('GET') },
    { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
  );
  return fc
    .record({
      path: oddPath(ids),
      query: oddQuery,
      method,
      host,
      many,
      body,
      headers: fc.array(header, { maxLength: 3 }),
      chance: fc.nat(39),
    })
    .map(({ path, query, method, host, many, body, headers, chance }) => {
      const hasBody = !['GET', 'HEAD'].includes(method) || chance === 1;
      // some announce more of the body than they send
      const isCut = chance === 0;
      const isWild = chance > 35;
      const target = isWild ? path + query : encodeTarget(path + query);
      const content = toLatin1(body);
      const length = hasBody ? [`Content-Length: ${content.length + (isCut ? 10 : 0)}`] : [];
      const fields = [...host, ...headers].map((line) => (isWild ? line : dropControls(line)));
      const lines = [`${method} ${target} HTTP/1.1`, ...fields, ...many, ...length].map(oneLine);
      return { bytes: `${toLatin1(lines.join('\r\n'))}\r\n\r\n${hasBody ? content : ''}`, isCut };
    });
}

/** Requests that no browser sends: odd addresses, params, methods, headers and bodies, halves, and no HTTP at all. */
export function badRequest(ids: KnownIds): fc.Arbitrary<BadRequest> {
  const whole = wholeRequest(ids);
  const half = fc.tuple(whole, fc.double({ min: 0, max: 1, noNaN: true })).map(([{ bytes }, share]) => ({
    bytes: bytes.slice(0, 1 + Math.floor(bytes.length * share)),
    isCut: true,
  }));
  const damaged = fc
    .tuple(whole, fc.nat(200), fc.integer({ min: 0, max: 255 }))
    .map(([{ bytes }, at, code]) => ({
      bytes: bytes.slice(0, at) + String.fromCharCode(code) + bytes.slice(at + 1),
      isCut: true,
    }));
  const raw = fc.constantFrom(...NO_REQUESTS).map((bytes) => ({ bytes, isCut: true }));
  return fc.oneof(
    { weight: 16, arbitrary: whole },
    { weight: 1, arbitrary: half },
    { weight: 2, arbitrary: damaged },
    { weight: 1, arbitrary: raw },
  );
}
