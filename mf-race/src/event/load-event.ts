import {
  type Client,
  lastRacesQuery,
  loadEventBundle,
  nextRacesQuery,
  racesQuery,
  roundsQuery,
  type Settled,
  stagesQuery,
  summariesQuery,
} from '@holeshot/client';
import { LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import type { Club, RaceEvent } from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';
import { parseTableSort } from '@holeshot/ui';
import { type ShownPilot, toShownPilot } from '../parts/shown-pilot';
import { type EventTab, openTab, visibleTabs } from './event-tabs';
import { type LapRecordsViewData, lapRecordsView, RECORD_COLUMNS } from './lap-records-view-model';
import { type RoundsViewData, roundsView } from './rounds-view-model';

/** The open tab with what it shows; what other tabs show is not sent. */
export type TabData =
  | { id: 'pilots' }
  | { id: 'rounds'; rounds: Settled<RoundsViewData> }
  | { id: 'lap-records'; records: Settled<LapRecordsViewData> };

export interface EventData {
  event: RaceEvent;
  club: Club;
  pilots: ShownPilot[];
  tabs: EventTab[];
  /** `null` for an event without pilots and races */
  tab: TabData | null;
}

const PARTS_OF_TAB = {
  rounds: (eventId: string) => [roundsQuery(eventId), racesQuery(eventId)],
  'lap-records': (eventId: string) => [summariesQuery(eventId)],
};

/**
 * Everything the event page shows, in two rounds of calls at most: what the named tab needs is asked for along
 * with the event, before it is known that the tab is there.
 */
export async function loadEvent({ client, params, url }: PageArgs): Promise<EventData> {
  const eventId = params.eventId ?? '';
  const named = url.searchParams.get('tab');
  if (named === 'rounds' || named === 'lap-records') {
    client.prefetch(PARTS_OF_TAB[named](eventId).map((query) => query.path));
  }
  const [bundle, last, next, stages] = await Promise.all([
    loadEventBundle(client, eventId),
    client.get(lastRacesQuery(eventId, LAST_RACES)),
    client.get(nextRacesQuery(eventId, NEXT_RACES)),
    client.get(stagesQuery(eventId)),
  ]);
  const { event, club } = bundle;
  const pilots = bundle.pilots.map(toShownPilot);
  const tabs = visibleTabs({ pilots, last, next });
  const open = openTab(tabs, named);
  return { event, club, pilots, tabs, tab: await loadTab() };

  async function loadTab(): Promise<TabData | null> {
    switch (open) {
      case 'rounds':
        return { id: open, rounds: await loadRounds(client, eventId, { ...bundle, stages }) };
      case 'lap-records': {
        const sort = parseTableSort(url.searchParams, RECORD_COLUMNS, { by: 'targetLap', descending: false });
        const reply = await client.settle(summariesQuery(eventId));
        return {
          id: open,
          records: mapSettled(reply, (summaries) =>
            lapRecordsView({ event, pilots, summaries, sortBy: sort.by }),
          ),
        };
      }
      case 'pilots':
        return { id: open };
      default:
        return null;
    }
  }
}

async function loadRounds(
  client: Client,
  eventId: string,
  known: Pick<Parameters<typeof roundsView>[0], 'event' | 'channels' | 'stages'>,
): Promise<Settled<RoundsViewData>> {
  const [rounds, races] = await Promise.all([
    client.settle(roundsQuery(eventId)),
    client.settle(racesQuery(eventId)),
  ]);
  if (!rounds.ok) return rounds;
  return mapSettled(races, (value) => roundsView({ ...known, rounds: rounds.value, races: value }));
}

const mapSettled = <T, U>(settled: Settled<T>, map: (value: T) => U): Settled<U> =>
  settled.ok ? { ok: true, value: map(settled.value) } : settled;
