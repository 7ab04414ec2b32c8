import { formatPropertyFaults, parsePropertyFaults } from './property-faults';

test('faults are found again by the titles of their properties', () => {
  const faults = [
    { title: 'Handle', message: 'This handle is taken.' },
    { title: 'Time zone', message: 'Mars/Base is not a time zone: choose one of the list.' },
  ];
  const text = formatPropertyFaults(faults);
  expect(text).toBe(
    'Handle: This handle is taken.\nTime zone: Mars/Base is not a time zone: choose one of the list.',
  );
  expect(parsePropertyFaults(text, ['Time zone', 'Handle', 'Bio'])).toEqual({ faults, rest: '' });
});

test('lines that name no property are about the whole form', () => {
  const text = 'Registration has closed.\nHandle: This handle is taken.';
  expect(parsePropertyFaults(text, ['Bio'])).toEqual({ faults: [], rest: text });
});
