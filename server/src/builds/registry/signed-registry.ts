import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { Registry } from '@holeshot/contract/wire';
import type { Database } from '../../database';
import type { Generation } from './registry';
import { getSiteKey } from './site-key';

/** A registry that others can check: that this site wrote it, and that nobody has changed it since. */
export interface SignedRegistry {
  generation: number;
  registry: Registry;
  /** Ed25519, SPKI as PEM */
  publicKey: string;
  /** of the JSON `{"generation":…,"registry":…}`, base64 */
  signature: string;
}

const getContent = ({ generation, registry }: Generation): Buffer =>
  Buffer.from(JSON.stringify({ generation, registry }));

const makeKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Signs a generation with the site's key, which is made at first use. */
export async function signRegistry(
  database: Pick<Database, 'db'>,
  { generation, registry }: Generation,
): Promise<SignedRegistry> {
  const privateKey = createPrivateKey(await getSiteKey(database, 'registry', makeKey));
  const publicKey: KeyObject = createPublicKey(privateKey);
  return {
    generation,
    registry,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    signature: sign(null, getContent({ generation, registry }), privateKey).toString('base64'),
  };
}

/** Whether the content of an export is what its key signed. */
export const isSignatureRight = ({ publicKey, signature, ...content }: SignedRegistry): boolean =>
  verify(null, getContent(content), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
