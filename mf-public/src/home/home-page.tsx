import { downloadHref, eventsHref, homeHref } from '@holeshot/contract';
import { definePage, SITE_TITLE, styled, withRetry } from '@holeshot/platform';
import { Bone, ButtonLink, Column, EmptyView, LoadedPart, Section, Skeleton } from '@holeshot/ui';
import { StreamCard, StreamGrid, type StreamPreview } from '../stream/stream-card';
import { Hero } from './hero';
import { LeadStream } from './lead-stream';
import type { HomeData } from './load-home';

const Others = styled.div`
  margin-top: 48px;
`;

function HomeView({ data }: { data: HomeData }) {
  return (
    <Column>
      <Hero />
      <Section heading="Recent streams" isFirst>
        <LoadedPart what="Recent streams" part={data}>
          {(videos) => <Streams videos={videos} />}
        </LoadedPart>
      </Section>
    </Column>
  );
}

function Streams({ videos: [first, ...others] }: { videos: StreamPreview[] }) {
  if (!first) {
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
      <LeadStream video={first} />
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

/** `/`: the logo and recent streams, each with its event (R10). */
export const page = definePage<HomeData>({
  // loaded on navigation in the browser only: a server-rendered page carries its data
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
