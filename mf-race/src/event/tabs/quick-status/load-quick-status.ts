import { lastRacesQuery, mapSettled, raceQuery, summariesQuery } from '@holeshot/client';
import { FORECAST_RACES } from '@holeshot/contract';
import { fromInstantMs } from '@holeshot/domain';
import { toChannelDisplays } from '../../../channels/channel-display';
import { LAP_COLUMNS } from '../../../live/live-limits';
import { toLiveRace } from '../../../live/live-race';
import { hasSeveralTypes } from '../../../racing/race-names';
import { toPause } from '../../pause/pause-data';
import { toLapRecords } from '../../records-table/records-table-data';
import { listUpcomingRaces } from '../../upcoming-race';
import type { TabInput } from '../tab';
import { findCurrentRace, type QuickStatusData, toLastRaceCard } from './quick-status-data';

const MAX_RECORDS = 5;

/** Loads the current race, the records and the starts so far in parallel; each may fail without the others. */
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
  const [current, summaries, flown] = await Promise.all([
    currentQuery ? client.settle(currentQuery) : null,
    client.settle(summariesQuery(event.id)),
    client.settle(lastRacesQuery(event.id, FORECAST_RACES)),
  ]);
  const nowLocal = fromInstantMs(nowMs, event.timeZone);
  const upcoming = listUpcomingRaces(flown.ok ? flown.value : last, next, nowLocal);
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
