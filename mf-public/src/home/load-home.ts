import {
  eventsFrontQuery,
  type FastestLaps,
  type LiveNow,
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
import { type EventPreview, pickPreview, previewEvent } from '../event/preview-event';
import type { StreamPreview } from '../stream/stream-card';
import { type LiveLead, loadLive } from './load-live';

/** Three rows of three, and one. */
const STREAMS = 10;
const NEXT_EVENTS = 3;

export interface HomeData {
  /** the race in progress, or the next one of an event between two races; of several, the one that began last */
  live: LiveLead | null;
  /** other running events */
  alsoLive: readonly LiveNow[];
  /** the newest event that is over and has a winner */
  last: Podium | null;
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
  const upcoming = front.ok ? front.value.upcoming.slice(0, NEXT_EVENTS) : [];
  return {
    live: race ? await loadLive(client, race, nowMs) : null,
    alsoLive,
    last: over.find(({ rows }) => rows.some(({ rank }) => rank === 1)) ?? null,
    next: upcoming.map((event) => pickPreview(event, event.canRegister)),
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

/** Of the club in the address, else of the one where most pilots flew. */
const fastestLapsQuery = (clubId: number) =>
  Number.isInteger(clubId) && clubId > 0 && clubId < 1e9
    ? publicQuery('fastestLaps', paths.fastestLapsOfClub, { clubId })
    : publicQuery('fastestLaps', paths.fastestLaps, {});
