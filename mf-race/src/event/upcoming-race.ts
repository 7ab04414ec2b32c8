import {
  forecastStarts,
  type Guid,
  type LocalMs,
  type Race,
  raceState,
  type StartForecast,
  type StartIntervals,
} from '@holeshot/domain';

/** A race that has not started. */
export interface UpcomingRace {
  id: Guid;
  eventType: Race['eventType'];
  roundNumber: number;
  raceNumber: number;
  /** the race's own; 0 without them */
  targetLaps: number;
  /** `null` when the races so far give no estimate */
  forecast: StartForecast | null;
  /** the likely moment, or now for a race that is late */
  expectedStart: LocalMs | null;
  pilots: { pilotId: Guid; channelId: Guid | null }[];
}

/**
 * The races after the current one, with their expected starts (R140), which `last` and the club's earlier events give: the
 * more races, the better. `nowLocal` is the time at the field.
 */
export function listUpcomingRaces(
  last: readonly Race[],
  next: readonly Race[],
  nowLocal: LocalMs,
  earlier?: StartIntervals,
): UpcomingRace[] {
  const upcoming = next.filter((race) => raceState(race) === 'not-started');
  const forecasts = forecastStarts({ flown: [...last, ...next], earlier, upcoming, nowLocal });
  return upcoming.map(({ id, eventType, roundNumber, raceNumber, targetLaps, pilotChannels }, index) => {
    const forecast = forecasts[index] ?? null;
    return {
      id,
      eventType,
      roundNumber,
      raceNumber,
      targetLaps,
      forecast,
      expectedStart: forecast && Math.max(forecast.likely, nowLocal),
      pilots: pilotChannels.map(({ pilotId, channelId }) => ({ pilotId, channelId })),
    };
  });
}
