import { backtest } from './backtest';
import { inventSeason } from './invent-season';

test('the range of starts holds about four of five, and is narrower than that of a fixed pace', () => {
  const seasons = Array.from({ length: 4 }, (_, seed) => inventSeason(seed + 1).slice(0, 3));
  const { count, insideShare, widthMinutes, fixedPaceMinutes } = backtest(seasons);
  expect(count).toBeGreaterThan(1_000);
  expect(insideShare).toBeGreaterThan(0.72);
  expect(insideShare).toBeLessThan(0.88);
  expect(widthMinutes).toBeLessThan(fixedPaceMinutes);
});
