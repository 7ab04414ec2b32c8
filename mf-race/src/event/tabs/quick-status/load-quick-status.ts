import { mapSettled, raceQuery, summariesQuery } from '@holeshot/client';
import { fromInstantMs } from '@holeshot/domain';
import { toChannelDisplays } from '../../../channels/channel-display';
import { LAP_COLUMNS } from '../../../live/live-limits';
import { toLiveRace } from '../../../live/live-race';
import { hasSeveralTypes } from '../../../racing/race-names';
import { toLapRecords } from '../../records-table/records-table-data';
import type { TabInput } from '../tab';
import {
  findCurrentRace,
  listUpcomingRaces,
  type QuickStatusData,
  toLastRaceCard,
} from './quick-status-data';

const MAX_RECORDS = 5;

/** Loads the current race and the records in parallel; each may fail without the other. */
export async function loadQuickStatus({
  client,
  event,
  pilots,
  channels,
  last,
  next,
  nowMs,
}: TabInput): Promise<QuickStatusData> {
  const currentRace = findCurrentRace(next);
  const currentQuery = currentRace && raceQuery(event.id, currentRace.id);
  const [current, summaries] = await Promise.all([
    currentQuery ? client.settle(currentQuery) : null,
    client.settle(summariesQuery(event.id)),
  ]);
  const entries = [...last, ...next].flatMap(({ pilotChannels }) => pilotChannels);
  return {
    current:
      current &&
      mapSettled(current, (race) => toLiveRace({ race, event, maxLapColumns: LAP_COLUMNS.quickStatus })),
    last: toLastRaceCard(last, event),
    upcoming: listUpcomingRaces(last, next, fromInstantMs(nowMs, event.timeZone)),
    showsType: hasSeveralTypes([...last, ...next, ...(summaries.ok ? summaries.value : [])]),
    records: mapSettled(summaries, (value) => {
      const table = toLapRecords({ event, pilots, summaries: value, search: new URLSearchParams() });
      return { ...table, rows: table.rows.slice(0, MAX_RECORDS), count: table.rows.length };
    }),
    channels: toChannelDisplays(
      { event, channels },
      entries.map(({ channelId }) => channelId),
    ),
  };
}
