import { lapsNeeded } from '@holeshot/domain';
import { lapNeedText } from './need-text';

const times = [21, 22.5, 24.3151, null].map((seconds, index) => ({ pilotId: `p${index}`, seconds }));
const say = (pilotId: string | null, cut: number, laps = 1) =>
  lapNeedText(lapsNeeded(times, cut, pilotId), { cut, laps, count: 3 });

test.each([
  ['behind', 'p2', 1, '3rd of 3 with 24.32. As things stand, a lap under 21.00 gets into the top 1.'],
  ['without a time', 'p3', 3, 'As things stand, a lap under 24.31 gets into the top 3.'],
  ['in a field that is not full', 'p3', 4, 'As things stand, any lap gets into the top 4.'],
  ['in', 'p1', 2, '2nd of 3 with 22.50: in the top 2 as things stand, until 1 more pilot is faster.'],
  ['first', 'p0', 2, '1st of 3 with 21.00: in the top 2 as things stand, until 2 more pilots are faster.'],
  ['anybody', null, 2, 'As things stand, a lap under 22.50 gets into the top 2.'],
])('says which lap a pilot needs who is %s', (_, pilotId, cut, text) => {
  expect(say(pilotId, cut)).toBe(text);
});

test('of several laps it says the total and the average, neither of which is rounded up', () => {
  expect(say('p3', 3, 3)).toBe(
    'As things stand, 3 laps in a row under 24.31, 8.10 on average, get into the top 3.',
  );
});
