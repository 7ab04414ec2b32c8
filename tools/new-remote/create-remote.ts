import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRemoteName } from '@holeshot/contract';
import { templateFiles, type Versions } from './templates';
import { workflowFile, workflowPath } from './workflow';

/** A remote that cannot be created. The message gives the reason. */
export class NewRemoteError extends Error {
  override readonly name = 'NewRemoteError';
}

/** The name of a remote without `mf-`. Throws `NewRemoteError` when no remote can have it. */
export function parseName(given: string): string {
  const short = given.replace(/^mf-/, '');
  if (isRemoteName(`mf-${short}`)) return short;
  throw new NewRemoteError(`The name of a remote is mf- and one word of small letters, not ${given}.`);
}

interface Edit {
  file: string;
  /** the places of additions, and the replacement texts */
  edits: [at: RegExp, replacement: string][];
}

/** The places of the project that list all remotes. */
const listEdits = (short: string): Edit[] => {
  const name = `mf-${short}`;
  return [
    {
      file: 'tools/build/own-builds.ts',
      edits: [
        [
          /(import .*? from '\.\.\/\.\.\/mf-)/,
          `import { build as ${short}Build } from '../../${name}/rspack.config';\n$1`,
        ],
        [/(BUILDERS[^{]*\{[^}]*)(\})/, `$1  '${name}': ${short}Build,\n$2`],
      ],
    },
    {
      file: 'tests/bench/monolith/bundled.ts',
      edits: [
        [
          /(import .*? from '\.\.\/\.\.\/\.\.\/mf-)/,
          `import { remote as ${short}Remote } from '../../../${name}/src/remote';\n$1`,
        ],
        [/(remotes = \[[^\]]*?),?(\s*\])/, `$1, ${short}Remote$2`],
      ],
    },
    {
      file: 'tests/e2e/routes.e2e.ts',
      edits: [
        [
          /(import .*? from '\.\.\/\.\.\/mf-)/,
          `import { manifest as ${short}Manifest } from '../../${name}/manifest';\n$1`,
        ],
        [/(routes = \[[^\]]*?),?(\s*\]\.flatMap)/, `$1, ${short}Manifest$2`],
      ],
    },
  ];
};

interface NewRemote {
  /** absolute folder of the project */
  root: string;
  /** such as `mf-weather` or `weather` */
  name: string;
}

/**
 * Creates the folder of a remote with one page, and adds it to all lists of remotes. Returns the paths of all written
 * files, within the project; they are not formatted. Rejects with `NewRemoteError` without writing anything.
 */
export async function createRemote({ root, name: given }: NewRemote): Promise<string[]> {
  const short = parseName(given);
  const name = `mf-${short}`;
  if (existsSync(path.join(root, name))) throw new NewRemoteError(`There is a folder ${name} already.`);
  const files = new Map<string, string>();
  for (const { file, edits } of listEdits(short)) {
    let text = await readFile(path.join(root, file), 'utf8');
    for (const [at, replacement] of edits) {
      if (!at.test(text)) throw new NewRemoteError(`${file} has no place to name ${name}: ${at.source}`);
      text = text.replace(at, replacement);
    }
    files.set(file, text);
  }
  for (const [file, text] of Object.entries(templateFiles(short, await readVersions(root))))
    files.set(`${name}/${file}`, text);
  files.set(workflowPath(name), workflowFile(name));
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return [...files.keys()];
}

interface PackageJson {
  dependencies: Versions;
  devDependencies: Versions;
}

/** The versions that another remote has. */
async function readVersions(root: string): Promise<Versions> {
  const text = await readFile(path.join(root, 'mf-account/package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as PackageJson;
  return { ...dependencies, ...devDependencies };
}
