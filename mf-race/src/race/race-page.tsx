import { eventHref, eventsHref, raceHref } from '@holeshot/contract';
import { formatDate } from '@holeshot/domain';
import { definePage, type PageMeta, useTab } from '@holeshot/platform';
import { Banner, Column, Crumbs, Facts, Tabs } from '@holeshot/ui';
import { bannerOf } from '../parts/event-banner';
import { PageSkeleton } from '../parts/page-skeleton';
import { racePlace, raceTitle } from '../parts/race-names';
import { GraphTab } from './graph-tab';
import { LapsTab } from './laps-tab';
import { loadRace, type RaceData } from './load-race';
import { PilotCards } from './pilot-cards';
import { raceFacts } from './race-facts';
import { RaceStateNote } from './race-state-note';
import { RACE_TAB_LABELS, visibleRaceTabs } from './race-tabs';

function RaceView({ data }: { data: RaceData }) {
  const { event, club, race } = data;
  const address = { eventId: event.id, raceId: race.id };
  const tabs = visibleRaceTabs(data.laps);
  const open = useTab(tabs) ?? 'laps';
  return (
    <Column>
      <Crumbs
        crumbs={[
          { label: 'Events', href: eventsHref() },
          { label: event.name, href: eventHref({ eventId: event.id }) },
          { label: racePlace(race), href: raceHref(address) },
        ]}
      />
      <Banner
        {...bannerOf(event, club)}
        seed={event.id}
        title={raceTitle(race)}
        meta={<RaceMeta data={data} />}
      />
      <Facts facts={raceFacts(race)} />
      <RaceStateNote state={data.state} />
      <PilotCards data={data} />
      <Tabs
        label={raceTitle(race)}
        open={open}
        tabs={tabs.map((id) => ({ id, label: RACE_TAB_LABELS[id], href: raceHref({ ...address, tab: id }) }))}
      >
        {open === 'laps' ? <LapsTab data={data} /> : <GraphTab tab={open} data={data} />}
      </Tabs>
    </Column>
  );
}

function RaceMeta({ data: { event, race } }: { data: RaceData }) {
  return (
    <>
      {race.bracket !== 'None' && <span>{race.bracket}</span>}
      <span>{event.name}</span>
    </>
  );
}

function meta({ event, club, race, pilots }: RaceData): PageMeta {
  const title = `${raceTitle(race)}, ${event.name}`;
  const when = race.start === null ? '' : ` on ${formatDate(race.start)}`;
  const image = event.bannerUrl ?? club.bannerUrl ?? club.logoUrl;
  return {
    title,
    description: `${racePlace(race)} of ${event.name}${when}: results and lap times of ${pilots
      .map(({ name }) => name)
      .join(', ')}.`,
    canonical: raceHref({ eventId: event.id, raceId: race.id }),
    ...(image ? { image } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: title,
      sport: 'Drone racing',
      superEvent: { '@type': 'SportsEvent', name: event.name },
      competitor: pilots.map(({ name }) => ({ '@type': 'Person', name })),
    },
  };
}

/** `/event/{id}/race/{id}` (specification section 2, race page). */
export const page = definePage<RaceData>({
  load: loadRace,
  View: RaceView,
  meta,
  Skeleton: () => <PageSkeleton label="race" />,
});
