import { EXPLAIN_PARAM, pilotInEventHref } from '@holeshot/contract';
import { type Guid, isolateName, racesText } from '@holeshot/domain';
import { definePage, type JsonLd, type PageMeta, styled, useRevalidator } from '@holeshot/platform';
import { Column, CsvButton, EmptyView, FailedView, FigureGrid, Muted, Section } from '@holeshot/ui';
import { createPilotLookup } from '../event-pilots/event-pilot';
import { ExplainBeside } from '../explain/explain-beside';
import { ExplainedLink } from '../explain/explained-link';
import type { FigureLink } from '../explain/figure-link';
import { useMarkedPilots } from '../follow/use-marked-pilots';
import { FollowedEvent } from '../live/following';
import { EventCrumbs } from '../page/event-crumbs';
import { PageSkeleton } from '../page/page-skeleton';
import { RaceCard } from '../race-card/race-card';
import { loadPilot, type PilotData } from './load-pilot';
import type { KeyFigure } from './pilot-figures';
import { PilotHeader } from './pilot-header';
import { PilotPanel } from './pilot-panel';
import type { PilotRounds } from './pilot-series';
import { UndoClaim } from './undo-claim';

interface KeyFiguresProps {
  eventId: Guid;
  pilotId: Guid;
  figures: readonly KeyFigure[];
  /** for figures that this page explains */
  link: FigureLink;
}

/** Figures of a pilot in an event, each with its rank; places and times link to their explanations. */
function KeyFigures({ eventId, pilotId, figures, link }: KeyFiguresProps) {
  const explain = ({ value, source }: KeyFigure) => {
    if (!source) return value;
    const { raceId, figure } = source;
    return raceId === null ? (
      link(figure, pilotId, value)
    ) : (
      <ExplainedLink eventId={eventId} pilotId={pilotId} raceId={raceId} figure={figure}>
        {value}
      </ExplainedLink>
    );
  };
  return (
    <FigureGrid>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd>{explain(figure)}</dd>
          <dd>{figure.note}</dd>
        </div>
      ))}
    </FigureGrid>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 48px;
  @media (min-width: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
  gap: 28px 24px;
`;

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: center;
  justify-content: space-between;
  margin-top: 12px;
  color: var(--t3);
  font-size: 14px;
`;

function PilotView({ data }: { data: PilotData }) {
  const { event, club, pilot, pilots, channels, figures, races, rounds } = data;
  const marked = useMarkedPilots(pilots);
  const { revalidate } = useRevalidator();
  const { explanation } = data;
  const [failure, place] =
    explanation && 'failure' in explanation ? [explanation.failure, null] : [null, explanation];
  return (
    <FollowedEvent event={event} follow={data.follow} readAtMs={data.readAtMs}>
      <Column>
        <EventCrumbs
          event={event}
          below={[{ label: pilot.name, href: pilotInEventHref({ eventId: event.id, pilotId: pilot.id }) }]}
        />
        {failure && <FailedView what="How the place came about" failure={failure} retry={revalidate} />}
        <ExplainBeside explanation={place} getPilot={createPilotLookup([pilot])}>
          {(link) => (
            <>
              <PilotHeader data={data} link={link} />
              <KeyFigures eventId={event.id} pilotId={pilot.id} figures={figures} link={link} />
              <UndoClaim eventId={event.id} clubId={club.id} pilot={pilot} />
              <Section heading="Lap times over Rounds">
                {rounds.series.length > 0 ? (
                  <>
                    <Panels>
                      {rounds.series.map((series) => (
                        <PilotPanel
                          key={series.id}
                          eventId={event.id}
                          pilotId={pilot.id}
                          {...rounds}
                          series={series}
                        />
                      ))}
                    </Panels>
                    <Key>
                      <p>Red is the best of the whole event. R3-2 is race 2 of round 3, T a time trial.</p>
                      <CsvButton
                        fileName={`${event.name} ${pilot.name} lap times over rounds`}
                        label="lap times over rounds"
                        rows={() => roundsCsv(rounds)}
                      />
                    </Key>
                  </>
                ) : (
                  <EmptyView
                    title="No times yet"
                    text="The graph starts with the first race that has enough laps."
                  />
                )}
              </Section>
              <Section heading="Races" aside={<Muted>{races.length > 1 ? 'newest first' : null}</Muted>}>
                {races.length > 0 ? (
                  <Cards>
                    {races.map((race) => (
                      <RaceCard
                        key={race.id}
                        eventId={event.id}
                        race={race}
                        getPilot={createPilotLookup(pilots)}
                        channels={channels}
                        marked={marked}
                        chosenId={pilot.id}
                        isExplained
                      />
                    ))}
                  </Cards>
                ) : (
                  <EmptyView
                    title="No races yet"
                    text="Races appear here as soon as this pilot is entered in one."
                  />
                )}
              </Section>
            </>
          )}
        </ExplainBeside>
      </Column>
    </FollowedEvent>
  );
}

const roundsCsv = ({ labels, series }: PilotRounds) => [
  ['Race', ...series.map(({ name }) => name)],
  ...labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? null)]),
];

function meta({ event, club, pilot, place, races }: PilotData): PageMeta {
  const image = pilot.photoUrl ?? event.bannerUrl ?? club.bannerUrl ?? club.logoUrl;
  const rank = place.text ? `${place.text}, ` : '';
  return {
    title: `${isolateName(pilot.name)}, ${isolateName(event.name)}`,
    description: `${pilot.name} at ${event.name}: ${rank}${racesText(races.length)}, best times and results.`,
    canonical: pilotInEventHref({ eventId: event.id, pilotId: pilot.id }),
    ...(image ? { image } : {}),
  };
}

function jsonLd({ event, pilot }: PilotData): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: pilot.name,
      performerIn: { '@type': 'SportsEvent', name: event.name, sport: 'Drone racing' },
    },
  };
}

/** `/event/{id}/pilot/{id}` (R33). */
export const page = definePage<PilotData>({
  load: loadPilot,
  searchParams: [EXPLAIN_PARAM],
  withFailedPart: (shown, failure) => ({ ...shown, explanation: { failure } }),
  View: PilotView,
  meta,
  jsonLd,
  Skeleton: () => <PageSkeleton label="pilot" />,
});
