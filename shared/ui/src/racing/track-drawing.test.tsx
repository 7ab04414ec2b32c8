import { render } from '@testing-library/react';
import { TrackDrawing } from './track-drawing';

test('gates are SVG markers with ids of their own per track', () => {
  const { container } = render(
    <svg aria-hidden="true">
      <TrackDrawing seed="event-1" fill="#0E5A4F" width={620} height={300} />
      <TrackDrawing seed="event-2" fill="#0E5A4F" width={620} height={300} />
    </svg>,
  );
  const ids = [...container.querySelectorAll('marker')].map(({ id }) => `url(#${id})`);
  expect(new Set(ids).size).toBe(4);
  const lines = [...container.querySelectorAll('path[marker-mid]')];
  const used = lines.flatMap((line) => ['marker-mid', 'marker-start'].map((name) => line.getAttribute(name)));
  expect(used).toEqual(ids);
});
