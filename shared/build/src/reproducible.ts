import { projectRoot } from './paths';

/** `sriHashes={13:"sha256-…",7:"sha256-…"}` */
const HASHES = /(\bsriHashes\s*=\s*\{)([^}]*)(\})/g;

/**
 * The text of an entry or server build, independent of the machine: Rspack writes the hashes of chunks in an order that
 * depends on the project's path, and that path into comments. No other file contains the hash of these files.
 */
export function makeReproducible(text: string, root = projectRoot): string {
  const withoutRoot = text.replaceAll(encodeURIComponent(root), '').replaceAll(root, '');
  return withoutRoot.replace(HASHES, (_whole, start: string, hashes: string, end: string) => {
    const entries = hashes.split(',').map((entry) => entry.trim());
    return start + entries.filter(Boolean).sort().join(',') + end;
  });
}
