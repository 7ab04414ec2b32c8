import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/**
 * Reads the private key with which a site signs its registry: Ed25519, PKCS 8, the base64 of DER. Throws for anything
 * else.
 */
export function parseRegistryKey(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key');
  return key;
}

/** The key as it is in the settings. */
export const formatRegistryKey = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** The signed text: a document with its generation, independent of the order of its keys. */
interface Signed {
  generation: number;
  document: unknown;
}

/** With sorted keys, because the database does not preserve their order. */
const getContent = ({ generation, document }: Signed): Buffer =>
  Buffer.from(stringify({ generation, document }) ?? '');

/** The signature of a generation, base64. */
export const signGeneration = (key: KeyObject, signed: Signed): string =>
  sign(null, getContent(signed), key).toString('base64');

/** Whether the key signed exactly this document as this generation. */
export const isSignedBy = (
  key: KeyObject,
  { signature, ...signed }: Signed & { signature: string | null },
): boolean =>
  signature !== null &&
  verify(null, getContent(signed), createPublicKey(key), Buffer.from(signature, 'base64'));
