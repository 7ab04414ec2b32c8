import { EXPLAIN_PARAM, raceHref } from '@holeshot/contract';
import { formatDate, formatIsoWithOffset } from '@holeshot/domain';
import { definePage, type JsonLd, type PageMeta, withRetry } from '@holeshot/platform';
import { PageSkeleton } from '../page/page-skeleton';
import { raceTitle } from '../racing/race-names';
import type { PackedRaceData } from './load-race';
import { listRaceTabs, partOfTab } from './race-tabs';
import { RaceView } from './race-view';

const getTitle = ({ event, race }: PackedRaceData): string => `${raceTitle(race)}, ${event.name}`;

function meta(data: PackedRaceData): PageMeta {
  const { event, club, race, pilots } = data;
  const when = race.start === null ? '' : ` on ${formatDate(race.start)}`;
  const names = pilots.map(({ name }) => name).join(', ');
  const image = event.bannerUrl ?? club.bannerUrl ?? club.logoUrl;
  return {
    title: getTitle(data),
    description: `${raceTitle(race)} of ${event.name}${when}: results and lap times${names && ` of ${names}`}.`,
    canonical: raceHref({ eventId: event.id, raceId: race.id }),
    ...(image ? { image } : {}),
  };
}

function jsonLd(data: PackedRaceData): JsonLd {
  const { event, club, race, pilots } = data;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: getTitle(data),
    sport: 'Drone racing',
    ...(race.start === null ? {} : { startDate: formatIsoWithOffset(race.start, event.timeZone) }),
    ...(event.address ? { location: { '@type': 'Place', name: club.name, address: event.address } } : {}),
    superEvent: { '@type': 'SportsEvent', name: event.name },
    competitor: pilots.map(({ name }) => ({ '@type': 'Person', name })),
  };
}

/** `/event/{id}/race/{id}` (R34). */
export const page = definePage<PackedRaceData>({
  // a chunk of its own, because a server-rendered page includes its data: only navigation in the browser loads
  load: async (args) =>
    (await withRetry(() => import(/* webpackChunkName: "race-race.load" */ './load-race'))).loadRace(args),
  searchParams: [EXPLAIN_PARAM, 'tab=replay', 'revision'],
  withFailedPart: (shown, failure) => ({ ...shown, tabFailure: failure, explanation: { failure } }),
  View: RaceView,
  partOf: ({ laps, state }, url) => {
    if (state !== 'finished') return 'followed';
    const tabs = listRaceTabs(laps.lapNumber, state);
    const open = tabs.find((tab) => tab === url.searchParams.get('tab')) ?? tabs[0];
    return partOfTab(open ?? 'laps');
  },
  meta,
  jsonLd,
  Skeleton: () => <PageSkeleton label="race" />,
});
