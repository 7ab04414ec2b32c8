import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../paths';

/** Folders of `shared` that facades use. */
const PACKAGES = ['client', 'contract', 'domain', 'platform', 'ui'];

const inProject = (file: string): string => path.join(projectRoot, file);

/**
 * The compiler's declarations of source files and their imports, by the path of the source in the project, without
 * extension: `shared/client/src/index`. Takes about two seconds. Throws when the compiler finds errors.
 */
export function emitDeclarations(files: readonly string[]): Map<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'holeshot-declarations-'));
  try {
    const config = {
      extends: inProject('tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        outDir: path.join(folder, 'out'),
        rootDir: projectRoot,
        // through node_modules, some files would randomly count as files of a package and get no declarations
        paths: Object.fromEntries(
          PACKAGES.flatMap((name) => [
            [`@holeshot/${name}`, [inProject(`shared/${name}/src/index.ts`)]],
            [`@holeshot/${name}/*`, [inProject(`shared/${name}/src/*`)]],
          ]),
        ),
        typeRoots: [inProject('node_modules/@types')],
      },
      include: [inProject('shared/**/*.d.ts')],
      files: files.map(inProject),
    };
    const configFile = path.join(folder, 'tsconfig.json');
    writeFileSync(configFile, JSON.stringify(config));
    execFileSync(process.execPath, [inProject('node_modules/typescript/lib/tsc.js'), '-p', configFile]);
    return readDeclarations(path.join(folder, 'out'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readDeclarations(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  return new Map(
    files.map((file) => [file.replace(/\.d\.ts$/, ''), readFileSync(path.join(folder, file), 'utf8')]),
  );
}
