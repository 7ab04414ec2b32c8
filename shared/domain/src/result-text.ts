import { lapsText, ordinal } from './format';
import { formatSeconds } from './format-seconds';
import type { RaceSummary } from './model';

type DnfInput = Pick<RaceSummary, 'eventType' | 'dnf' | 'lapCount' | 'targetLapCount' | 'resultSeconds'>;
type TimeInput = Pick<RaceSummary, 'eventType' | 'targetLapSeconds' | 'raceSeconds' | 'resultSeconds'>;
type ResultInput = TimeInput & Pick<RaceSummary, 'lapCount'>;

/**
 * Whether a pilot did not finish a race that has ended: in a Race as stored, in a TimeTrial with fewer laps than the
 * target, never in other types (R90).
 */
export function isDnf({ eventType, dnf, lapCount, targetLapCount, resultSeconds }: DnfInput): boolean {
  if (eventType === 'TimeTrial') return resultSeconds === undefined ? lapCount < targetLapCount : dnf;
  return eventType === 'Race' && dnf;
}

/** The place in a finished race: `1st`, `DNF`, or `–` without a position (R90). */
export const formatPosition = (summary: DnfInput & Pick<RaceSummary, 'position'>): string =>
  isDnf(summary) ? 'DNF' : ordinal(summary.position ?? 0) || '–';

/**
 * The time in seconds that ranks pilots: race time in a Race, best target laps in types that rank by best laps (R89);
 * `null` without a time, and in Endurance, which ranks by laps (R88).
 */
export function decidingSeconds({
  eventType,
  raceSeconds,
  targetLapSeconds,
  resultSeconds,
}: TimeInput): number | null {
  if (resultSeconds !== undefined) return resultSeconds;
  if (eventType === 'Race') return raceSeconds;
  return eventType === 'Endurance' ? null : targetLapSeconds;
}

/** Laps in Endurance, and the time of the best target laps if there is one: `7 laps`, `7 laps · 57.00`. */
export const enduranceText = ({ lapCount, targetLapSeconds }: ResultInput): string =>
  [lapsText(lapCount), formatSeconds(targetLapSeconds)].filter(Boolean).join(' · ');

/**
 * A pilot's result of a finished race in one line: the place in a Race (`1st`, `DNF`), place, laps and time in
 * Endurance (`1st · 7 laps · 57.00`), the time of the best target laps in other types (`63.00`); `DNF` in a TimeTrial
 * without that time, `–` without a result (R92).
 */
export function resultText(summary: DnfInput & ResultInput & Pick<RaceSummary, 'position'>): string {
  const { eventType, position } = summary;
  if (eventType === 'Race') return formatPosition(summary);
  if (eventType === 'Endurance') {
    return [ordinal(position ?? 0), enduranceText(summary)].filter(Boolean).join(' · ');
  }
  return formatSeconds(decidingSeconds(summary)) || formatPosition({ ...summary, position: null });
}
