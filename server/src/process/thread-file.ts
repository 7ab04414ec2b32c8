import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Piscina's options for threads that load `file` (TypeScript) beside the module at `url`, in the same way as the
 * server: with tsx, or from the bundle of `npm run build`, which has all such files in one folder.
 */
export const threadFile = (url: string, file: string): { filename: string; execArgv: string[] } =>
  import.meta.filename.endsWith('.js')
    ? { filename: path.join(import.meta.dirname, file.replace(/ts$/, 'js')), execArgv: [] }
    : {
        filename: path.join(path.dirname(fileURLToPath(url)), file),
        execArgv: ['--import', pathToFileURL(createRequire(url).resolve('tsx')).href],
      };
