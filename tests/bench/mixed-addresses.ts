import * as paths from '@holeshot/contract/paths';
import type { WireClub, WirePilot, WireRound, WireStage } from '@holeshot/contract/wire';
import { type EventOfDemo, listEventsOfDemo } from '../e2e/support/events-of-demo';

const EVENT_TABS = [
  'info',
  'quick-status',
  'channels',
  'pilots',
  'rounds',
  'lap-records',
  'lap-counts',
  'points',
];
const RACE_TABS = ['', '?tab=laps', '?tab=lap-times-graph', '?tab=time-behind-graph'];
const CLUB_TABS = ['', '?tab=events', '?tab=members', '?tab=details'];
const PROFILE_TABS = ['', '?tab=races', '?tab=videos'];
/** All but the live feed, whose response does not end. */
const CALLS = Object.values(paths).filter((path) => path !== paths.liveFeed);
const SORTS = ['name', 'club', 'date', 'pilots'];
const SYLLABLES = ['ra', 'ce', 'ni', 'ght', 'cup', 'fly', 'in', 'do', 'or', 'win', 'ter', 'sum', 'mer'];

interface Content extends EventOfDemo {
  pilots: WirePilot[];
  rounds: WireRound[];
  stages: WireStage[];
}

/**
 * Returns a function that picks addresses of a seeded site: lists of events with varying filters, pages and their tabs,
 * API calls, pictures, sitemap, calendars, and unknown addresses. `random` returns numbers from 0 to 1.
 */
export async function mixAddresses(origin: string, random: () => number): Promise<() => string> {
  const getJson = async <T>(path: string): Promise<T> => (await fetch(origin + path)).json() as Promise<T>;
  const clubs = await getJson<WireClub[]>(paths.clubs);
  const contents: Content[] = [];
  for (const demoEvent of await listEventsOfDemo(origin)) {
    const fillEventId = (path: string): string => path.replace(':eventId', demoEvent.event.ID);
    contents.push({
      ...demoEvent,
      pilots: await getJson(fillEventId(paths.pilots)),
      rounds: await getJson(fillEventId(paths.rounds)),
      stages: await getJson(fillEventId(paths.stages)),
    });
  }

  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const number = (max: number): number => 1 + Math.floor(random() * max);
  const word = (): string => Array.from({ length: number(3) }, () => pick(SYLLABLES)).join('');
  const clubId = (): number => pick(clubs)?.ID ?? 0;
  const filter = (): string => {
    const search = new URLSearchParams({ sort: pick(SORTS) ?? '', order: pick(['asc', 'desc']) ?? '' });
    if (random() < 0.6) search.set('q', word());
    if (random() < 0.3) search.set('club', String(clubId()));
    if (random() < 0.3) search.set('year', String(2_019 + number(8)));
    if (random() < 0.5) search.set('page', String(number(40)));
    return search.toString();
  };
  const ids = () => {
    const content = pick(contents);
    return {
      eventId: content?.event.ID ?? '',
      raceId: pick(content?.races.finished ?? [])?.ID ?? '',
      pilotId: pick(content?.pilots ?? [])?.ID ?? '',
      roundId: pick(content?.rounds ?? [])?.ID ?? '',
      stageId: pick(content?.stages ?? [])?.ID ?? '',
      clubId: String(clubId()),
      userId: String(number(40)),
      n: String(number(30)),
      start: '2026-11-21_09:30:00',
      handle: word(),
      filter: encodeURIComponent(filter()),
    };
  };
  const call = (): string => {
    const values: Record<string, string> = ids();
    return (pick(CALLS) ?? '').replace(/:(\w+)/g, (_, name) => values[name] ?? '');
  };
  const stageTabs = ({ stages }: Content): string[] => stages.map(({ ID }) => `stage-${ID}`);
  const eventPage = (): string => {
    const content = pick(contents);
    const tab = pick([...EVENT_TABS, ...(content ? stageTabs(content) : [])]);
    return `/event/${content?.event.ID}?tab=${tab}`;
  };
  const pictures = (): string => {
    const { eventId, raceId } = ids();
    return `/og/event/${eventId}${raceId && random() < 0.8 ? `/race/${raceId}` : ''}.png`;
  };
  const feeds = ['/sitemap.xml', '/sitemap.xml?part=1', '/calendar.ics', '/robots.txt', '/api/docs/json'];

  const kinds: readonly [share: number, address: () => string][] = [
    [0.22, () => `/events?${filter()}`],
    [0.2, eventPage],
    [0.16, () => racePage(ids()) + pick(RACE_TABS)],
    [0.12, () => pilotPage(ids())],
    [0.03, () => `/club/${clubId()}${pick(CLUB_TABS)}`],
    [0.01, () => `/${word()}/${pick(PROFILE_TABS)}`],
    [0.02, () => pick(['/', '/events', '/clubs', '/download', '/patreon']) ?? ''],
    [0.16, call],
    [0.02, pictures],
    [0.01, () => `/club/${clubId()}/calendar.ics`],
    [0.01, () => pick(feeds) ?? ''],
    [0.02, () => `/${word()}/${word()}/${number(1e6)}`],
    [0.02, () => `/api/public/${word()}/${number(1e6)}`],
  ];
  return () => {
    let rest = random();
    for (const [share, address] of kinds) {
      rest -= share;
      if (rest < 0) return address();
    }
    return '/';
  };
}

const racePage = ({ eventId, raceId }: { eventId: string; raceId: string }): string =>
  `/event/${eventId}/race/${raceId}`;

const pilotPage = ({ eventId, pilotId }: { eventId: string; pilotId: string }): string =>
  `/event/${eventId}/pilot/${pilotId}`;
