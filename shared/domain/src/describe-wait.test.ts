import { describeWait } from './describe-wait';

const LIKELY = Date.UTC(2026, 10, 21, 11, 48, 10);
const forecast = { likely: LIKELY, range: { from: LIKELY - 90_000, until: LIKELY + 90_000 } };
const RANGE = '11:46:40 AM to 11:49:40 AM';

it.each([
  ['before it', -130_000, 'In about', '2:10', false],
  ['an hour before it', -3_730_000, 'In about', '1:02:10', false],
  ['past the likely moment', 60_000, 'In about', '0:00', false],
  ['past the range', 165_000, 'Later than usual', '+1:15', true],
])('%s', (_title, sinceMs, label, value, isWarning) => {
  expect(describeWait(forecast, LIKELY + sinceMs, false)).toEqual({ label, value, range: RANGE, isWarning });
});

it('counts from the likely moment without a range', () => {
  const wait = describeWait({ likely: LIKELY, range: null }, LIKELY + 5_000, false);
  expect(wait).toEqual({ label: 'Later than usual', value: '+0:05', range: '', isWarning: true });
});

it('has no countdown in old data', () => {
  expect(describeWait(forecast, LIKELY - 130_000, true)).toMatchObject({
    label: 'Expected',
    value: '11:48 AM',
    isWarning: true,
  });
});

it('says when nothing is known', () => {
  expect(describeWait(null, LIKELY, false)).toMatchObject({ label: 'Time not known yet', value: '' });
});
