import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json, rspack.shell.config.ts and the remotes. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
