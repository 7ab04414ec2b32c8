import { readdirSync } from 'node:fs';
import { type ImportEdge, root } from './import-graph';

const REMOTES = readdirSync(root).filter((folder) => folder.startsWith('mf-'));

/** Which shared folders each layer may use; a folder that is not named here may use none. */
const MAY_USE: Record<string, readonly string[]> = {
  'shared/contract': [],
  'shared/domain': ['shared/contract'],
  'shared/client': ['shared/contract', 'shared/domain'],
  'shared/platform': ['shared/contract', 'shared/client'],
  'shared/ui': ['shared/contract', 'shared/domain', 'shared/platform', 'shared/client'],
  'shared/build': ['shared/contract'],
  'shared/testing': ['shared/contract', 'shared/domain', 'shared/client', 'shared/platform', 'shared/ui'],
  server: ['shared/contract', 'shared/domain'],
  shell: ['shared/contract', 'shared/domain', 'shared/client', 'shared/platform', 'shared/ui'],
  ...Object.fromEntries(
    REMOTES.map((remote) => [
      remote,
      ['shared/contract', 'shared/domain', 'shared/client', 'shared/platform', 'shared/ui'],
    ]),
  ),
};

/** Libraries that only one place may use, with what to do instead. */
const CONFINED: readonly { packages: RegExp; within: RegExp; instead: string }[] = [
  {
    packages: /^(echarts|echarts-for-react|zrender)$/,
    within: /^mf-race\/src\/charts\//,
    instead: 'draw in mf-race/src/charts',
  },
  {
    packages: /^(mapbox-gl|maplibre-gl)$/,
    within: /^shared\/ui\/src\/map\//,
    instead: 'use the map of shared/ui',
  },
  {
    packages: /^styled-components$/,
    within: /^(shared\/platform|shell|shared\/testing)\//,
    instead: 'import styled from @holeshot/platform',
  },
  {
    packages: /^(react-router(-dom)?|regexparam)$/,
    within: /^shared\/platform\/src\/site\//,
    instead: 'use the navigation of @holeshot/platform',
  },
  {
    packages: /^react-dom$/,
    within: /^(shell|shared\/testing|tests)\//,
    instead: 'leave rendering to the shell',
  },
];

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file) || file.startsWith('tests/');

/** Test code, builds and commands may reach further than what ships. */
const isFree = (file: string): boolean =>
  isTest(file) || file.startsWith('tools/') || /^mf-[a-z]+\/rspack/.test(file);

/** The layer a file belongs to: `shared/<name>`, or its top folder. */
export const layerOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('shared/') ? 2 : 1)
    .join('/');

/** Why the import is not allowed; undefined when it is. */
export function findViolation({ from, to, specifier }: ImportEdge): string | undefined {
  const confined = CONFINED.find(
    ({ packages, within }) => packages.test(to) && !within.test(from) && !isTest(from),
  );
  if (confined) return `${from} imports ${specifier}: ${confined.instead}`;

  const layer = layerOf(from);
  const target = layerOf(to);
  const isOurs = target in MAY_USE || REMOTES.includes(target);
  if (!isOurs || isFree(from)) return undefined;
  if (target === layer) return crossesPages(from, to);
  if (target === 'shared/testing') return `${from} imports the test kit in code that ships`;
  if (MAY_USE[layer]?.includes(target)) return undefined;
  return `${from} imports ${to}: ${layer} may use ${MAY_USE[layer]?.join(', ') || 'none of ours'}`;
}

/** Page folders of a remote stand alone; what two of them need goes one level up or into shared. */
function crossesPages(from: string, to: string): string | undefined {
  const page = (file: string) => /^(mf-[a-z]+\/src\/[a-z-]+)\//.exec(file)?.[1];
  const [own, other] = [page(from), page(to)];
  const isShared = other?.endsWith('/charts') || other?.endsWith('/parts');
  if (!own || !other || own === other || isShared) return undefined;
  return `${from} imports ${to}: pages of a remote do not import each other, put it in src/parts or shared`;
}
