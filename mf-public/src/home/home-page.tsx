import { downloadHref, eventsHref, homeHref } from '@holeshot/contract';
import { definePage, SITE_TITLE, styled, useNavigation, withRetry } from '@holeshot/platform';
import { Bone, ButtonLink, Column, EmptyView, FailedView, Section, Skeleton } from '@holeshot/ui';
import { type ShownVideo, StreamCard, StreamGrid } from '../parts/stream-card';
import { Hero } from './hero';
import { LeadStream } from './lead-stream';
import type { HomeData } from './load-home';

const Others = styled.div`
  margin-top: 48px;
`;

function HomeView({ data }: { data: HomeData }) {
  const { revalidate } = useNavigation();
  return (
    <Column>
      <Hero />
      <Section heading="Recent streams" isFirst>
        {data.ok ? (
          <Streams videos={data.videos} />
        ) : (
          <FailedView what="Recent streams" failure={data.failure} retry={revalidate} />
        )}
      </Section>
    </Column>
  );
}

function Streams({ videos: [lead, ...others] }: { videos: ShownVideo[] }) {
  if (!lead) {
    return (
      <EmptyView
        title="No streams yet"
        text="Streams appear here as soon as a club links one to an event."
        action={<ButtonLink to={eventsHref()}>See the events</ButtonLink>}
      />
    );
  }
  return (
    <>
      <LeadStream video={lead} />
      {others.length > 0 && (
        <Others>
          <StreamGrid>
            {others.map((video) => (
              <li key={video.videoId}>
                <StreamCard video={video} />
              </li>
            ))}
          </StreamGrid>
        </Others>
      )}
    </>
  );
}

const HomeSkeleton = () => (
  <Column>
    <Hero />
    <Section heading="Recent streams" isFirst>
      <Skeleton label="Recent streams">
        <Bone $height={440} $round={10} />
      </Skeleton>
    </Section>
  </Column>
);

/** `/`: the logo and recent streams, each with its event (specification section 2). */
export const page = definePage<HomeData>({
  // only a navigation in the browser needs it: a page from the server brings its data
  load: async (args) =>
    (await withRetry(() => import(/* webpackChunkName: "public-home.load" */ './load-home'))).loadHome(args),
  View: HomeView,
  meta: () => ({
    title: SITE_TITLE,
    description:
      'Drone racing as it is timed: clubs, events, races, lap records and streams, from the Holeshot timing app.',
    canonical: homeHref(),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: SITE_TITLE,
      applicationCategory: 'SportsApplication',
      operatingSystem: 'Windows, macOS',
      downloadUrl: downloadHref(),
    },
  }),
  Skeleton: HomeSkeleton,
});
