import type { WireLiveNow } from '@holeshot/contract/wire';
import { formatWireClock } from '@holeshot/domain';
import type { FastifyPluginAsync } from 'fastify';
import { presentEventListItem } from '../../events/read/present-event';
import { findLiveNow, type RunningRace } from './repository';

/** Maximum age of the answer; pages that show it poll. */
const CACHE_MS = 3_000;

/** Clocks that differ by less count as equal. */
const MIN_AHEAD_SECONDS = 3;

const present = (
  { event, isFlying, raceId, roundNumber, raceNumber, eventType, expectedStart, leader }: RunningRace,
  timerAheadSeconds: number,
): WireLiveNow => ({
  Event: presentEventListItem(event),
  State: isFlying ? 'flying' : 'next',
  RaceID: raceId,
  RoundNumber: roundNumber,
  RaceNumber: raceNumber,
  Type: eventType,
  ExpectedStart: expectedStart && {
    Likely: formatWireClock(expectedStart.likely),
    Range: expectedStart.range && {
      From: formatWireClock(expectedStart.range.from),
      Until: formatWireClock(expectedStart.range.until),
    },
  },
  ...(Math.abs(timerAheadSeconds) >= MIN_AHEAD_SECONDS && { TimerAhead: timerAheadSeconds }),
  Leader: leader && {
    PilotID: leader.pilotId,
    Name: leader.name,
    Channel: leader.channel && { Label: leader.channel.label, Color: leader.channel.color },
    Gap: leader.gapSeconds,
  },
});

export const liveNowRoutes: FastifyPluginAsync = async (app) => {
  app.publicRead('liveNow', {
    scopes: () => ['events', 'clubs'],
    cacheMs: CACHE_MS,
    async read(db, _, cache) {
      const races = await findLiveNow(db, cache, Date.now());
      return races.map((race) =>
        present(race, Math.round(app.liveFeed.getTimerAheadMs(race.event.id) / 1_000)),
      );
    },
  });
};
