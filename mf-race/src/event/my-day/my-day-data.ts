import {
  type Guid,
  type LapRecord,
  type LocalMs,
  lapRecords,
  lapsText,
  pilotsText,
  type Race,
  type RaceEvent,
  type RaceSummary,
  type Round,
  type StartForecast,
  type StartIntervals,
} from '@holeshot/domain';
import { findChannelId } from '../../channels/channel-display';
import type { EventPilot } from '../../event-pilots/event-pilot';
import { listRankedPilots } from '../../event-pilots/list-ranked-pilots';
import { raceTitle } from '../../racing/race-names';
import { findCurrentRace } from '../current-race';
import { listUpcomingRaces, type UpcomingRace } from '../upcoming-race';
import { listOwnResults, type OwnResults } from './own-results-data';
import { type PlugInInput, toPlugIn } from './plug-in';

/** The steps of a pilot between two races. */
export type DayState = 'battery' | 'line' | 'flying' | 'done';

/** A race up to and including the pilot's next one. */
export interface RaceAhead {
  id: Guid;
  title: string;
  isFlying: boolean;
  isOwn: boolean;
  /** the actual start, if the race is in progress */
  forecast: StartForecast | null;
}

export interface Opponent {
  pilotId: Guid;
  channelId: Guid | null;
  /** in the order of best laps; `null` without one */
  rank: number | null;
  bestSeconds: number | null;
  /** to the pilot's own best lap, below 0 when faster */
  gapSeconds: number | null;
}

/** A pilot's day at an event. */
export interface MyDayData extends OwnResults {
  pilotId: Guid;
  state: DayState;
  /** the pilot's race in progress, or the next one; `null` if none is drawn */
  race: {
    id: Guid;
    title: string;
    facts: string;
    channelId: Guid | null;
    forecast: StartForecast | null;
  } | null;
  /** the race in progress, and the last races up to the pilot's; at most `MAX_AHEAD` */
  ahead: RaceAhead[];
  /** races before the pilot's that have not landed */
  countBefore: number;
  /** `null` without a race or a channel, and during the race */
  plugIn: ReturnType<typeof toPlugIn>;
  ownBestSeconds: number | null;
  opponents: Opponent[];
  /** the pilot's races after the next one */
  later: UpcomingRace[];
  /** names of the rounds that are planned, but not drawn */
  undrawn: string[];
}

export interface MyDayInput extends Omit<PlugInInput, 'race' | 'before' | 'inAir' | 'limitMhz'> {
  event: Pick<RaceEvent, 'laps' | 'eventType' | 'channels' | 'channelLimitMhz'>;
  pilots: readonly EventPilot[];
  pilotId: Guid;
  /** latest first */
  flown: readonly Race[];
  earlier: StartIntervals | undefined;
  /** the race in progress, and those that are drawn */
  next: readonly Race[];
  /** all races of the pilot */
  own: readonly Race[];
  summaries: readonly RaceSummary[];
  rounds: readonly Round[];
  nowLocal: LocalMs;
}

/** Rows of the chart of starts. */
const MAX_AHEAD = 5;

const hasPilot = ({ pilotChannels }: Pick<Race, 'pilotChannels'>, pilotId: Guid): boolean =>
  pilotChannels.some((seat) => seat.pilotId === pilotId);

/** A pilot's day: the race in progress or the next start, channel, opponents, later races and results. */
export function toMyDay(input: MyDayInput): MyDayData {
  const { event, pilotId, flown, earlier, next, nowLocal } = input;
  const records = listRecords(input);
  const results = listOwnResults(input);
  const day = {
    pilotId,
    ownBestSeconds: records.find((record) => record.pilotId === pilotId)?.pbLap?.seconds ?? null,
    undrawn: listUndrawn(input),
    ...results,
  };
  const isOwn = ({ pilots }: UpcomingRace) => pilots.some((seat) => seat.pilotId === pilotId);
  const inProgress = findCurrentRace(next);
  const upcoming = listUpcomingRaces(flown, next, nowLocal, earlier);
  if (inProgress && hasPilot(inProgress, pilotId)) {
    return {
      ...day,
      state: 'flying',
      race: toOwnRace(inProgress, input, null),
      ahead: [],
      countBefore: 0,
      plugIn: null,
      opponents: listOpponents(inProgress, pilotId, records),
      later: upcoming.filter(isOwn),
    };
  }
  const index = upcoming.findIndex(isOwn);
  const race = next.find(({ id }) => id === upcoming[index]?.id);
  if (!race) {
    const state = results.results.length === 0 ? 'battery' : 'done';
    return { ...day, state, race: null, ahead: [], countBefore: 0, plugIn: null, opponents: [], later: [] };
  }
  const before = upcoming.slice(0, index);
  const inAir = inProgress ? [inProgress] : [];
  return {
    ...day,
    state: before.length === 0 ? 'line' : 'battery',
    race: toOwnRace(race, input, upcoming[index]?.forecast ?? null),
    ahead: listAhead(inProgress, upcoming.slice(0, index + 1)),
    countBefore: before.length + inAir.length,
    plugIn: toPlugIn({ ...input, limitMhz: event.channelLimitMhz, race, before, inAir }),
    opponents: listOpponents(race, pilotId, records),
    later: upcoming.slice(index + 1).filter(isOwn),
  };
}

const toOwnRace = (
  race: Race,
  { event, pilotId }: MyDayInput,
  forecast: StartForecast | null,
): MyDayData['race'] => ({
  id: race.id,
  title: raceTitle(race),
  forecast,
  facts: `${lapsText(race.targetLaps || event.laps)}, ${pilotsText(race.pilotChannels.length)}`,
  channelId: findChannelId(race, pilotId),
});

function listAhead(inProgress: Race | undefined, upcoming: readonly UpcomingRace[]): RaceAhead[] {
  const rows = upcoming.map(
    (race, index): RaceAhead => ({
      id: race.id,
      title: raceTitle(race),
      forecast: race.forecast,
      isFlying: false,
      isOwn: index === upcoming.length - 1,
    }),
  );
  const flying: RaceAhead[] = inProgress
    ? [
        {
          id: inProgress.id,
          title: raceTitle(inProgress),
          isFlying: true,
          isOwn: false,
          forecast: toActualStart(inProgress),
        },
      ]
    : [];
  return [...flying, ...rows.slice(-(MAX_AHEAD - flying.length))];
}

const toActualStart = ({ start }: Race): StartForecast | null =>
  start === null ? null : { likely: start, range: null };

function listRecords({ summaries, pilots, event }: MyDayInput): LapRecord[] {
  return lapRecords(summaries, listRankedPilots(pilots, event.eventType), 'pbLap');
}

function listOpponents(race: Race, pilotId: Guid, records: readonly LapRecord[]): Opponent[] {
  const getRecord = (id: Guid) => records.find((record) => record.pilotId === id);
  const ownSeconds = getRecord(pilotId)?.pbLap?.seconds;
  return race.pilotChannels
    .filter((seat) => seat.pilotId !== pilotId)
    .map((seat) => {
      const record = getRecord(seat.pilotId);
      const bestSeconds = record?.pbLap?.seconds ?? null;
      return {
        pilotId: seat.pilotId,
        channelId: seat.channelId,
        bestSeconds,
        rank: bestSeconds === null ? null : (record?.rank ?? null),
        gapSeconds: bestSeconds === null || ownSeconds === undefined ? null : bestSeconds - ownSeconds,
      };
    })
    .sort((a, b) => (a.rank ?? 1e6) - (b.rank ?? 1e6));
}

/** Names of the rounds without a race, such as `Round 8`; each once, because rounds may have the same name. */
function listUndrawn({ rounds, flown, next, own }: MyDayInput): string[] {
  const drawn = new Set([...flown, ...next, ...own].map(({ roundId }) => roundId));
  const newest = Math.max(0, ...[...flown, ...next].map(({ roundOrder }) => roundOrder));
  const undrawn = rounds.filter(({ id, order }) => !drawn.has(id) && order > newest);
  return [...new Set(undrawn.map(({ name, roundNumber }) => name || `Round ${roundNumber}`))];
}
