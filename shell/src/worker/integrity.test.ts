import { createHash } from 'node:crypto';
import { hasIntegrity } from './integrity';

const TEXT = 'the code of a build';
const content = new TextEncoder().encode(TEXT).buffer as ArrayBuffer;
const getHash = (algorithm: string, text = TEXT): string =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

test.each(['sha256', 'sha384', 'sha512'])('content has its %s', async (algorithm) => {
  expect(await hasIntegrity(content, getHash(algorithm))).toBe(true);
  expect(await hasIntegrity(content, getHash(algorithm, 'other code'))).toBe(false);
});

test('one of several hashes is enough', async () => {
  expect(await hasIntegrity(content, `${getHash('sha256', 'other')} ${getHash('sha384')}`)).toBe(true);
});

test('without a hash nothing is said about the content', async () => {
  expect(await hasIntegrity(content, '')).toBe(true);
});
