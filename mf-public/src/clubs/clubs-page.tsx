import { clubsQuery, type Failure } from '@holeshot/client';
import { clubHref, clubsHref } from '@holeshot/contract';
import type { Club } from '@holeshot/domain';
import { definePage, type PageArgs, type PageMeta, useNavigation } from '@holeshot/platform';
import {
  Bone,
  Column,
  EmptyView,
  FailedView,
  Muted,
  PlacesMap,
  Section,
  Skeleton,
  SkeletonRows,
  WORLD_VIEW,
} from '@holeshot/ui';
import { ClubRows } from './club-rows';
import { mappedClubs } from './mapped-clubs';

type ClubsData = { ok: true; clubs: Club[] } | { ok: false; failure: Failure };

async function load({ client }: PageArgs): Promise<ClubsData> {
  const reply = await client.settle(clubsQuery());
  return reply.ok ? { ok: true, clubs: reply.value } : reply;
}

const countText = (count: number): string => `${count} ${count === 1 ? 'club' : 'clubs'}`;

function ClubsView({ data }: { data: ClubsData }) {
  const { revalidate } = useNavigation();
  if (!data.ok) {
    return (
      <Column>
        <Section heading="Clubs" level={1} isFirst>
          <FailedView what="Clubs" failure={data.failure} retry={revalidate} />
        </Section>
      </Column>
    );
  }
  const { clubs } = data;
  const places = mappedClubs(clubs);
  return (
    <Column>
      <Section
        heading="Around The World"
        level={1}
        isFirst
        aside={places.length > 0 && <Muted>{countText(places.length)} on the map</Muted>}
      >
        <PlacesMap label={`World map with ${countText(places.length)}`} places={places} view={WORLD_VIEW} />
      </Section>
      <Section heading="Clubs" aside={clubs.length > 0 && <Muted>{clubs.length}</Muted>}>
        {clubs.length > 0 ? (
          <ClubRows clubs={clubs} />
        ) : (
          <EmptyView title="No clubs yet" text="Clubs appear here as soon as one joins." />
        )}
      </Section>
    </Column>
  );
}

const ClubsSkeleton = () => (
  <Column>
    <Section heading="Around The World" level={1} isFirst>
      <Skeleton label="Clubs">
        <Bone $height={488} $round={10} />
        <SkeletonRows rows={6} />
      </Skeleton>
    </Section>
  </Column>
);

function meta(data: ClubsData): PageMeta {
  return {
    title: 'Clubs',
    description: 'Drone-racing clubs around the world, on a map and in a list.',
    canonical: clubsHref(),
    ...(data.ok
      ? {
          jsonLd: {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            itemListElement: data.clubs.map(({ id, name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: clubHref({ clubId: id }),
            })),
          },
        }
      : {}),
  };
}

/** `/clubs` (specification section 2, Clubs page). */
export const page = definePage<ClubsData>({ load, View: ClubsView, meta, Skeleton: ClubsSkeleton });
