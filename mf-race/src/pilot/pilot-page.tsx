import { eventHref, eventsHref, pilotInEventHref } from '@holeshot/contract';
import { definePage, type PageMeta, styled } from '@holeshot/platform';
import { Banner, Bests, Column, Crumbs, EmptyView, Facts, Muted, PilotPhoto, Section } from '@holeshot/ui';
import { RoundsGraph } from '../charts/rounds-graph';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { eventBanner } from '../page/event-banner';
import { PageSkeleton } from '../page/page-skeleton';
import { RaceCard } from '../race-card/race-card';
import { loadPilot, type PilotData } from './load-pilot';
import { UndoClaim } from './undo-claim';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 32px 24px;
`;

function PilotView({ data }: { data: PilotData }) {
  const { event, club, pilot, pilots, channels, races, rounds, records, totals } = data;
  return (
    <Column>
      <Crumbs
        crumbs={[
          { label: 'Events', href: eventsHref() },
          { label: event.name, href: eventHref({ eventId: event.id }) },
          { label: pilot.name, href: pilotInEventHref({ eventId: event.id, pilotId: pilot.id }) },
        ]}
      />
      <Banner
        {...eventBanner(event, club)}
        seed={event.id}
        title={pilot.name}
        logo={<PilotPhoto url={pilot.photoUrl} size={56} />}
        meta={<span>{event.name}</span>}
      />
      <Facts
        facts={[
          { label: 'Races flown', value: totals.races },
          { label: 'Laps', value: totals.laps },
          ...(totals.wins > 0 ? [{ label: 'Wins', value: totals.wins }] : []),
        ]}
      />
      <UndoClaim eventId={event.id} clubId={club.id} pilot={pilot} />
      {records.length > 0 && <Bests bests={records} />}
      <Section heading="Lap times over Rounds">
        {rounds.series.length > 0 ? (
          <RoundsGraph {...rounds} fileName={`${event.name} ${pilot.name} lap times over rounds`} />
        ) : (
          <EmptyView title="No times yet" text="The graph starts with the first race that has enough laps." />
        )}
      </Section>
      <Section heading="Races" aside={<Muted>{races.length}</Muted>}>
        {races.length > 0 ? (
          <Cards>
            {races.map((race) => (
              <RaceCard
                key={race.id}
                eventId={event.id}
                race={race}
                pilotOf={createPilotLookup(pilots)}
                channels={channels}
              />
            ))}
          </Cards>
        ) : (
          <EmptyView title="No races yet" text="Races appear here as soon as this pilot is entered in one." />
        )}
      </Section>
    </Column>
  );
}

function meta({ event, club, pilot, totals }: PilotData): PageMeta {
  const image = pilot.photoUrl ?? event.bannerUrl ?? club.bannerUrl ?? club.logoUrl;
  const races = totals.races === 1 ? '1 race' : `${totals.races} races`;
  return {
    title: `${pilot.name}, ${event.name}`,
    description: `${pilot.name} at ${event.name}: ${races}, ${totals.laps} laps, best times and results.`,
    canonical: pilotInEventHref({ eventId: event.id, pilotId: pilot.id }),
    ...(image ? { image } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: pilot.name,
        performerIn: { '@type': 'SportsEvent', name: event.name, sport: 'Drone racing' },
      },
    },
  };
}

/** `/event/{id}/pilot/{id}` (R33). */
export const page = definePage<PilotData>({
  load: loadPilot,
  searchParams: [],
  View: PilotView,
  meta,
  Skeleton: () => <PageSkeleton label="pilot" />,
});
