import { buildPilot, buildRace } from '@holeshot/testing';
import { toLapRecords } from '../records-table/records-table-data';
import { explainBestTime } from './explain-record';

test('a name from right to left does not move the time after it', () => {
  const pilots = [buildPilot({ id: 'kestrel', name: 'Kestrel' }), buildPilot({ id: 'hawk', name: 'נץ' })];
  const { summaries } = buildRace({ flights: { kestrel: [2, 20, 21, 22], hawk: [2, 20, 20, 20] } });
  const event = { id: 'event-1', eventType: 'Race' as const, pbLaps: 1, laps: 3 };
  const table = toLapRecords({ event, pilots, summaries, search: new URLSearchParams() });
  const getName = (id: string) => pilots.find((pilot) => pilot.id === id)?.name ?? '';
  const explained = explainBestTime(
    { event, table, summaries, pilots, getName },
    { figure: 'targetLap', pilotId: 'kestrel' },
  );
  expect(explained?.comparison).toBe('2nd of 2, +3.00 to \u2068נץ\u2069 60.00');
});
