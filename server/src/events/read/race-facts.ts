import type { RaceResult } from '@holeshot/domain';
import stringify from 'safe-stable-stringify';
import type { RaceBody } from '../../database/schema';
import { ignoreFault } from '../../importing/parse/clean-json';
import { type ParsedRace, parseRace, parseResults } from '../../importing/parse/parse-race';
import { contentHash } from '../../importing/read/content-hash';

/** A race of a revision as race, laps, crossings and results. */
export interface RaceContent extends ParsedRace {
  results: RaceResult[];
}

/**
 * A stored revision as race, laps, crossings and results; its faults were reported when it was delivered. `timingLocation` is
 * the event's, for races that do not say; without ids of the site those of event and race are empty.
 */
export const parseBody = (
  { race, results }: RaceBody,
  { eventId = '', raceId = '', timingLocation = 'Holeshot' }: Partial<Parameters<typeof parseRace>[1]> = {},
): RaceContent => ({
  ...parseRace(race, { eventId, raceId, timingLocation }, ignoreFault),
  results: parseResults(results, ignoreFault),
});

const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => stringify(row) ?? '').sort();

/**
 * The hash of what was flown, and of what came of it (R162): start, end, pauses, target, bracket, pilots, crossings, laps and
 * results. Without what says nothing about racing: ids, numbers of races, signal strength, order in the files, fields that the
 * site does not know. So it is the same on every site that has these facts.
 */
export function hashRaceFacts({ race, valid, laps, detections, results }: RaceContent): string {
  const pilotByDetection = new Map(detections.map(({ id, pilotId }) => [id, pilotId]));
  const { start, end, totalPausedSeconds, targetLaps, bracket } = race;
  return contentHash({
    start,
    end,
    totalPausedSeconds,
    targetLaps,
    bracket,
    valid,
    pilots: sorted(race.pilotChannels.map(({ pilotId, handicapSeconds }) => ({ pilotId, handicapSeconds }))),
    crossings: sorted(
      detections.map(({ pilotId, time, timingSystemIndex, lapNumber, isLapEnd, valid: counts }) => ({
        pilotId,
        time,
        timingSystemIndex,
        lapNumber,
        isLapEnd,
        counts,
      })),
    ),
    laps: sorted(
      laps.map(({ detectionId, lapNumber, lengthSeconds, start: from, end: to }) => ({
        pilotId: pilotByDetection.get(detectionId) ?? null,
        lapNumber,
        lengthSeconds,
        from,
        to,
      })),
    ),
    results: sorted(
      results
        .filter(({ type, valid: counts }) => type === 'Race' && counts)
        .map(({ pilotId, position, points, dnf }) => ({ pilotId, position, points, dnf })),
    ),
  });
}
