import { raceQuery } from '@holeshot/client';
import { downloadHref, eventsHref, homeHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { definePage, SITE_TITLE, useRefresh, withRetry } from '@holeshot/platform';
import {
  Bone,
  ButtonLink,
  Column,
  EmptyView,
  LoadedPart,
  Loader,
  lazyPart,
  Section,
  Skeleton,
} from '@holeshot/ui';
import { Suspense } from 'react';
import { afterFrame } from '../after-frame';
import { StreamCard, StreamGrid, type StreamPreview } from '../stream/stream-card';
import { HomeIntro } from './home-intro';
import type { HomeData } from './load-home';

/** How often to poll the race in progress, and how often whether there is one. */
const LIVE_MS = 5_000;
const IDLE_MS = 30_000;

// the server renders it; its code is not needed for the page to be interactive
const HomeTop = lazyPart('Results', async () => {
  await afterFrame();
  return (await import(/* webpackChunkName: "public-home.top" */ './home-top')).HomeTop;
});

const ForClubs = lazyPart('For clubs', async () => {
  await afterFrame();
  return (await import(/* webpackChunkName: "public-home.top" */ './for-clubs')).ForClubs;
});

function HomeView({
  data: { live, alsoLive, last, flown, next, laps, streams, month, readAtMs },
}: {
  data: HomeData;
}) {
  const race = live?.now;
  const running = [...(race ? [race] : []), ...alsoLive].map(({ event }) => event);
  const checkedAtMs = useRefresh({
    watch: [paths.liveNow, race ? raceQuery(race.event.id, race.raceId).path : paths.eventsFront],
    also: [],
    everyMs: race ? LIVE_MS : IDLE_MS,
    isOn: true,
    readAtMs,
  });
  return (
    <Column>
      <HomeIntro events={[...running, ...next]} />
      <Suspense fallback={<Loader what="Results" />}>
        <HomeTop
          live={live}
          alsoLive={alsoLive}
          last={last}
          flown={flown}
          next={next}
          laps={laps}
          month={month}
          checkedAtMs={checkedAtMs}
        />
      </Suspense>
      <Section heading="Recent streams">
        <LoadedPart what="Recent streams" part={streams}>
          {(videos) => <Streams videos={videos} />}
        </LoadedPart>
      </Section>
      <Suspense>
        <ForClubs />
      </Suspense>
    </Column>
  );
}

function Streams({ videos }: { videos: readonly StreamPreview[] }) {
  if (videos.length === 0) {
    return (
      <EmptyView
        title="No streams yet"
        text="Streams appear here as soon as a club links one to an event."
        action={<ButtonLink to={eventsHref()}>See the events</ButtonLink>}
      />
    );
  }
  return (
    <StreamGrid>
      {videos.map((video) => (
        <li key={video.videoId}>
          <StreamCard video={video} />
        </li>
      ))}
    </StreamGrid>
  );
}

const HomeSkeleton = () => (
  <Column>
    <HomeIntro events={[]} />
    <Section heading="Recent streams" isFirst>
      <Skeleton label="Recent streams">
        <Bone $height={440} $round={10} />
      </Skeleton>
    </Section>
  </Column>
);

/**
 * `/`: the purpose of the site, the race in progress or the last winner, the next events, fastest laps, the last results,
 * and recent streams with their events (R10).
 */
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
  }),
  jsonLd: () => ({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: SITE_TITLE,
    applicationCategory: 'SportsApplication',
    operatingSystem: 'Windows, macOS',
    downloadUrl: downloadHref(),
  }),
  Skeleton: HomeSkeleton,
});
