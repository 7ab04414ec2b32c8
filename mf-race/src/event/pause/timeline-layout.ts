import type { LocalMs } from '@holeshot/domain';
import { listTicks, percentScale } from '../../racing/axis';
import type { PauseData } from './pause-data';

interface Span {
  from: number;
  width: number;
}

/** Places on a timeline, in percent of its width. */
export interface TimelineLayout {
  flown: (Span & { middle: number; hasTitle: boolean }) | null;
  /** contains four of five starts */
  expected: Span | null;
  likely: number;
  now: number;
  ticks: { local: LocalMs; at: number }[];
}

const MINUTE_MS = 60_000;
const MARGIN_MS = MINUTE_MS;
const TICKS = {
  steps: [1, 2, 5, 10, 15, 30, 60].map((minutes) => minutes * MINUTE_MS),
  largest: 120 * MINUTE_MS,
  max: 6,
};
/** An earlier race would leave no room for the rest. */
const MAX_FLOWN_MS = 60 * MINUTE_MS;
/** Titles that are closer, in percent, overlap on a phone. */
const MIN_TITLE_DISTANCE = 18;

/** Lays out the time from the last start to the latest likely start of the next race; `null` without a forecast. */
export function layOutTimeline(
  { next: { forecast }, flown }: Pick<PauseData, 'next' | 'flown'>,
  nowLocal: LocalMs,
): TimelineLayout | null {
  if (!forecast) return null;
  const { likely, range } = forecast;
  const shown = flown && nowLocal - flown.end < MAX_FLOWN_MS ? flown : null;
  const fromMs = Math.min(shown?.start ?? nowLocal, range?.from ?? likely, nowLocal) - MARGIN_MS;
  const untilMs = Math.max(range?.until ?? likely, nowLocal) + MARGIN_MS;
  const place = percentScale(fromMs, untilMs);
  const span = (from: LocalMs, until: LocalMs): Span => ({
    from: place(from),
    width: Math.round((place(until) - place(from)) * 100) / 100,
  });
  const layOutFlown = ({ start, end }: { start: LocalMs; end: LocalMs }) => {
    const middle = place((start + end) / 2);
    return { ...span(start, end), middle, hasTitle: Math.abs(place(likely) - middle) >= MIN_TITLE_DISTANCE };
  };
  return {
    flown: shown && layOutFlown(shown),
    expected: range && span(range.from, range.until),
    likely: place(likely),
    now: place(nowLocal),
    ticks: listMinutes(fromMs, untilMs).map((local) => ({ local, at: place(local) })),
  };
}

/** Ticks at whole minutes between two times, not at the edges, at most six. */
export const listMinutes = (fromMs: LocalMs, untilMs: LocalMs): LocalMs[] =>
  listTicks(fromMs, untilMs, TICKS).ticks.filter(
    (ms) => ms >= fromMs + MARGIN_MS / 2 && ms <= untilMs - MARGIN_MS / 2,
  );
