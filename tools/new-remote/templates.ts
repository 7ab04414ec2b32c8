/** Versions that the package.json of a new remote names, by package. */
export type Versions = Record<string, string>;

/** Bytes of the page below today, plus a little room. */
const ENTRY_BYTES = 3_700;
const PAGE_BYTES = 5_400;

export const DEPENDENCIES = [
  '@holeshot/client',
  '@holeshot/contract',
  '@holeshot/domain',
  '@holeshot/platform',
  '@holeshot/ui',
  'react',
];
const DEV_DEPENDENCIES = ['@holeshot/build', '@holeshot/testing', '@rspack/cli', '@testing-library/react'];

/** `weather` gives `Weather`. */
export const getTitle = (short: string): string => short.charAt(0).toUpperCase() + short.slice(1);

/** The versions of some packages. Throws when one is unknown. */
export const pickVersions = (versions: Versions, packages: readonly string[]): Versions =>
  Object.fromEntries(
    packages.map((one) => {
      const version = versions[one];
      if (version === undefined) throw new Error(`There is no version of ${one}`);
      return [one, version];
    }),
  );

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files of a new remote `mf-<short>` by their paths in its folder: one page at `/<short>`, which lists the clubs,
 * and its test. Throws when `versions` lacks a package.
 */
export function templateFiles(short: string, versions: Versions): Record<string, string> {
  const name = `mf-${short}`;
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        build: 'tsx ../node_modules/@rspack/cli/bin/rspack.js build -c rspack.config.ts',
        dev: `cd .. && npm run dev -- ${name}`,
        test: `cd .. && npm run test:unit -- ${name}/`,
      },
      dependencies: pickVersions(versions, DEPENDENCIES),
      devDependencies: pickVersions(versions, DEV_DEPENDENCIES),
    }),
    ...sourceFiles(short),
  };
}

/** The files that are the same in a repository of its own. `menu` is the name of its item in the site's menu. */
export function sourceFiles(short: string, menu?: string): Record<string, string> {
  const title = getTitle(short);
  return {
    'budget.json': json({ entry: ENTRY_BYTES, [`${short}:home`]: PAGE_BYTES }),
    'manifest.ts': manifestFile(short, menu),
    'rspack.config.ts': CONFIG_FILE,
    'src/remote.ts': remoteFile(short),
    'src/home/home-page.tsx': pageFile(short, title),
    'src/home/home-page.test.tsx': testFile(short, title),
  };
}

const CONFIG_FILE = `import { type BuildMode, remoteBuild } from '@holeshot/build';
import { manifest } from './manifest';

export const build = (mode?: BuildMode) => remoteBuild({ manifest, ...(mode && { mode }) });
export default () => build().configs;
`;

const manifestFile = (
  short: string,
  menu?: string,
): string => `import { CONTRACT_VERSION, type RemoteManifest } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';

/** Pages under /${short}. */
export const manifest: RemoteManifest = {
  name: 'mf-${short}',
  contractVersion: CONTRACT_VERSION,
  routes: [{ id: '${short}:home', path: '/${short}', prefetch: [paths.clubs] }],
  dialogs: [],
${menu === undefined ? '' : `  menu: [{ label: '${menu}', href: '/${short}' }],\n`}};
`;

const remoteFile = (short: string): string => `import { defineRemote } from '@holeshot/platform';
import { manifest } from '../manifest';

/** The container's \`./remote\`. Chunks are named after their route, so that the server can preload them. */
export const remote = defineRemote({
  manifest,
  pages: {
    '${short}:home': () => import(/* webpackChunkName: "${short}-home" */ './home/home-page'),
  },
  dialogs: {},
});
`;

const pageFile = (
  short: string,
  title: string,
): string => `import { clubsQuery, type Settled } from '@holeshot/client';
import { clubHref } from '@holeshot/contract';
import type { Club } from '@holeshot/domain';
import { definePage, type PageArgs, SiteLink } from '@holeshot/platform';
import { Column, EmptyView, LoadedPart, Section, Skeleton, SkeletonRows } from '@holeshot/ui';

type HomeData = Settled<Club[]>;

const load = ({ client }: PageArgs): Promise<HomeData> => client.settle(clubsQuery());

const HomeView = ({ data }: { data: HomeData }) => (
  <Column>
    <Section heading="${title}" level={1} isFirst>
      <LoadedPart what="Clubs" part={data}>
        {(clubs) => <Clubs clubs={clubs} />}
      </LoadedPart>
    </Section>
  </Column>
);

const Clubs = ({ clubs }: { clubs: readonly Club[] }) =>
  clubs.length > 0 ? (
    <ul>
      {clubs.map(({ id, name }) => (
        <li key={id}>
          <SiteLink to={clubHref({ clubId: id })}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  ) : (
    <EmptyView title="No clubs yet" text="Clubs appear here as soon as one joins." />
  );

const HomeSkeleton = () => (
  <Column>
    <Section heading="${title}" level={1} isFirst>
      <Skeleton label="Clubs">
        <SkeletonRows rows={6} />
      </Skeleton>
    </Section>
  </Column>
);

/** \`/${short}\`. */
export const page = definePage<HomeData>({
  load,
  View: HomeView,
  meta: () => ({ title: '${title}', description: 'The clubs of the site.' }),
  Skeleton: HomeSkeleton,
});
`;

const testFile = (
  short: string,
  title: string,
): string => `import { buildClub, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { screen } from '@testing-library/react';
import { page } from './home-page';

const CLUBS = '/api/public/clubs';
const open = (clubs: unknown) =>
  renderPage(page, { path: '/${short}', at: '/${short}', models: { [CLUBS]: clubs } });

test('lists the clubs with links to their pages', async () => {
  open([buildClub({ id: 3, name: 'Saltbush FPV' })]);
  const link = await screen.findByRole('link', { name: 'Saltbush FPV' });
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
  expect(link.getAttribute('href')).toMatch(/^\\/club\\/3/);
});

test('says that there are no clubs, that they load, and that they did not load', async () => {
  open([]);
  expect(await screen.findByText('No clubs yet')).toBeVisible();
  open(PENDING);
  expect(await screen.findByText('Loading Clubs')).toBeInTheDocument();
  open(failedCall(500, 'Internal Server Error', CLUBS));
  expect(await screen.findByText('Clubs did not load')).toBeVisible();
});
`;
