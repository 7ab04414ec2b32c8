import type { CsvCell } from '@holeshot/ui';
import type { ClubRegistration } from './managing.query';

/** `Registered`, or `Waiting list, place 2` */
export const statusText = ({ status, place }: Pick<ClubRegistration, 'status' | 'place'>): string =>
  status === 'registered' ? 'Registered' : `Waiting list, place ${place}`;

/** The registrations as the rows of a CSV file, headings first. Times are UTC. */
export const registrationsCsv = (rows: readonly ClubRegistration[]): CsvCell[][] => [
  ['Pilot', 'Status', 'Note', 'Registered (UTC)'],
  ...rows.map((row) => [
    row.pilotName,
    statusText(row),
    row.note,
    new Date(row.atMs).toISOString().slice(0, 16).replace('T', ' '),
  ]),
];
