import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** Text that no visitor may see: code locations, SQL, error codes, and names of machines and libraries. */
const INTERNAL = [
  /node_modules/,
  /^ +at .+:\d+:\d+\)?$/m,
  /\bat (async )?(Object|Module|Function|Array|process)\.\S+ \(/,
  /\bfile:\/\/\//,
  /server\/src\/|\.tsx?:\d+/,
  /\bselect "|\binsert into "?\w|\bdelete from "?\w|failed query|syntax error at|violates .* constraint/i,
  /drizzle|pglite|postgres:\/\/|postgresql:\/\//i,
  /\b(ECONN\w+|ENOENT|EACCES|ENOSPC|EFBIG|EPIPE|ETIMEDOUT|ERR_[A-Z_]+)\b/,
  /\[object Object\]/,
];

/** Returns internal text in a body, with some context; undefined if there is none. */
export function findInternalText(body: string): string | undefined {
  const position = body.indexOf(root);
  if (position >= 0) return body.slice(position, position + 80);
  for (const pattern of INTERNAL) {
    const found = pattern.exec(body);
    if (found) return body.slice(Math.max(0, found.index - 30), found.index + 80).replaceAll(/\s+/g, ' ');
  }
  return undefined;
}
