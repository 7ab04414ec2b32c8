import { eventTypeText } from './event-type-text';

test.each([
  ['Race', 'Race'],
  ['TimeTrial', 'Time trial'],
  ['CasualPractice', 'Casual practice'],
])('%s reads %s', (eventType, text) => {
  expect(eventTypeText(eventType)).toBe(text);
});
