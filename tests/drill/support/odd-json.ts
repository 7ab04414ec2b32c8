import fc from 'fast-check';

/** Unexpected values. */
const ODD_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -0, '', ' ', '\0', '\ud800', 'x'.repeat(20_000), [], {}],
  ...[
    'NaN',
    '1e999',
    '0000/01/01 0:00:00',
    '0099/05/15 19:30:00',
    '9999/12/31 23:59:59.9999999',
    '2026/02/30 1:00:00',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    "1' or '1'='1",
    '<script>',
    '../../x',
    '10675199.02:48:05.4775807',
  ],
  ...[[[[[[]]]]], [null], [{}], { __proto__: { admin: true } }, JSON.parse('{"__proto__":{"admin":true}}')],
  ...[Array.from({ length: 3_000 }, () => ({})), { constructor: { prototype: 1 } }, '🚁'.repeat(300)],
];

/** A change of a value: `way` leads to its place, with a share (0 to 1) of the keys at each level. */
export interface Change {
  way: readonly number[];
  kind: 'replace' | 'remove' | 'repeat' | 'rename';
  value: unknown;
}

const deep = fc.constantFrom(100, 3_000).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)));

export const change: fc.Arbitrary<Change> = fc.record({
  way: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 5 }),
  kind: fc.constantFrom(
    'replace' as const,
    'replace' as const,
    'remove' as const,
    'repeat' as const,
    'rename' as const,
  ),
  value: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ODD_VALUES) },
    { weight: 2, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: deep },
  ),
});

/** Returns the value with a change applied. */
export function applyChange(value: unknown, { way, kind, value: odd }: Change): unknown {
  const [share = 0, ...rest] = way;
  if (typeof value !== 'object' || value === null) return odd;
  const entries: [string, unknown][] = Object.entries(value);
  const index = Math.floor(share * entries.length);
  const [key, inner] = entries[index] ?? ['', undefined];
  if (rest.length > 0 && typeof inner === 'object' && inner !== null)
    entries[index] = [key, applyChange(inner, { way: rest, kind, value: odd })];
  else if (kind === 'remove') entries.splice(index, 1);
  else if (kind === 'repeat') entries.push([`${key}2`, inner]);
  else if (kind === 'rename') entries[index] = [`${key} `, inner];
  else entries[index] = [key, odd];
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** The bytes with some of them changed, cut off or doubled. */
export const damage = (bytes: Buffer): fc.Arbitrary<Buffer> =>
  fc.oneof(
    fc
      .array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
      .map((edits) => {
        const copy = Buffer.from(bytes);
        for (const [at, byte] of edits) copy[at] = byte;
        return copy;
      }),
    fc.nat(bytes.length).map((length) => bytes.subarray(0, length)),
    fc
      .tuple(fc.nat(bytes.length), fc.nat(bytes.length))
      .map(([from, to]) =>
        Buffer.concat([bytes.subarray(0, Math.max(from, to)), bytes.subarray(Math.min(from, to))]),
      ),
  );
