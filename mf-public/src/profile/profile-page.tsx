import type { Failure } from '@holeshot/client';
import { profileHref } from '@holeshot/contract';
import { definePage, type PageMeta, styled, useNavigation, useTab, withRetry } from '@holeshot/platform';
import {
  Bone,
  Column,
  EmptyView,
  FailedView,
  PilotPhoto,
  Prose,
  Skeleton,
  SkeletonRows,
  type TabItem,
  Tabs,
  VisuallyHidden,
  WIDE,
} from '@holeshot/ui';
import type { ReactNode } from 'react';
import { EventRow, EventRows } from '../parts/event-row';
import { StreamCard, StreamGrid } from '../parts/stream-card';
import type { ProfileData } from './load-profile';
import { RacesTab } from './races-tab';
import { StatsTab } from './stats-tab';

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
  const { profile, events } = data;
  const open = useTab(TABS) ?? 'stats';
  const tabs = TABS.map((id): TabItem => {
    const count = id === 'events' && events.ok ? events.value.length : undefined;
    const href = `${profileHref(profile)}?tab=${id}`;
    return { id, label: LABELS[id], href, ...(count === undefined ? {} : { count }) };
  });
  return (
    <Column>
      <Head>
        <PilotPhoto url={profile.photoUrl} size={96} />
        <div>
          <h1>{profile.handle}</h1>
          {profile.bio && <Prose>{profile.bio}</Prose>}
        </div>
      </Head>
      <Tabs label={profile.handle} tabs={tabs} open={open}>
        {open !== 'stats' && <VisuallyHidden as="h2">{LABELS[open]}</VisuallyHidden>}
        <OpenTab data={data} tab={open} />
      </Tabs>
    </Column>
  );
}

function OpenTab({
  data: { profile, stats, events, races, videos },
  tab,
}: {
  data: ProfileData;
  tab: TabId;
}) {
  switch (tab) {
    case 'stats':
      return show(tab, stats, (value) => <StatsTab stats={value} handle={profile.handle} />);
    case 'races':
      return show(tab, races, (value) => <RacesTab groups={value} />);
    case 'events':
      return show(tab, events, (value) =>
        value.length > 0 ? (
          <Spaced>
            <EventRows>
              {value.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </EventRows>
          </Spaced>
        ) : (
          <EmptyView title="No events yet" text="Events appear here once they are claimed." />
        ),
      );
    case 'videos':
      return show(tab, videos, (value) =>
        value.length > 0 ? (
          <Spaced>
            <StreamGrid>
              {value.map((video) => (
                <li key={video.videoId}>
                  <StreamCard video={video} />
                </li>
              ))}
            </StreamGrid>
          </Spaced>
        ) : (
          <EmptyView title="No videos yet" text="Streams of the clubs flown with appear here." />
        ),
      );
  }
}

function show<T>(
  tab: TabId,
  part: { ok: true; value: T } | { ok: false; failure: Failure },
  view: (value: T) => ReactNode,
) {
  return part.ok ? view(part.value) : <FailedPart what={LABELS[tab]} failure={part.failure} />;
}

function FailedPart({ what, failure }: { what: string; failure: Failure }) {
  const { revalidate } = useNavigation();
  return <FailedView what={what} failure={failure} retry={revalidate} />;
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
  const { handle, bio, photoUrl } = profile;
  const attended = events.ok ? `${events.value.length} events attended. ` : '';
  return {
    title: handle,
    description: `${handle}, drone-racing pilot. ${attended}${bio}`.trim(),
    canonical: profileHref(profile),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: handle,
        ...(bio ? { description: bio } : {}),
        ...(photoUrl ? { image: photoUrl } : {}),
      },
    },
  };
}

/** `/{pilotHandle}/` (specification section 2, Pilot pages). */
export const page = definePage<ProfileData>({
  // only a navigation in the browser needs it: a page from the server brings its data
  load: async (args) =>
    (
      await withRetry(() => import(/* webpackChunkName: "public-profile.load" */ './load-profile'))
    ).loadProfile(args),
  // its tabs show what is there
  reads: [],
  View: ProfileView,
  meta,
  Skeleton: ProfileSkeleton,
});
