import path from 'node:path';
import { type ModuleItem, parseSync, printSync } from '@swc/core';

/** A declaration as text, with the project's own declarations that it uses. */
export interface Declaration {
  /** path of the source within the project, without its extension */
  file: string;
  name: string;
  text: string;
  uses: { file: string; name: string }[];
}

interface Target {
  file: string;
  name: string;
}

interface ParsedFile {
  declarations: Map<string, ModuleItem[]>;
  /** imports and re-exports, by name */
  imports: Map<string, Target>;
  exports: Map<string, Target>;
  /** files of `export *` */
  all: string[];
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const getText = (value: unknown): string =>
  isNode(value) && typeof value.value === 'string' ? value.value : '';

/** Finds declarations by file and name in the compiler's output. Undefined for declarations of packages and globals. */
export function createDeclarationGraph(files: ReadonlyMap<string, string>) {
  const parsed = new Map<string, ParsedFile>();
  const open = (file: string): ParsedFile | undefined => {
    const text = files.get(file);
    const cached = parsed.get(file);
    if (cached || text === undefined) return cached;
    const result = parseFile(file, text, files);
    parsed.set(file, result);
    return result;
  };
  /** Finds where an export of a file is declared. */
  const resolve = (file: string, name: string): Target | undefined => {
    const found = open(file);
    if (!found) return undefined;
    if (found.declarations.has(name)) return { file, name };
    const target = found.exports.get(name) ?? found.imports.get(name);
    if (target) return resolve(target.file, target.name);
    for (const other of found.all) {
      const inOther = resolve(other, name);
      if (inOther) return inOther;
    }
    return undefined;
  };
  return {
    /** The declaration of an export. */
    find(file: string, name: string): Declaration | undefined {
      const target = resolve(file, name);
      const items = target && open(target.file)?.declarations.get(target.name);
      if (!items) return undefined;
      const names = listNames(items, target.file, files);
      const uses = names.flatMap((used) => resolve(used.file, used.name) ?? []);
      return { ...target, text: items.map(print).join('\n'), uses };
    },
  };
}

/** A module without an interpreter is printed with an empty one. */
const print = (item: ModuleItem): string =>
  printSync({ type: 'Module', span: item.span, body: [item], interpreter: '' })
    .code.replace(/^#!/, '')
    .trim();

function parseFile(file: string, text: string, files: ReadonlyMap<string, string>): ParsedFile {
  const result: ParsedFile = { declarations: new Map(), imports: new Map(), exports: new Map(), all: [] };
  const locateSource = (source: { value: string } | null | undefined) =>
    source ? locate(file, source.value, files) : file;
  for (const item of parseSync(text, { syntax: 'typescript' }).body) {
    switch (item.type) {
      case 'ImportDeclaration':
        addSpecifiers(result.imports, file, locateSource(item.source), item.specifiers);
        break;
      case 'ExportNamedDeclaration':
        addSpecifiers(result.exports, file, locateSource(item.source), item.specifiers);
        break;
      case 'ExportAllDeclaration': {
        const from = locateSource(item.source);
        if (from !== undefined) result.all.push(from);
        break;
      }
      default: {
        const declaration = (item.type === 'ExportDeclaration' ? item.declaration : item) as ModuleItem;
        for (const name of getNames(declaration))
          result.declarations.set(name, [...(result.declarations.get(name) ?? []), declaration]);
      }
    }
  }
  return result;
}

/** Adds the names that `file` imports or exports, each with where it comes `from`: undefined for packages. */
function addSpecifiers(
  names: Map<string, Target>,
  file: string,
  from: string | undefined,
  specifiers: unknown,
): void {
  if (from === undefined) return;
  for (const { imported, orig, local, exported } of specifiers as Node[]) {
    const outer = getText(imported ?? orig ?? local);
    const own = getText(local ?? exported ?? orig);
    // a name that the file exports unchanged refers to itself
    if (from !== file || outer !== own) names.set(own, { file: from, name: outer });
  }
}

/** The names that a declaration declares. */
function getNames(declaration: unknown): string[] {
  if (!isNode(declaration)) return [];
  const { declarations, identifier, id } = declaration;
  if (Array.isArray(declarations))
    return declarations.map((one: unknown) => (isNode(one) ? getText(one.id) : ''));
  const name = getText(identifier) || getText(id);
  return name === '' ? [] : [name];
}

/** The file of a module specifier; undefined for packages that are not ours. */
function locate(file: string, specifier: string, files: ReadonlyMap<string, string>): string | undefined {
  const [scope, name = '', ...rest] = specifier.split('/');
  const base = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier)
    : scope === '@holeshot'
      ? ['shared', name, 'src', ...rest].join('/')
      : '';
  return [base, `${base}/index`].find((candidate) => files.has(candidate));
}

/** The names that a file's declarations use, as `name` or as `import('…').name`. */
function listNames(node: unknown, file: string, files: ReadonlyMap<string, string>): Target[] {
  if (Array.isArray(node)) return node.flatMap((one) => listNames(one, file, files));
  if (!isNode(node)) return [];
  const inside = Object.values(node).flatMap((value) => listNames(value, file, files));
  if (node.type === 'Identifier') return [{ file, name: getText(node) }, ...inside];
  if (node.type !== 'TsImportType') return inside;
  const from = locate(file, getText(node.argument), files);
  const name = getText(node.qualifier);
  return from === undefined || name === '' ? inside : [{ file: from, name }, ...inside];
}
