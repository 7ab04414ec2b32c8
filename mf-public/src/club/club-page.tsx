import { clubHref, clubsHref, manageClubHref } from '@holeshot/contract';
import { definePage, type PageMeta, styled, useSession, useTab, withRetry } from '@holeshot/platform';
import {
  Banner,
  Bone,
  ButtonLink,
  ClubLogo,
  Column,
  Crumbs,
  clubColor,
  Loader,
  lazyPart,
  Skeleton,
  SkeletonRows,
  type TabItem,
  Tabs,
} from '@holeshot/ui';
import { Suspense } from 'react';
import { EventsTab } from './events-tab';
import type { ClubData } from './load-club';

// Most visitors come for the events.
const DetailsTab = lazyPart(
  'Details',
  async () => (await import(/* webpackChunkName: "public-club.details" */ './details-tab')).DetailsTab,
);
const MembersTab = lazyPart(
  'Members',
  async () => (await import(/* webpackChunkName: "public-club.members" */ './members-tab')).MembersTab,
);

const TABS = ['events', 'details', 'members'] as const;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  > nav {
    min-width: 0;
  }
`;

function ClubView({ data: { club, events } }: { data: ClubData }) {
  const { adminOfClubId } = useSession();
  const open = useTab(TABS) ?? 'events';
  const clubId = club.id;
  const people = club.admins.length + club.members.length;
  const tabs: TabItem[] = [
    { id: 'events', label: 'Events', href: clubHref({ clubId, tab: 'events' }), count: events.length },
    { id: 'details', label: 'Details', href: clubHref({ clubId, tab: 'details' }) },
    { id: 'members', label: 'Members', href: clubHref({ clubId, tab: 'members' }), count: people },
  ];
  return (
    <Column>
      <Head>
        <Crumbs
          crumbs={[
            { label: 'Clubs', href: clubsHref() },
            { label: club.name, href: clubHref({ clubId }) },
          ]}
        />
        {adminOfClubId === clubId && (
          <ButtonLink $small to={manageClubHref()}>
            Edit Club
          </ButtonLink>
        )}
      </Head>
      <Banner
        title={club.name}
        {...(club.bannerUrl ? {} : { logo: <ClubLogo club={club} size={56} /> })}
        meta={club.address}
        fill={clubColor(club.primaryColor, clubId)}
        seed={`club ${clubId}`}
        imageUrl={club.bannerUrl}
      />
      <Tabs label={club.name} tabs={tabs} open={open}>
        <Suspense fallback={<Loader what={club.name} />}>
          {open === 'events' && <EventsTab clubId={clubId} events={events} />}
          {open === 'details' && <DetailsTab club={club} />}
          {open === 'members' && <MembersTab admins={club.admins} members={club.members} />}
        </Suspense>
      </Tabs>
    </Column>
  );
}

const ClubSkeleton = () => (
  <Column>
    <Skeleton label="Club">
      <Bone $height={164} $round={10} />
      <SkeletonRows rows={8} />
    </Skeleton>
  </Column>
);

function meta({ club, events }: ClubData): PageMeta {
  const { latitude, longitude } = club;
  return {
    title: club.name,
    description: `${club.name}${club.address ? `, ${club.address}` : ''}: ${events.length} drone-racing events with rounds, results and lap records.`,
    canonical: clubHref({ clubId: club.id }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'SportsOrganization',
      name: club.name,
      sport: 'Drone racing',
      url: clubHref({ clubId: club.id }),
      ...(club.logoUrl ? { logo: club.logoUrl } : {}),
      ...(club.address || latitude !== null
        ? {
            location: {
              '@type': 'Place',
              ...(club.address ? { address: club.address } : {}),
              ...(latitude !== null && longitude !== null
                ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
                : {}),
            },
          }
        : {}),
    },
  };
}

/** `/club/{id}` (R16). */
export const page = definePage<ClubData>({
  // loaded on navigation in the browser only: a server-rendered page carries its data
  load: async (args) =>
    (await withRetry(() => import(/* webpackChunkName: "public-club.load" */ './load-club'))).loadClub(args),
  // a change of tab loads nothing
  searchParams: [],
  View: ClubView,
  partOf: (_, { searchParams }) => TABS.find((tab) => tab !== 'events' && tab === searchParams.get('tab')),
  meta,
  Skeleton: ClubSkeleton,
});
