import { hash } from 'node:crypto';
import semver from 'semver';
import { createDeclarationGraph, type Declaration } from './declaration-graph';

/** The public interface of one version of a facade. */
export interface FacadeRecord {
  version: string;
  /** by export, a hash of its declaration and of all our own types that it uses */
  exports: Record<string, string>;
}

export interface FacadeSource {
  name: string;
  version: string;
  /** path of its entry within the project, without its extension */
  entry: string;
  /** names of its runtime exports, without types */
  exports: readonly string[];
}

interface FacadeReport {
  record: FacadeRecord;
  /** Markdown */
  text: string;
}

const key = ({ file, name }: { file: string; name: string }): string => `${file} ${name}`;
const byName = (a: Declaration, b: Declaration): number => (key(a) < key(b) ? -1 : 1);

/** The declaration of an export that comes unchanged from a package, whose version is pinned. */
const PACKAGE_DECLARATION = '// of a package';

/** Describes the exports of a facade from the compiler's declarations. */
export function reportFacade(
  { name, version, entry, exports }: FacadeSource,
  files: ReadonlyMap<string, string>,
): FacadeReport {
  const graph = createDeclarationGraph(files);
  const find = (file: string, exported: string): Declaration =>
    graph.find(file, exported) ?? { file, name: exported, text: PACKAGE_DECLARATION, uses: [] };
  /** The declaration and all declarations that it uses, each once. */
  const reach = (start: Declaration): Declaration[] => {
    const reached = new Map([[key(start), start]]);
    // a Map also visits entries added during the loop
    for (const { uses } of reached.values())
      for (const used of uses)
        if (!reached.has(key(used))) reached.set(key(used), find(used.file, used.name));
    return [...reached.values()];
  };
  const roots = [...exports].sort().map((exported) => [exported, find(entry, exported)] as const);
  const all = new Map(roots.flatMap(([, root]) => reach(root)).map((one) => [key(one), one]));
  const rootKeys = new Set(roots.map(([, root]) => key(root)));
  const types = [...all.values()].filter((one) => !rootKeys.has(key(one))).sort(byName);
  const record = Object.fromEntries(roots.map(([exported, root]) => [exported, getHash(reach(root))]));
  const text = [
    `# ${name}\n`,
    'What the shell provides to remotes: a change here needs a new version.\n',
    '## Exports\n',
    ...roots.map(([exported, root]) => section(exported, root)),
    '## Types that they use\n',
    ...types.map((one) => section(`${one.name} (${one.file})`, one)),
  ].join('\n');
  return { record: { version, exports: record }, text };
}

const section = (title: string, { text }: Declaration): string =>
  `### ${title}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;

const getHash = (declarations: readonly Declaration[]): string =>
  hash(
    'sha256',
    [...declarations]
      .sort(byName)
      .map(({ text }) => text)
      .join('\n'),
    'hex',
  ).slice(0, 12);

/**
 * Returns a message if the exports changed and the version was not raised accordingly: to at least the next major
 * version for a removed export, or the next minor one for a new or changed one.
 */
export function findVersionFault(name: string, before: FacadeRecord, now: FacadeRecord): string | undefined {
  const removed = Object.keys(before.exports).filter((one) => !(one in now.exports));
  const added = Object.keys(now.exports).filter((one) => !(one in before.exports));
  const changed = Object.keys(now.exports).filter(
    (one) => one in before.exports && before.exports[one] !== now.exports[one],
  );
  if (removed.length + added.length + changed.length === 0) return undefined;
  const kind = removed.length > 0 ? 'major' : 'minor';
  const needed = semver.inc(before.version, kind) ?? '';
  if (semver.gte(now.version, needed)) return undefined;
  const changes = [
    ...removed.map((one) => `lost ${one}`),
    ...added.map((one) => `gained ${one}`),
    ...changed.map((one) => `changed ${one}`),
  ];
  return `${name} ${changes.join(', ')}: set the version of its package to ${needed}`;
}
