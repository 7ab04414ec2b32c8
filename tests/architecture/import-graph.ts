import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

export const root = path.join(__dirname, '../..');

export interface ImportEdge {
  /** importing file, relative to the project */
  from: string;
  /** as written in the code */
  specifier: string;
  /** imported file relative to the project, or name of the package */
  to: string;
}

const REMOTES = readdirSync(root).filter((folder) => folder.startsWith('mf-'));
const SOURCE_FOLDERS = ['shell', ...REMOTES, 'shared', 'server', 'tools', 'tests'];
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts'];

/** All TypeScript files, relative to the project. */
export function listSources(): string[] {
  return SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules')),
  );
}

/** All imports of a file: static, dynamic and type imports. */
export function listImports(file: string): ImportEdge[] {
  const module = parseSync(readFileSync(path.join(root, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
  });
  return [...collectSpecifiers(module)].map((specifier) => ({
    from: file,
    specifier,
    to: resolve(file, specifier),
  }));
}

/** Collects the specifiers of `import … from`, `export … from` and `import()` in a syntax tree. */
function collectSpecifiers(node: object, found = new Set<string>()): Set<string> {
  const { type, source, callee, arguments: args } = node as Record<string, unknown>;
  if (isString(source)) found.add(source.value);
  const isImportCall = type === 'CallExpression' && (callee as { type?: string }).type === 'Import';
  if (isImportCall) {
    const [argument] = args as { expression?: unknown }[];
    if (isString(argument?.expression)) found.add(argument.expression.value);
  }
  for (const child of Object.values(node))
    if (typeof child === 'object' && child !== null) collectSpecifiers(child, found);
  return found;
}

const isString = (node: unknown): node is { value: string } =>
  typeof node === 'object' && node !== null && (node as { type?: string }).type === 'StringLiteral';

function resolve(from: string, specifier: string): string {
  const workspace = /^@holeshot\/([a-z-]+)/.exec(specifier);
  if (workspace) return `shared/${workspace[1]}`;
  if (!specifier.startsWith('.')) return packageName(specifier);
  const base = path.join(path.dirname(from), specifier);
  const file = EXTENSIONS.map((extension) => base + extension).find((name) => isFile(path.join(root, name)));
  return file ?? base;
}

/** The package of a specifier: `@scope/name` for `@scope/name/file`. */
export const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
