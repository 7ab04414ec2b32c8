import { fromInstantMs, type LocalMs, type Race, type RaceEvent, toInstantMs } from '@holeshot/domain';

/** The moment at which a calendar describes an event. */
export interface CalendarMoment {
  instantMs: number;
  /** on the event's clock */
  local: LocalMs;
  /** instant of the last change, equal for equal calendars */
  stampMs: number;
  /** increases with every possible change of an entry */
  sequence: number;
}

const STEP_MS = 300_000;
/** Distinct steps without a start: after eight hours nothing is expected any more (R140). */
const STEPS = 99;

interface MomentInput {
  event: Pick<RaceEvent, 'timeZone'>;
  races: readonly Pick<Race, 'start'>[];
  /** how often the event was written */
  version: number;
  updatedAtMs: number;
  nowMs: number;
}

/**
 * A calendar depends on the event's data and on the delay of the next race, in steps of five minutes. So its sequence
 * number is computed from the two: it increases with every write and every step in between (R149).
 */
export function findMoment({ event, races, version, updatedAtMs, nowMs }: MomentInput): CalendarMoment {
  const starts = races.flatMap(({ start }) => (start === null ? [] : [start]));
  const lastMs = starts.length > 0 ? toInstantMs(Math.max(...starts), event.timeZone) : nowMs;
  const steps = Math.max(0, Math.min(STEPS, Math.floor((nowMs - lastMs) / STEP_MS)));
  const instantMs = steps < STEPS ? lastMs + steps * STEP_MS : nowMs;
  return {
    instantMs,
    local: fromInstantMs(instantMs, event.timeZone),
    stampMs: starts.length > 0 ? Math.max(updatedAtMs, lastMs + steps * STEP_MS) : updatedAtMs,
    sequence: version * (STEPS + 1) + steps,
  };
}
