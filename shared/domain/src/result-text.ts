import { lapsText, ordinal } from './format';
import { formatSeconds } from './format-seconds';
import type { RaceSummary } from './model';

type DnfOf = Pick<RaceSummary, 'eventType' | 'dnf' | 'lapCount' | 'targetLapCount'>;
type FigureOf = Pick<RaceSummary, 'eventType' | 'lapCount' | 'targetLapSeconds' | 'raceSeconds'>;

/**
 * Whether a pilot's result of an ended race is DNF: in a Race what was stored, in a TimeTrial whoever flew fewer
 * than the target laps, never in Endurance or in types without results. Source: domain notes 4.3.
 */
export function isDnf({ eventType, dnf, lapCount, targetLapCount }: DnfOf): boolean {
  if (eventType === 'TimeTrial') return lapCount < targetLapCount;
  return eventType === 'Race' && dnf;
}

/** The place in an ended race: `1st`, `DNF`, or `–` where nobody was ranked. Source: domain notes 4.3. */
export const placeText = (summary: DnfOf & Pick<RaceSummary, 'position'>): string =>
  isDnf(summary) ? 'DNF' : ordinal(summary.position ?? 0) || '–';

/**
 * The time in seconds that decides between pilots: race time in a Race, best target laps in the types that are about
 * best laps; `null` in Endurance, which the laps flown decide, and where a pilot has none. Source: specification section
 * 9 (event target label), domain notes 4.2 and 4.3.
 */
export function decidingSeconds({ eventType, raceSeconds, targetLapSeconds }: FigureOf): number | null {
  if (eventType === 'Race') return raceSeconds;
  return eventType === 'Endurance' ? null : targetLapSeconds;
}

/** What was flown in Endurance: `7 laps`, and the time of the best target laps where there is one: `7 laps · 57.00`. */
export const enduranceText = ({ lapCount, targetLapSeconds }: FigureOf): string =>
  [lapsText(lapCount), formatSeconds(targetLapSeconds)].filter(Boolean).join(' · ');

/**
 * A pilot's result of an ended race in one line, the same on cards, pilot pages and profiles: the place in a Race
 * (`1st`, `DNF`), place, laps and time in Endurance (`1st · 7 laps · 57.00`), the time of the best target laps in the
 * others (`63.00`); `DNF` in a TimeTrial without one, `–` where there is nothing to tell.
 * Source: specification section 1, domain notes 4.3.
 */
export function resultText(summary: DnfOf & FigureOf & Pick<RaceSummary, 'position'>): string {
  const { eventType, position, targetLapSeconds } = summary;
  if (eventType === 'Race') return placeText(summary);
  if (eventType === 'Endurance') {
    return [ordinal(position ?? 0), enduranceText(summary)].filter(Boolean).join(' · ');
  }
  return formatSeconds(targetLapSeconds) || placeText({ ...summary, position: null });
}
