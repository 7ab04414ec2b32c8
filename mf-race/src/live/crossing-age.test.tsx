import { renderToString } from 'react-dom/server';
import { CrossingAge } from './crossing-age';

test('a page without scripts has the age at which it was made', () => {
  const race = { lastCrossingMs: 1_000_000, expectedSeconds: 60 };
  const html = renderToString(<CrossingAge race={race} timerAheadMs={500} nowMs={1_182_500} />);
  expect(html).toContain('Last crossing 3 min 3 s ago');
});
