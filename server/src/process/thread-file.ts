import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Piscina's options for threads that load `file` beside the module at `url` with tsx, as the server itself is loaded. */
export const threadFile = (url: string, file: string): { filename: string; execArgv: string[] } => ({
  filename: path.join(path.dirname(fileURLToPath(url)), file),
  execArgv: ['--import', pathToFileURL(createRequire(url).resolve('tsx')).href],
});
