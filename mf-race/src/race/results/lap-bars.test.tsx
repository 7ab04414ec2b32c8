import { render } from '@testing-library/react';
import type { RaceLap } from '../../racing/race-laps';
import { LapBars, LEGEND_FILLS, lapBarScale } from './lap-bars';

const lap = (lapNumber: number, lengthSeconds: number, isFromVideo?: true): RaceLap => ({
  pilotId: 'ann',
  lapNumber,
  lengthSeconds,
  position: 1,
  behindSeconds: 0,
  gapSeconds: 0,
  ...(isFromVideo && { isFromVideo }),
});

const fills = (laps: RaceLap[]) => {
  const { container } = render(<LapBars laps={laps} scale={lapBarScale(laps)} />);
  return [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('fill'));
};

test('a lap of a video is never the fastest, not even where all are of one', () => {
  const plain = 'var(--edge)';
  expect(fills([lap(1, 28), lap(2, 27, true)])).toEqual([LEGEND_FILLS.fastest, plain]);
  expect(fills([lap(1, 28, true), lap(2, 27, true)])).toEqual([plain, plain]);
});
