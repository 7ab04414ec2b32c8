import {
  eventsFrontQuery,
  type FastestLaps,
  type Layout,
  type LiveNow,
  layoutQuery,
  liveNowQuery,
  mapSettled,
  type Podium,
  publicQuery,
  recentPodiumsQuery,
  recentVideosQuery,
  type Settled,
} from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { PageArgs } from '@holeshot/platform';
import { type EventPreview, previewEvent, previewUpcoming } from '../event/preview-event';
import type { StreamPreview } from '../stream/stream-card';
import { type FlownEvent, toFlownEvent } from './flown-event';
import { type LiveLead, loadLive } from './load-live';

/** Two rows of three. */
const STREAMS = 6;
const FLOWN_EVENTS = 5;

export interface HomeData {
  /** the race in progress, or the next one of an event between two races; of several, the one that began last */
  live: LiveLead | null;
  /** other running events */
  alsoLive: readonly LiveNow[];
  /** the newest event that is over and has a winner, while nobody flies, with its track */
  last: { podium: Podium; layout: Layout | null } | null;
  /** newest first */
  flown: FlownEvent[];
  /** soonest first */
  next: EventPreview[];
  laps: Settled<FastestLaps>;
  streams: Settled<StreamPreview[]>;
  /** year and month at the time of the request, `2026-11` */
  month: string;
  /** when the data was read, an instant */
  readAtMs: number;
}

/** Every part may fail alone. */
export async function loadHome({ client, url, nowMs }: PageArgs): Promise<HomeData> {
  const clubId = Number(url.searchParams.get('club'));
  const [live, podiums, front, laps, videos] = await Promise.all([
    client.settle(liveNowQuery()),
    client.settle(recentPodiumsQuery()),
    client.settle(eventsFrontQuery()),
    client.settle(fastestLapsQuery(clubId)),
    client.settle(recentVideosQuery()),
  ]);
  const [race, ...alsoLive] = live.ok ? live.value : [];
  const over = podiums.ok ? podiums.value.filter(({ racesLeft }) => racesLeft === 0) : [];
  const withWinner = over.filter(({ rows }) => rows.some(({ rank }) => rank === 1));
  return {
    live: race ? await loadLive(client, race, nowMs) : null,
    alsoLive,
    last: race ? null : await loadLast(client, withWinner[0]),
    flown: withWinner.slice(0, FLOWN_EVENTS).map(toFlownEvent),
    next: front.ok ? front.value.upcoming.map(previewUpcoming) : [],
    laps,
    streams: mapSettled(videos, (list) =>
      list
        .slice(0, STREAMS)
        .map((video) => ({ ...video, event: video.event && previewEvent(video.event, nowMs) })),
    ),
    month: new Date(nowMs).toISOString().slice(0, 7),
    readAtMs: nowMs,
  };
}

async function loadLast(client: PageArgs['client'], podium: Podium | undefined): Promise<HomeData['last']> {
  if (!podium) return null;
  const layout = await client.settle(layoutQuery(podium.event.id));
  return { podium, layout: layout.ok ? (layout.value[0] ?? null) : null };
}

/** Of the club in the address, else of the one where most pilots flew. */
const fastestLapsQuery = (clubId: number) =>
  Number.isInteger(clubId) && clubId > 0 && clubId < 1e9
    ? publicQuery('fastestLaps', paths.fastestLapsOfClub, { clubId })
    : publicQuery('fastestLaps', paths.fastestLaps, {});
