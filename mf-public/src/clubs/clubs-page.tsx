import { clubsQuery, type Settled } from '@holeshot/client';
import { clubHref, clubsHref } from '@holeshot/contract';
import type { Club } from '@holeshot/domain';
import { definePage, type PageArgs, type PageMeta, useRevalidator } from '@holeshot/platform';
import {
  Bone,
  Column,
  EmptyView,
  FailedView,
  LocationsMap,
  Muted,
  Section,
  Skeleton,
  SkeletonRows,
  WORLD_VIEW,
} from '@holeshot/ui';
import { ClubRows } from './club-rows';
import { mappedClubs } from './mapped-clubs';

type ClubsData = Settled<Club[]>;

const load = ({ client }: PageArgs): Promise<ClubsData> => client.settle(clubsQuery());

const countText = (count: number): string => `${count} ${count === 1 ? 'club' : 'clubs'}`;

function ClubsView({ data }: { data: ClubsData }) {
  const { revalidate } = useRevalidator();
  if (!data.ok) {
    return (
      <Column>
        <Section heading="Clubs" level={1} isFirst>
          <FailedView what="Clubs" failure={data.failure} retry={revalidate} />
        </Section>
      </Column>
    );
  }
  const clubs = data.value;
  const locations = mappedClubs(clubs);
  return (
    <Column>
      <Section
        heading="Around The World"
        level={1}
        isFirst
        aside={locations.length > 0 && <Muted>{countText(locations.length)} on the map</Muted>}
      >
        <LocationsMap
          label={`World map with ${countText(locations.length)}`}
          locations={locations}
          view={WORLD_VIEW}
        />
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
            itemListElement: data.value.map(({ id, name }, index) => ({
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

/** `/clubs` (R15). */
export const page = definePage<ClubsData>({ load, View: ClubsView, meta, Skeleton: ClubsSkeleton });
