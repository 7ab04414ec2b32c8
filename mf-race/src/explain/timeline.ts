import {
  type ExplainedCrossing,
  formatSeconds,
  type LapTotal,
  type LocalMs,
  type ValidLap,
} from '@holeshot/domain';
import { lapHeading } from '../racing/race-names';
import type { Span, Timeline } from './explanation';

/** With more laps, their names would overlap. */
const MAX_NAMES = 8;

interface TimelineInput {
  /** start of the race */
  start: LocalMs;
  crossings: readonly ExplainedCrossing[];
  best: LapTotal<ValidLap> | null;
  next: LapTotal<ValidLap> | null;
}

/** Lays out a pilot's crossings of the start gate, from the start of the race to the last one; `null` without any. */
export function layOutTimeline({ start, crossings, best, next }: TimelineInput): Timeline | null {
  const gate = crossings.filter(({ detection }) => detection.isLapEnd);
  const end = gate.at(-1)?.detection.time ?? start;
  if (end <= start) return null;
  const place = (time: number) =>
    Number(((100 * (Math.max(time, start) - start)) / (end - start)).toFixed(2));
  const toSpan = (total: LapTotal<ValidLap>, note = ''): Span => {
    const [first] = total.laps;
    const last = total.laps.at(-1);
    return {
      from: place(first?.start ?? start),
      to: place(last?.end ?? end),
      label: `${lapsLabel(total.laps)}, ${formatSeconds(total.seconds)}${note}`,
    };
  };
  const used = new Set(best?.laps.map(({ detectionId }) => detectionId));
  const counted = gate.filter(({ counts, lap }) => counts && lap);
  return {
    crossings: gate.map(({ detection: { id, time }, counts }) => ({
      id,
      at: place(time),
      isRuledOut: !counts,
    })),
    laps:
      counted.length > MAX_NAMES
        ? []
        : counted.flatMap(({ detection, lap }) =>
            lap
              ? {
                  id: detection.id,
                  at: (place(lap.start) + place(lap.end)) / 2,
                  label: lapHeading(lap.lapNumber),
                  isUsed: used.has(detection.id),
                }
              : [],
          ),
    best: best && toSpan(best),
    next: best && next && toSpan(next, `, +${(next.seconds - best.seconds).toFixed(2)}`),
  };
}

/** `Lap 3`, `Laps 2 to 4` */
export function lapsLabel(laps: readonly { lapNumber: number }[]): string {
  const first = laps[0]?.lapNumber ?? 0;
  const last = laps.at(-1)?.lapNumber ?? 0;
  if (first === last) return first === 0 ? 'Holeshot' : `Lap ${first}`;
  return first === 0 ? `Holeshot to lap ${last}` : `Laps ${first} to ${last}`;
}
