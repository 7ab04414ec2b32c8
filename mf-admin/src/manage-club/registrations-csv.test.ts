import { registrationsCsv } from './registrations-csv';

test('a registration is a row with name, status, note and time', () => {
  const row = { userId: 4, pilotName: 'Kea', place: 0, note: 'R1', atMs: Date.UTC(2026, 10, 1, 12, 5) };
  expect(
    registrationsCsv([
      { ...row, status: 'registered' },
      { ...row, status: 'waiting', place: 2, note: '' },
    ]),
  ).toEqual([
    ['Pilot', 'Status', 'Note', 'Registered (UTC)'],
    ['Kea', 'Registered', 'R1', '2026-11-01 12:05'],
    ['Kea', 'Waiting list, place 2', '', '2026-11-01 12:05'],
  ]);
});
