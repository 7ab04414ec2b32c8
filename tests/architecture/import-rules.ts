import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportEdge, root } from './import-graph';

const REMOTES = readdirSync(root).filter((folder) => folder.startsWith('mf-'));

/** The shared folders that each layer may import; a folder that is not listed may import none. */
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

/** Libraries that only some folders may import, with advice for the others. */
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
    packages: /^react-router(-dom)?$/,
    within: /^(shared\/platform|shell|shared\/testing|tools\/catalogue)\//,
    instead: 'import from @holeshot/platform',
  },
  {
    packages: /^react-dom$/,
    within: /^(shell|shared\/testing|tests|tools\/catalogue|server\/src\/features\/admin)\//,
    instead: 'leave rendering to the shell, or to the pages of the admin area',
  },
];

const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file) || file.startsWith('tests/');

/** Tests, builds and tools may import from any layer. */
const isExempt = (file: string): boolean =>
  isTest(file) || file.startsWith('tools/') || /^mf-[a-z]+\/rspack/.test(file);

/** The layer of a file: `shared/<name>`, or its top-level folder. */
export const getLayer = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('shared/') ? 2 : 1)
    .join('/');

/** Returns a message when the import is not allowed. */
export function findViolation({ from, to, specifier }: ImportEdge): string | undefined {
  const confined = CONFINED.find(
    ({ packages, within }) => packages.test(to) && !within.test(from) && !isTest(from),
  );
  if (confined) return `${from} imports ${specifier}: ${confined.instead}`;

  const layer = getLayer(from);
  const target = getLayer(to);
  const isOurs = target in MAY_USE || REMOTES.includes(target);
  if (!isOurs || isExempt(from)) return undefined;
  if (target === layer) return findPageViolation(from, to) ?? findRoomViolation(from, to);
  if (target === 'shared/testing') return `${from} imports the test kit in code that ships`;
  if (MAY_USE[layer]?.includes(target)) return undefined;
  return `${from} imports ${to}: ${layer} may use ${MAY_USE[layer]?.join(', ') || 'none of ours'}`;
}

/** Pages and dialogs of a remote do not import each other; a folder without one may be used by all of them. */
function findPageViolation(from: string, to: string): string | undefined {
  const [own, other] = [remoteFolder(from), remoteFolder(to)];
  if (!own || !other || own === other || !isPageFolder(other)) return undefined;
  return `${from} imports ${to}: pages of a remote do not import each other, put it in a folder beside them or in shared`;
}

const remoteFolder = (file: string): string | undefined => /^(mf-[a-z]+\/src\/[a-z-]+)\//.exec(file)?.[1];

const isPageFolder = (folder: string): boolean =>
  readdirSync(path.join(root, folder)).some((file) => /-(page|dialog)\.tsx$/.test(file));

/** The rooms of the server from the lowest to the highest, as the picture in docs/architecture.md lists them. */
export const ROOMS = (() => {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  const picture = /^## The rooms of the server$[\s\S]*?```\n([\s\S]*?)```/m.exec(text)?.[1] ?? '';
  return [...picture.matchAll(/^([a-z]+) {2,}/gm)].map(([, name]) => name ?? '').reverse();
})();

/** Rooms of the server import only rooms below them; features do not import each other. */
function findRoomViolation(from: string, to: string): string | undefined {
  const [own, other] = [serverRoom(from), serverRoom(to)];
  if (own === undefined || other === undefined || own === other) return undefined;
  const message = `${from} imports ${to}: `;
  if (own.startsWith('features/') && other.startsWith('features/'))
    return `${message}features do not import each other, put it in a room below them`;
  const [level, otherLevel] = [own, other].map((room) => ROOMS.indexOf(room.replace(/\/.*/, ''))) as [
    number,
    number,
  ];
  if (otherLevel >= 0 && otherLevel < level) return undefined;
  return `${message}only rooms below ${own} may be, see the picture in docs/architecture.md`;
}

/** `events`, `features/clubs`, or `main` for the files that put the rooms together; undefined for test kits. */
function serverRoom(file: string): string | undefined {
  if (file.includes('/testing/')) return undefined;
  return /^server\/src\/(features\/[a-z-]+|[a-z-]+)\//.exec(file)?.[1] ?? 'main';
}
