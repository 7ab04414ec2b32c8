import { render, screen } from '@testing-library/react';
import { ZoneNote } from './zone-note';
import { zoneText } from './zone-text';

const HALF_PAST_NINE = Date.UTC(2026, 11, 2, 9, 30);

test("names the place of an event elsewhere, with the visitor's time", async () => {
  expect(zoneText(HALF_PAST_NINE, 'America/New_York', 'Europe/Vilnius')).toEqual({
    place: 'New York time',
    own: 'Your time: 2nd December 2026, 4:30 PM',
  });
  render(<ZoneNote start={HALF_PAST_NINE} timeZone="Pacific/Kiritimati" />);
  expect(await screen.findByText('Kiritimati time')).toHaveAttribute('title', expect.stringMatching(/^Your/));
});

test.each([
  ['where the clocks are the same', HALF_PAST_NINE, 'Europe/Helsinki'],
  ['beside a date without a time', Date.UTC(2026, 11, 2), 'America/New_York'],
])('says nothing %s', (_, start, timeZone) => {
  expect(zoneText(start, timeZone, 'Europe/Vilnius')).toBeNull();
});
