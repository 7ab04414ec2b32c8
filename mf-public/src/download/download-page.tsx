import { type Release, releasesQuery, type Settled } from '@holeshot/client';
import { downloadHref } from '@holeshot/contract';
import { definePage, type PageArgs, styled } from '@holeshot/platform';
import { Column, EmptyView, LoadedPart, Section, Skeleton, SkeletonRows } from '@holeshot/ui';
import { AppWindow } from '../app-window';
import { About, Requirements } from './about';
import { listShownReleases } from './list-shown-releases';
import { InstallerLinks, ReleaseList } from './release-list';

type DownloadData = Settled<Release[]>;

async function load({ client }: PageArgs): Promise<DownloadData> {
  const reply = await client.settle(releasesQuery());
  return reply.ok ? { ok: true, value: listShownReleases(reply.value) } : reply;
}

const Lead = styled.p`
  margin-bottom: 16px;
  font-size: 18px;
  color: var(--t2);
`;

function DownloadView({ data }: { data: DownloadData }) {
  const newest = data.ok ? data.value[0] : undefined;
  return (
    <Column>
      <Section heading="Download" level={1} isFirst>
        <Lead>Race timing and video for Windows and Mac.</Lead>
        {newest && <InstallerLinks release={newest} isLead />}
        <AppWindow />
      </Section>
      <About />
      <Requirements />
      <Section heading="Releases">
        <LoadedPart what="Releases" part={data}>
          {(releases) => <Releases releases={releases} />}
        </LoadedPart>
      </Section>
    </Column>
  );
}

const Releases = ({ releases }: { releases: readonly Release[] }) =>
  releases.length > 0 ? (
    <ReleaseList releases={releases} />
  ) : (
    <EmptyView title="No releases yet" text="Versions with their notes and installers appear here." />
  );

const DownloadSkeleton = () => (
  <Column>
    <Section heading="Download" level={1} isFirst>
      <Skeleton label="Releases">
        <SkeletonRows rows={8} />
      </Skeleton>
    </Section>
  </Column>
);

/** `/download` and `/index.php` (R1, R17). */
export const page = definePage<DownloadData>({
  load,
  View: DownloadView,
  meta: () => ({
    title: 'Download',
    description:
      'The timing and video app for Windows and Mac: what it does and needs, its releases and installers.',
    canonical: downloadHref(),
  }),
  Skeleton: DownloadSkeleton,
});
