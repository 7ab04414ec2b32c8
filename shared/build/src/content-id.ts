import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths';

const IGNORED = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;

/**
 * 16 hex digits that name a build: SHA-256 over everything that goes into it (its folder, the shared folders, the
 * lock, the build's own options). Known before the build runs, because the container's global, its
 * chunk array and its public folder all carry it; docs/decisions/0002 says why not over the outputs.
 */
export function contentId(folders: readonly string[], options: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  const files = folders.flatMap((folder) => listFiles(path.join(projectRoot, folder))).sort();
  for (const file of [...files, path.join(projectRoot, 'package-lock.json')]) {
    hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(path.relative(projectRoot, file)));
}
