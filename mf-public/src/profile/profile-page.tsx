import type { Career } from '@holeshot/client';
import { profileHref } from '@holeshot/contract';
import { definePage, type JsonLd, type PageMeta, styled, useTab, withRetry } from '@holeshot/platform';
import {
  Bone,
  Column,
  EmptyView,
  LoadedPart,
  Loader,
  lazyPart,
  PilotPhoto,
  RichText,
  Skeleton,
  SkeletonRows,
  type TabItem,
  Tabs,
  VisuallyHidden,
  WIDE,
} from '@holeshot/ui';
import { Suspense } from 'react';
import { eventsText, firstMonth } from '../pilot-texts';
import { StreamCard, StreamGrid, type StreamPreview } from '../stream/stream-card';
import { getBioText } from './get-bio-text';
import type { ProfileData } from './load-profile';

const StatsTab = lazyPart(
  'Stats',
  async () => (await import(/* webpackChunkName: "public-profile.stats" */ './stats-tab')).StatsTab,
);
const EventsTab = lazyPart(
  'Attended Events',
  async () => (await import(/* webpackChunkName: "public-profile.events" */ './events-tab')).EventsTab,
);
const RacesTab = lazyPart(
  'Recent Races',
  async () => (await import(/* webpackChunkName: "public-profile.events" */ './races-tab')).RacesTab,
);

const LABELS = {
  stats: 'Stats',
  events: 'Attended Events',
  races: 'Recent Races',
  videos: 'Recent Club Videos',
} as const;
type TabId = keyof typeof LABELS;
const TABS: readonly TabId[] = ['stats', 'events', 'races', 'videos'];

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 24px 0 8px;
  small {
    font-size: 16px;
    color: var(--t2);
  }
  h1 {
    overflow-wrap: anywhere;
    font-size: 30px;
  }
  ${WIDE} {
    gap: 24px;
    h1 {
      font-size: 38px;
    }
  }
`;

const Spaced = styled.div`
  margin-top: 24px;
`;

function ProfileView({ data }: { data: ProfileData }) {
  const { profile, career, events } = data;
  const open = useTab(TABS) ?? 'stats';
  const tabs = TABS.map((id): TabItem => {
    const count = id === 'events' && events.ok ? events.value.length : undefined;
    const href = `${profileHref(profile)}?tab=${id}`;
    return { id, label: LABELS[id], href, ...(count === undefined ? {} : { count }) };
  });
  return (
    <Column>
      <Head>
        <PilotPhoto url={profile.photoUrl} name={profile.handle} size={96} />
        <div>
          {career.ok && <Since career={career.value} />}
          <h1>{profile.handle}</h1>
          {profile.bio && <RichText html={profile.bioHtml} />}
        </div>
      </Head>
      <Tabs label={profile.handle} tabs={tabs} open={open}>
        {open !== 'stats' && <VisuallyHidden as="h2">{LABELS[open]}</VisuallyHidden>}
        <Suspense fallback={<Loader what={LABELS[open]} />}>
          <OpenTab data={data} tab={open} />
        </Suspense>
      </Tabs>
    </Column>
  );
}

/** The date of the pilot's first event, which may precede the profile. */
function Since({ career }: { career: Career }) {
  const month = firstMonth(career.events.map(({ start }) => start));
  return month !== null && <small>Pilot since {month}</small>;
}

function OpenTab({
  data: { profile, stats, career, recordChanges, events, races, videos },
  tab,
}: {
  data: ProfileData;
  tab: TabId;
}) {
  switch (tab) {
    case 'stats':
      return (
        <LoadedPart what={LABELS[tab]} part={stats}>
          {(value) => (
            <StatsTab
              stats={value}
              career={career.ok ? career.value : null}
              recordChanges={recordChanges}
              handle={profile.handle}
            />
          )}
        </LoadedPart>
      );
    case 'races':
      return (
        <LoadedPart what={LABELS[tab]} part={races}>
          {(groups) => <RacesTab groups={groups} />}
        </LoadedPart>
      );
    case 'events':
      return (
        <LoadedPart what={LABELS[tab]} part={events}>
          {(value) => <EventsTab events={value} />}
        </LoadedPart>
      );
    case 'videos':
      return (
        <LoadedPart what={LABELS[tab]} part={videos}>
          {(value) => <VideosTab videos={value} />}
        </LoadedPart>
      );
  }
}

function VideosTab({ videos }: { videos: readonly StreamPreview[] }) {
  return videos.length > 0 ? (
    <Spaced>
      <StreamGrid>
        {videos.map((video) => (
          <li key={video.videoId}>
            <StreamCard video={video} />
          </li>
        ))}
      </StreamGrid>
    </Spaced>
  ) : (
    <EmptyView title="No videos yet" text="Streams of the clubs flown with appear here." />
  );
}

const ProfileSkeleton = () => (
  <Column>
    <Skeleton label="Profile">
      <Bone $height={128} $round={10} />
      <SkeletonRows rows={6} />
    </Skeleton>
  </Column>
);

function meta({ profile, events }: ProfileData): PageMeta {
  const { handle, bioHtml } = profile;
  const attended = events.ok ? `${eventsText(events.value.length)} attended. ` : '';
  return {
    title: handle,
    description: `${handle}, drone-racing pilot. ${attended}${getBioText(bioHtml)}`.trim(),
    canonical: profileHref(profile),
  };
}

function jsonLd({ profile: { handle, bioHtml, photoUrl } }: ProfileData): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: handle,
      ...(bioHtml ? { description: getBioText(bioHtml) } : {}),
      ...(photoUrl ? { image: photoUrl } : {}),
    },
  };
}

/** `/{pilotHandle}/` (R19). */
export const page = definePage<ProfileData>({
  // loaded on navigation in the browser only: a server-rendered page carries its data
  load: async (args) =>
    (
      await withRetry(() => import(/* webpackChunkName: "public-profile.load" */ './load-profile'))
    ).loadProfile(args),
  // a change of tab loads nothing
  searchParams: [],
  View: ProfileView,
  partOf: (_, { searchParams }) => {
    const open = TABS.find((tab) => tab === searchParams.get('tab')) ?? 'stats';
    if (open === 'videos') return undefined;
    // events and races are small, and one file
    return open === 'races' ? 'events' : open;
  },
  meta,
  jsonLd,
  Skeleton: ProfileSkeleton,
});
