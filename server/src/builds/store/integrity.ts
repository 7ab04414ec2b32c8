import { hash } from 'node:crypto';

/** The hash of a file's content as browsers and manifests write it: `sha384-…`. */
export const getIntegrity = (content: string | Uint8Array): string =>
  `sha384-${hash('sha384', content, 'base64')}`;
