import { hash } from 'node:crypto';

/** The ETag of a body that has one form, with quotes. */
export const strongEtag = (body: string | Buffer): string =>
  `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** The ETag of a body that is sent in several forms, such as compressed. */
export const weakEtag = (body: string | Buffer): string => `W/"${hash('sha1', body, 'hex').slice(0, 24)}"`;

/** Compares weakly, as RFC 9110 requires for If-None-Match. */
export function matchesEtag(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
