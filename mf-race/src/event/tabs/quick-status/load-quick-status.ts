import { eventVideosQuery, mapSettled, summariesQuery } from '@holeshot/client';
import { fromInstantMs } from '@holeshot/domain';
import { channelsOfRaces } from '../../../channels/channel-display';
import { hasSeveralTypes } from '../../../racing/race-names';
import { toEventVideo } from '../../../streams/streams.query';
import { toLastRaceCard } from '../../current-race';
import { explainTimes } from '../../explain/with-explanation';
import { loadCurrentRace } from '../../load-current-race';
import { loadStarts } from '../../load-starts';
import { toPause } from '../../pause/pause-data';
import { toLapRecords } from '../../records-table/records-table-data';
import { listUpcomingRaces } from '../../upcoming-race';
import type { TabInput } from '../tab';
import type { QuickStatusData } from './quick-status-data';

const MAX_RECORDS = 5;

/** Loads the current race, the records, the starts so far and the streams in parallel; each may fail on its own. */
export async function loadQuickStatus(input: TabInput): Promise<QuickStatusData> {
  const { client, event, pilots, channels, last, next, nowMs, search } = input;
  const [current, summaries, { flown, earlier }, videos] = await Promise.all([
    loadCurrentRace(input),
    client.settle(summariesQuery(event.id)),
    loadStarts(client, event.id, last),
    client.settle(eventVideosQuery(event.id)),
  ]);
  const nowLocal = fromInstantMs(nowMs, event.timeZone);
  const upcoming = listUpcomingRaces(flown, next, nowLocal, earlier);
  const table = mapSettled(summaries, (value) =>
    toLapRecords({ event, pilots, summaries: value, search: new URLSearchParams() }),
  );
  const races = [...last, ...next];
  return {
    current,
    last: toLastRaceCard(last, event),
    pause: current
      ? null
      : toPause({ event, pilots, last, upcoming, summaries: summaries.ok ? summaries.value : [] }),
    upcoming,
    showsType: hasSeveralTypes([...races, ...(summaries.ok ? summaries.value : [])]),
    records: mapSettled(table, (all) => ({
      ...all,
      rows: all.rows.slice(0, MAX_RECORDS),
      count: all.rows.length,
    })),
    explanation:
      table.ok && summaries.ok
        ? await explainTimes([table.value], { event, pilots, search, summaries: summaries.value })
        : null,
    videos: videos.ok ? videos.value.map(toEventVideo) : [],
    channels: channelsOfRaces({ event, channels }, races),
  };
}
