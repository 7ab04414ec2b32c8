import path from 'node:path';
import { buildsFolder, projectRoot } from '@holeshot/build';
import { build } from 'esbuild';

/** The server expects it beside the builds. */
const AGENT_FOLDER = path.join(buildsFolder, '../agent');

/**
 * Builds the sync agent as one file without dependencies, which Node alone runs. It is not minified, so that its users can
 * read it. Returns the path of the file.
 */
export async function buildAgent(folder = AGENT_FOLDER): Promise<string> {
  const file = path.join(folder, 'holeshot-sync.mjs');
  await build({
    entryPoints: [path.join(projectRoot, 'tools/sync.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    logLevel: 'warning',
  });
  return file;
}
