import { eventVideosQuery, mapSettled, raceQuery, summariesQuery } from '@holeshot/client';
import { fromInstantMs } from '@holeshot/domain';
import { toChannelDisplays } from '../../../channels/channel-display';
import { LAP_COLUMNS } from '../../../live/live-limits';
import { toLiveRace } from '../../../live/live-race';
import { hasSeveralTypes } from '../../../racing/race-names';
import { explainTimes } from '../../explain/with-explanation';
import { loadStarts } from '../../load-starts';
import { toPause } from '../../pause/pause-data';
import { toLapRecords } from '../../records-table/records-table-data';
import { listUpcomingRaces } from '../../upcoming-race';
import type { TabInput } from '../tab';
import { findCurrentRace, type QuickStatusData, toLastRaceCard } from './quick-status-data';

const MAX_RECORDS = 5;

/** Loads the current race, the records, the starts so far and the streams in parallel; each may fail on its own. */
export async function loadQuickStatus({
  client,
  event,
  pilots,
  channels,
  last,
  next,
  nowMs,
  search,
}: TabInput): Promise<QuickStatusData> {
  const currentRace = findCurrentRace(next);
  const currentQuery = currentRace && raceQuery(event.id, currentRace.id);
  const [current, summaries, { flown, earlier }, videos] = await Promise.all([
    currentQuery ? client.settle(currentQuery) : null,
    client.settle(summariesQuery(event.id)),
    loadStarts(client, event.id, last),
    client.settle(eventVideosQuery(event.id)),
  ]);
  const nowLocal = fromInstantMs(nowMs, event.timeZone);
  const upcoming = listUpcomingRaces(flown, next, nowLocal, earlier);
  const table = mapSettled(summaries, (value) =>
    toLapRecords({ event, pilots, summaries: value, search: new URLSearchParams() }),
  );
  const entries = [...last, ...next].flatMap(({ pilotChannels }) => pilotChannels);
  return {
    current:
      current &&
      mapSettled(current, (race) => toLiveRace({ race, event, maxLapColumns: LAP_COLUMNS.quickStatus })),
    last: toLastRaceCard(last, event),
    pause: currentRace
      ? null
      : toPause({ event, pilots, last, upcoming, summaries: summaries.ok ? summaries.value : [] }),
    upcoming,
    showsType: hasSeveralTypes([...last, ...next, ...(summaries.ok ? summaries.value : [])]),
    records: mapSettled(table, (all) => ({
      ...all,
      rows: all.rows.slice(0, MAX_RECORDS),
      count: all.rows.length,
    })),
    explanation:
      table.ok && summaries.ok
        ? await explainTimes([table.value], { event, pilots, search, summaries: summaries.value })
        : null,
    videos: videos.ok ? videos.value : [],
    channels: toChannelDisplays(
      { event, channels },
      entries.map(({ channelId }) => channelId),
    ),
  };
}
