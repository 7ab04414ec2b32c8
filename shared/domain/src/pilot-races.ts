import { forecastStarts, type StartForecast, type StartIntervals } from './forecast-starts';
import type { Guid, LocalMs, Race } from './model';
import { raceState, splitRaces } from './race-state';

/** A race of an event that has not ended. */
export interface FieldRace {
  race: Race;
  isFlying: boolean;
  /** races that land before it starts; 0 in the air */
  countBefore: number;
  /** `null` in the air, and while nothing is known */
  forecast: StartForecast | null;
  /** whether its pilots are called to the line (R144) */
  isCalled: boolean;
}

export interface PilotRace extends FieldRace {
  channelId: Guid | null;
}

interface FieldRacesInput {
  /** all races of the event */
  races: readonly Race[];
  /** intervals of the club's earlier events */
  earlier?: StartIntervals | undefined;
  /** the race that the desktop app loaded last; `null` if the event's app does not report it */
  calledRaceId: Guid | null;
  /** the time at the field */
  nowLocal: LocalMs;
}

/** Lists the races of an event that have not ended, those in the air first. */
export function listFieldRaces({ races, earlier, calledRaceId, nowLocal }: FieldRacesInput): FieldRace[] {
  const next = splitRaces(races).next(races.length);
  const upcoming = next.filter((race) => raceState(race) === 'not-started');
  const forecasts = forecastStarts({ flown: races, earlier, upcoming, nowLocal });
  const flyingCount = next.length - upcoming.length;
  const hasBegun = races.some(({ start }) => start !== null);
  return next.map((race, position) => {
    const isFlying = position < flyingCount;
    const isNext = hasBegun && position === 0;
    return {
      race,
      isFlying,
      countBefore: isFlying ? 0 : position,
      forecast: isFlying ? null : (forecasts[position - flyingCount] ?? null),
      isCalled: !isFlying && (calledRaceId === null ? isNext : calledRaceId === race.id),
    };
  });
}

/** Lists the races that a pilot is in. */
export const listPilotRaces = (races: readonly FieldRace[], pilotId: Guid): PilotRace[] =>
  races.flatMap((one) => {
    const seat = one.race.pilotChannels.find((entry) => entry.pilotId === pilotId);
    return seat ? [{ ...one, channelId: seat.channelId }] : [];
  });
