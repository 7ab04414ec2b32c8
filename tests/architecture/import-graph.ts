import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

export const root = path.join(__dirname, '../..');

export interface ImportEdge {
  /** importing file, relative to the project */
  from: string;
  /** what the code says */
  specifier: string;
  /** imported file relative to the project, or the package's name */
  to: string;
}

const SOURCE_FOLDERS = [
  'shell',
  'mf-public',
  'mf-race',
  'mf-account',
  'mf-admin',
  'shared',
  'server',
  'tools',
  'tests',
];
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts'];

/** Every TypeScript file of the project, relative to it. */
export function listSources(): string[] {
  return SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules')),
  );
}

/** Every import of the file, static and dynamic, types included. */
export function listImports(file: string): ImportEdge[] {
  const module = parseSync(readFileSync(path.join(root, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
  });
  return [...new Set(specifiers(module))].map((specifier) => ({
    from: file,
    specifier,
    to: resolve(file, specifier),
  }));
}

/** Finds import sources anywhere in the tree: `import … from`, `export … from`, `import()`. */
function specifiers(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(specifiers);
  if (typeof node !== 'object' || node === null) return [];
  const own: string[] = [];
  const { type, source, callee, arguments: args } = node as Record<string, unknown>;
  if (isString(source)) own.push(source.value);
  const isImportCall = type === 'CallExpression' && (callee as { type?: string }).type === 'Import';
  if (isImportCall && Array.isArray(args)) {
    const argument = (args[0] as { expression?: unknown }).expression;
    if (isString(argument)) own.push(argument.value);
  }
  return [...own, ...Object.values(node).flatMap(specifiers)];
}

const isString = (node: unknown): node is { value: string } =>
  typeof node === 'object' && node !== null && (node as { type?: string }).type === 'StringLiteral';

function resolve(from: string, specifier: string): string {
  const workspace = /^@holeshot\/([a-z-]+)/.exec(specifier);
  if (workspace) return `shared/${workspace[1]}`;
  if (!specifier.startsWith('.')) return packageName(specifier);
  const base = path.join(path.dirname(from), specifier);
  const found = EXTENSIONS.map((extension) => base + extension).find((file) => isFile(path.join(root, file)));
  return found ?? base;
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
