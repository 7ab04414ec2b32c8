import { clubHref, clubsHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { clubColor, clubPolicy, countText } from '@holeshot/domain';
import {
  definePage,
  type JsonLd,
  type PageMeta,
  styled,
  usePlatform,
  useRefresh,
  useTab,
  withRetry,
} from '@holeshot/platform';
import {
  Banner,
  Bone,
  Button,
  ClubLogo,
  Column,
  Crumbs,
  Loader,
  lazyPart,
  PHONE,
  Skeleton,
  SkeletonRows,
  type TabItem,
  Tabs,
} from '@holeshot/ui';
import { Suspense } from 'react';
import { afterFrame } from '../after-frame';
import type { ClubData } from './load-club';

// the server renders them; their code is not needed for the page to be interactive
const EventsTab = lazyPart('Events', async () => {
  await afterFrame();
  return (await import(/* webpackChunkName: "public-club.events" */ './events-tab')).EventsTab;
});
const DetailsTab = lazyPart(
  'Details',
  async () => (await import(/* webpackChunkName: "public-club.details" */ './details-tab')).DetailsTab,
);
const MembersTab = lazyPart(
  'Members',
  async () => (await import(/* webpackChunkName: "public-club.details" */ './members-tab')).MembersTab,
);

/** How often to poll the race in progress, and how often the whole page. */
const LIVE_MS = 5_000;
const IDLE_MS = 60_000;

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

/** With a white edge, so that it stands out from a ground in its own colour. */
const Logo = styled.span`
  flex: none;
  overflow: hidden;
  width: 72px;
  height: 72px;
  border-radius: 9px;
  box-shadow: 0 0 0 2px var(--white);
  > * {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 0;
  }
  ${PHONE} {
    width: 60px;
    height: 60px;
  }
`;

const countEvents = ({ coming, past, live }: ClubData): number => coming.length + past.length + live.length;

function ClubView({ data }: { data: ClubData }) {
  const { club, coming, past, live, records, recordChanges, seasons, track, trackRecordChanges } = data;
  const { openDialog, session } = usePlatform();
  const open = useTab(TABS) ?? 'events';
  const clubId = club.id;
  const isLive = live.length > 0;
  useRefresh({
    watch: isLive ? [paths.liveNow] : data.sources,
    also: [],
    everyMs: isLive ? LIVE_MS : IDLE_MS,
    isOn: true,
    readAtMs: data.readAtMs,
  });
  const people = club.admins.length + club.members.length;
  const eventCount = countEvents(data);
  const tabs: TabItem[] = [
    {
      id: 'events',
      label: 'Events',
      href: clubHref({ clubId, tab: 'events' }),
      count: eventCount,
    },
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
        {clubPolicy.canManage(session.user, { clubId }) && (
          <Button $small onClick={() => openDialog('edit-club', { clubId })}>
            Edit Club
          </Button>
        )}
      </Head>
      <Banner
        title={club.name}
        logo={
          <Logo>
            <ClubLogo club={club} size={72} />
          </Logo>
        }
        meta={<ClubFacts club={club} people={people} eventCount={eventCount} />}
        fill={clubColor(club.primaryColor, clubId)}
        seed={`club ${clubId}`}
        imageUrl={club.bannerUrl}
      />
      <Tabs label={club.name} tabs={tabs} open={open}>
        <Suspense fallback={<Loader what={club.name} />}>
          {open === 'events' && (
            <EventsTab
              clubName={club.name}
              clubId={clubId}
              coming={coming}
              past={past}
              live={live}
              records={records}
              recordChanges={recordChanges}
              seasons={seasons}
            />
          )}
          {open === 'details' && (
            <DetailsTab club={club} track={track} trackRecordChanges={trackRecordChanges} />
          )}
          {open === 'members' && <MembersTab admins={club.admins} members={club.members} />}
        </Suspense>
      </Tabs>
    </Column>
  );
}

interface ClubFactsProps {
  club: ClubData['club'];
  people: number;
  eventCount: number;
}

function ClubFacts({ club, people, eventCount }: ClubFactsProps) {
  return (
    <>
      {club.address && <span>{club.address}</span>}
      {people > 0 && <span>{countText(people, 'member')}</span>}
      {eventCount > 0 && <span>{countText(eventCount, 'event')}</span>}
    </>
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

function meta(data: ClubData): PageMeta {
  const { club } = data;
  const count = countEvents(data);
  return {
    title: club.name,
    description: `${club.name}${club.address ? `, ${club.address}` : ''}: ${countText(count, 'drone-racing event')} with rounds, results and lap records.`,
    canonical: clubHref({ clubId: club.id }),
  };
}

function jsonLd({ club }: ClubData): JsonLd {
  const { latitude, longitude } = club;
  return {
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
  // details and members are small, and one file
  partOf: (_, { searchParams }) =>
    TABS.some((tab) => tab !== 'events' && tab === searchParams.get('tab')) ? 'details' : undefined,
  meta,
  jsonLd,
  Skeleton: ClubSkeleton,
});
