import { clubHref, clubsHref } from '@holeshot/contract';
import { countText } from '@holeshot/domain';
import { definePage, type JsonLd, type PageMeta, useRevalidator } from '@holeshot/platform';
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
import { ClubCard } from './club-card';
import { ClubRows } from './club-rows';
import { listMappedClubs } from './list-mapped-clubs';
import { type ClubsData, loadClubs } from './load-clubs';

function ClubsView({ data: { clubs: reply, next } }: { data: ClubsData }) {
  const { revalidate } = useRevalidator();
  if (!reply.ok) {
    return (
      <Column>
        <Section heading="Clubs" level={1} isFirst>
          <FailedView what="Clubs" failure={reply.failure} retry={revalidate} />
        </Section>
      </Column>
    );
  }
  const clubs = reply.value;
  const locations = listMappedClubs(clubs);
  return (
    <Column>
      <Section
        heading="Around The World"
        level={1}
        isFirst
        aside={locations.length > 0 && <Muted>{countText(locations.length, 'club')} on the map</Muted>}
      >
        <LocationsMap
          label={`World map with ${countText(locations.length, 'club')}`}
          locations={locations}
          view={WORLD_VIEW}
          renderCard={({ id }) => {
            const club = clubs.find((candidate) => String(candidate.id) === id);
            return club && <ClubCard club={club} next={next[club.id]} />;
          }}
        />
      </Section>
      <Section heading="Clubs" aside={clubs.length > 0 && <Muted>{clubs.length}</Muted>}>
        {clubs.length > 0 ? (
          <ClubRows clubs={clubs} next={next} />
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
        <Bone $height={608} $round={10} />
        <SkeletonRows rows={6} />
      </Skeleton>
    </Section>
  </Column>
);

const META: PageMeta = {
  title: 'Clubs',
  description: 'Drone-racing clubs around the world, on a map and in a list.',
  canonical: clubsHref(),
};

function jsonLd({ clubs }: ClubsData): JsonLd | undefined {
  if (!clubs.ok) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: clubs.value.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: clubHref({ clubId: id }),
    })),
  };
}

/** `/clubs` (R15). */
export const page = definePage<ClubsData>({
  load: loadClubs,
  View: ClubsView,
  meta: () => META,
  jsonLd,
  Skeleton: ClubsSkeleton,
});
