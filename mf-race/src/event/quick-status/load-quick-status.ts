import { lastRacesQuery, nextRacesQuery, raceQuery, summariesQuery } from '@holeshot/client';
import { LAST_RACES, NEXT_RACES } from '@holeshot/contract';
import { fromInstantMs } from '@holeshot/domain';
import { liveRace } from '../../parts/live/live-race';
import { hasSeveralTypes } from '../../parts/race-names';
import { shownChannels } from '../../parts/shown-channels';
import { lapRecordsView } from '../lap-records-view-model';
import type { TabInput } from '../load-tab';
import { mapSettled } from '../settle-rounds';
import {
  findCurrentRace,
  lastRaceCard,
  type QuickStatusView,
  refreshPace,
  upcomingRaces,
} from './quick-status-view-model';

/** Lap columns that there is room for beside the races to come. */
const MOST_LAPS = 4;
const RECORDS_SHOWN = 5;

/** The running race and the records, side by side; each may fail alone. */
export async function loadQuickStatus({
  client,
  event,
  pilots,
  channels,
  last,
  next,
  nowMs,
}: TabInput): Promise<QuickStatusView> {
  const running = findCurrentRace(next);
  const live = running && raceQuery(event.id, running.id);
  const [current, summaries] = await Promise.all([
    live ? client.settle(live) : null,
    client.settle(summariesQuery(event.id)),
  ]);
  const seats = [...last, ...next].flatMap(({ pilotChannels }) => pilotChannels);
  return {
    current: current && mapSettled(current, (race) => liveRace({ race, event, mostLaps: MOST_LAPS })),
    last: lastRaceCard(last),
    upcoming: upcomingRaces(last, next, fromInstantMs(nowMs, event.timeZone)),
    namesTypes: hasSeveralTypes([...last, ...next, ...(summaries.ok ? summaries.value : [])]),
    records: mapSettled(summaries, (value) => {
      const view = lapRecordsView({ event, pilots, summaries: value, search: new URLSearchParams() });
      return { ...view, rows: view.rows.slice(0, RECORDS_SHOWN), count: view.rows.length };
    }),
    channels: shownChannels(
      { event, channels },
      seats.map(({ channelId }) => channelId),
    ),
    watch: [nextRacesQuery(event.id, NEXT_RACES).path, ...(live ? [live.path] : [])],
    also: [lastRacesQuery(event.id, LAST_RACES).path, summariesQuery(event.id).path],
    pace: refreshPace(last, next),
  };
}
