import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths';

const IGNORED = /(^|\/)(node_modules|dist|\.swc)(\/|$)|\.test\.tsx?$|(^|\/)budget\.json$/;

/**
 * The id of a production build, 16 hex digits: SHA-256 of all inputs (folders and files, package lock, build options).
 * It is needed before the build runs, because the container's global, its chunk array and its public path contain it;
 * docs/decisions/0002 says why it is not a hash of the outputs.
 */
export function contentId(inputs: readonly string[], options: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  const files = inputs.flatMap((input) => listFiles(path.join(projectRoot, input))).sort();
  for (const file of [...files, path.join(projectRoot, 'package-lock.json')]) {
    hash.update(path.relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** The id of a development build; always the same for a name. */
export const developmentId = (name: string): string =>
  createHash('sha256').update(`development ${name}`).digest('hex').slice(0, 16);

function listFiles(folder: string): string[] {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(path.relative(projectRoot, file)));
}
