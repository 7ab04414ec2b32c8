import type { LapTotal } from '../best-consecutive';
import type { RecordColumn } from '../lap-records';
import type { Detection, Guid, Lap, RaceDetails, RaceEvent, RaceSummary } from '../model';
import { summarizeRace } from '../race-summary';
import { type ValidLap, validLaps } from '../valid-laps';
import { deriveTime, findNextBest } from './derive-time';
import { recountLaps } from './recount-laps';

/** A crossing of a pilot, and the lap that it ends. */
export interface ExplainedCrossing {
  detection: Detection;
  lap: (Lap & Pick<ValidLap, 'isFromVideo'>) | null;
  /** whether the lap, or the split, counts (R77) */
  counts: boolean;
  /** since the pilot's last crossing that counts, or the start of the race */
  afterSeconds: number;
}

/** A pilot's figures in the race if one crossing counted, or did not count. */
export interface RaceChange {
  detection: Detection;
  /** whether it would count */
  counts: boolean;
  summary: RaceSummary;
}

/** How the figures of one pilot in one race came about. */
export interface RaceExplanation {
  /** the figures as the site shows them; stored positions, points and DNFs are as delivered (R93) */
  summary: RaceSummary;
  /** the figures of all pilots by the site's rules alone; places may differ from the stored ones */
  byRules: RaceSummary[];
  /** by time */
  crossings: ExplainedCrossing[];
  /** the laps behind each time; `null` without such a time */
  times: Record<RecordColumn, LapTotal<ValidLap> | null>;
  /** the second-best consecutive laps */
  nextBest: Record<'pbLap' | 'targetLap', LapTotal<ValidLap> | null>;
  /** the effect of inverting each crossing at the start gate, by time; omits crossings that change nothing */
  changes: RaceChange[];
}

type RaceEventRules = Pick<RaceEvent, 'pbLaps' | 'laps'>;
/** Longer races, such as an Endurance, have no list of changes: it would be long, and each entry takes a recount. */
const MAX_CHANGES = 30;

/**
 * Derives a pilot's figures in a race from the crossings (R73, R77, R78). The changes are computed by the same rules,
 * without stored results. `null` when the pilot is not in the race.
 */
export function explainRace(race: RaceDetails, event: RaceEventRules, pilotId: Guid): RaceExplanation | null {
  const summary = race.summaries.find((row) => row.pilotId === pilotId);
  if (!summary) return null;
  const laps = validLaps(race, { pilotId });
  const times = {
    holeshot: deriveTime('holeshot', laps, event),
    pbLap: deriveTime('pbLap', laps, event),
    targetLap: deriveTime('targetLap', laps, event),
    race: deriveTime('race', laps, { ...event, laps: race.targetLaps || event.laps }),
  };
  const byRules = summarizeByRules(race, event);
  const crossings = listCrossings(race, pilotId, laps);
  const nextBest = { pbLap: findNextBest(laps, event.pbLaps), targetLap: findNextBest(laps, event.laps) };
  const changes = listChanges(race, event, crossings, byRules);
  return { summary, byRules, crossings, times, nextBest, changes };
}

/** The figures of a race by the site's rules alone, without what the desktop app stored (R134). */
export const summarizeByRules = (race: RaceDetails, event: RaceEventRules): RaceSummary[] =>
  summarizeRace({ race, laps: race.laps, detections: race.detections, results: [], event });

function listCrossings(race: RaceDetails, pilotId: Guid, laps: readonly ValidLap[]): ExplainedCrossing[] {
  const lapByDetection = new Map(race.laps.map((lap) => [lap.detectionId, lap]));
  const counted = new Map(laps.map((lap) => [lap.detectionId, lap]));
  let last = race.start;
  return race.detections
    .filter((detection) => detection.pilotId === pilotId)
    .sort((a, b) => a.time - b.time)
    .map((detection) => {
      const afterSeconds = last === null ? 0 : (detection.time - last) / 1_000;
      const counts = detection.isLapEnd ? counted.has(detection.id) : detection.valid;
      if (detection.isLapEnd && counts) last = detection.time;
      return {
        detection,
        lap: counted.get(detection.id) ?? lapByDetection.get(detection.id) ?? null,
        counts,
        afterSeconds,
      };
    });
}

function listChanges(
  race: RaceDetails,
  event: RaceEventRules,
  crossings: readonly ExplainedCrossing[],
  byRules: readonly RaceSummary[],
): RaceChange[] {
  const gate = crossings.filter(({ detection }) => detection.isLapEnd && detection.timingSystemIndex === 0);
  if (gate.length > MAX_CHANGES) return [];
  return gate.flatMap(({ detection }) => {
    const counts = !detection.valid;
    const changed = recountLaps(race, detection.id, counts);
    const isOwn = ({ pilotId }: RaceSummary) => pilotId === detection.pilotId;
    const summary = summarizeByRules(changed, event).find(isOwn);
    const before = byRules.find(isOwn);
    return summary && before && isDifferent(summary, before) ? [{ detection, counts, summary }] : [];
  });
}

const FIGURES = [
  'position',
  'dnf',
  'lapCount',
  'holeshotSeconds',
  'pbLapSeconds',
  'targetLapSeconds',
  'raceSeconds',
  'resultSeconds',
] as const;

const isDifferent = (a: RaceSummary, b: RaceSummary): boolean =>
  FIGURES.some((figure) => a[figure] !== b[figure]);
