import { type LiveNow, lastRacesQuery, loadEventBundle, raceQuery } from '@holeshot/client';
import { FORECAST_RACES } from '@holeshot/contract';
import {
  channelLabel,
  FALLBACK_CHANNEL_COLOR,
  forecastStarts,
  fromInstantMs,
  type Guid,
  type RaceStanding,
  raceStandings,
  type StartForecast,
  toInstantMs,
} from '@holeshot/domain';
import type { PageArgs } from '@holeshot/platform';

/** A pilot in the race in progress. */
export interface LiveRow extends Omit<RaceStanding, 'channelId'> {
  name: string;
  photoUrl: string | null;
  channel: { label: string; color: string } | null;
}

/** The race in progress with its pilots by position; between two races, the next one with its pilots by channel. */
export interface LiveLead {
  now: LiveNow;
  rows: LiveRow[];
  /** laps that the leader has begun; 0 for a race without a lap limit */
  lap: number;
  targetLaps: number;
  /** an instant; `null` before the start */
  startMs: number | null;
  pausedSeconds: number;
  /** of the next race; `null` during a race and while nothing is known */
  forecast: StartForecast | null;
  /** when the data was read, an instant */
  readAtMs: number;
}

/** Of a pilot in a race that has not started. */
const NOT_FLOWN = { position: null, lastLapSeconds: null, isFastest: false, lapCount: 0, gapSeconds: null };

/** Without its rows when they do not load: the page then shows only the leader. */
export async function loadLive(client: PageArgs['client'], now: LiveNow, nowMs: number): Promise<LiveLead> {
  try {
    const eventId = now.event.id;
    const [{ event, pilots }, race, flown] = await Promise.all([
      loadEventBundle(client, eventId),
      client.get(raceQuery(eventId, now.raceId)),
      now.isNext ? client.settle(lastRacesQuery(eventId, FORECAST_RACES)) : null,
    ]);
    const starts = flown?.ok ? flown.value.flatMap(({ start }) => start ?? []) : [];
    const [forecast = null] = forecastStarts(starts, fromInstantMs(nowMs, event.timeZone), 1);
    const targetLaps = race.targetLaps || event.laps;
    const pilotById = new Map(pilots.map((pilot) => [pilot.id, pilot]));
    const getChannel = (channelId: Guid | null): LiveRow['channel'] => {
      const channel = event.channels.find(({ id }) => id === channelId);
      if (!channel) return null;
      return { label: channelLabel(channel), color: channel.color || FALLBACK_CHANNEL_COLOR };
    };
    const standings = now.isNext
      ? race.pilotChannels.map((seat) => ({ ...NOT_FLOWN, ...seat }))
      : raceStandings(race, targetLaps);
    const rows = standings.map(({ channelId, ...row }) => ({
      ...row,
      name: pilotById.get(row.pilotId)?.name ?? '',
      photoUrl: pilotById.get(row.pilotId)?.photoUrl ?? null,
      channel: getChannel(channelId),
    }));
    const begun = (rows[0]?.lapCount ?? 0) + 1;
    return {
      ...{ now, rows, targetLaps, forecast, readAtMs: nowMs, pausedSeconds: race.totalPausedSeconds },
      lap: race.eventType === 'Race' && !now.isNext ? Math.min(begun, targetLaps) : 0,
      startMs: race.start === null ? null : toInstantMs(race.start, now.event.timeZone),
    };
  } catch {
    const nothing = { rows: [], lap: 0, targetLaps: 0, startMs: null, pausedSeconds: 0, forecast: null };
    return { now, ...nothing, readAtMs: nowMs };
  }
}
