import fc from 'fast-check';
import type { UpcomingRace } from '../upcoming-race';
import { layOutTimeline } from './timeline-layout';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const at = (minutes: number) => NOON + minutes * MINUTE;
const next = (forecast: UpcomingRace['forecast']): UpcomingRace => ({
  id: 'next',
  eventType: 'Race',
  roundNumber: 7,
  raceNumber: 2,
  targetLaps: 3,
  pilots: [],
  expectedStart: null,
  forecast,
});
const flown = { title: 'Race 7-1', start: at(-6), end: at(-4) };

test('places the last race, the clock and the range between a minute before and one after', () => {
  const forecast = { likely: at(2), range: { from: at(1), until: at(3) } };
  expect(layOutTimeline({ next: next(forecast), flown }, at(0))).toEqual({
    flown: { from: 9.09, width: 18.18, middle: 18.18, hasTitle: true },
    expected: { from: 72.73, width: 18.18 },
    likely: 81.82,
    now: 63.64,
    ticks: [-6, -4, -2, 0, 2].map((minutes) => ({
      local: at(minutes),
      at: Math.round(((minutes + 7) / 11) * 10_000) / 100,
    })),
  });
});

test('needs a forecast, and omits a race of long ago', () => {
  expect(layOutTimeline({ next: next(null), flown }, at(0))).toBeNull();
  expect(layOutTimeline({ next: next({ likely: at(90), range: null }), flown }, at(80))?.flown).toBeNull();
});

test('omits the title of the last race where it would overlap that of the next one', () => {
  const forecast = { likely: at(1), range: null };
  const hasTitle = (minutes: number) =>
    layOutTimeline({ next: next(forecast), flown }, at(minutes))?.flown?.hasTitle;
  expect([5, 25, 45].map(hasTitle)).toEqual([true, true, false]);
});

test('everything is within the line, with at most six ticks', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 300 }), fc.integer({ min: 0, max: 90 }), (likely, width) => {
      const range = { from: at(likely - width), until: at(likely + width) };
      const layout = layOutTimeline({ next: next({ likely: at(likely), range }), flown }, at(0));
      if (!layout) throw new Error('There is no layout');
      const spans = [layout.flown, layout.expected].flatMap((span) =>
        span ? [span.from, span.from + span.width] : [],
      );
      for (const place of [...spans, layout.likely, layout.now, ...layout.ticks.map((tick) => tick.at)]) {
        expect(place).toBeGreaterThan(0);
        expect(place).toBeLessThan(100);
      }
      expect(layout.ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
