import { buildRace, EVENT_START } from '@holeshot/testing';
import { listEvidence } from './evidence';
import { evidenceCsv } from './evidence-csv';

const event = { pbLaps: 1, laps: 2 };
const race = buildRace({ targetLaps: 2, flights: { kestrel: [2, 20, 19, 18], magpie: [1, 30] } });
type Detection = (typeof race.detections)[number];

const withDetection = (id: string, change: Partial<Detection>) => ({
  ...race,
  detections: race.detections.map((detection) =>
    detection.id === id ? { ...detection, ...change } : detection,
  ),
});

test('has a row per crossing with clock time, length and the times that include it', () => {
  expect(listEvidence(race, 'kestrel', event)).toEqual({
    pilotId: 'kestrel',
    rows: [
      row('kestrel-0', 2_000, 'Holeshot', 2, 'counted', ['Race Time']),
      row('kestrel-1', 22_000, 'Lap 1', 20, 'counted', ['Race Time']),
      row('kestrel-2', 41_000, 'Lap 2', 19, 'counted', ['2 Laps', 'Race Time']),
      row('kestrel-3', 59_000, 'Lap 3', 18, 'counted, after the finish', ['1 Lap', '2 Laps']),
    ],
  });
});

function row(
  detectionId: string,
  afterMs: number,
  crossing: string,
  lengthSeconds: number,
  reason: string,
  includedIn: string[],
) {
  return {
    detectionId,
    time: EVENT_START + afterMs,
    crossing,
    lengthSeconds,
    counts: true,
    reason,
    includedIn,
  };
}

test.each([
  ['Auto', 'ruled out by the timer'],
  ['ManualOverride', 'ruled out by the race director'],
  ['Marshall', 'ruled out by a marshal'],
] as const)('lists a crossing that is invalid as %s, with the reason', (validityType, reason) => {
  const changed = withDetection('kestrel-2', { valid: false, validityType });
  const found = listEvidence(changed, 'kestrel', event).rows[2];
  expect(found).toMatchObject({ counts: false, reason, includedIn: [], lengthSeconds: 19 });
});

test('names who made a crossing valid', () => {
  const changed = withDetection('kestrel-1', { validityType: 'Marshall' });
  expect(listEvidence(changed, 'kestrel', event).rows[1]?.reason).toBe('counted by a marshal');
});

test('names a split gate, without a length', () => {
  const changed = withDetection('kestrel-1', { isLapEnd: false, timingSystemIndex: 2 });
  const laps = race.laps.filter(({ detectionId }) => detectionId !== 'kestrel-1');
  expect(listEvidence({ ...changed, laps }, 'kestrel', event).rows[1]).toMatchObject({
    crossing: 'Lap 1, split 2',
    lengthSeconds: null,
    reason: 'counted',
  });
});

test('a lap without length does not count, and a crossing without a lap says so', () => {
  const laps = race.laps
    .filter(({ detectionId }) => detectionId !== 'kestrel-3')
    .map((lap) => (lap.detectionId === 'kestrel-1' ? { ...lap, lengthSeconds: 0 } : lap));
  const { rows } = listEvidence({ ...race, laps }, 'kestrel', event);
  expect(rows[1]).toMatchObject({ counts: false, reason: 'no length' });
  expect(rows[3]).toMatchObject({ counts: true, reason: 'no lap recorded' });
});

test('sorts crossings by time', () => {
  const changed = { ...race, detections: [...race.detections].reverse() };
  const times = listEvidence(changed, 'kestrel', event).rows.map(({ time }) => time);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('the CSV file has a row per crossing, with its verdict', () => {
  const { rows } = listEvidence(withDetection('kestrel-1', { valid: false }), 'kestrel', event);
  const [head = [], , second = []] = evidenceCsv(rows);
  const cell = (heading: string) => second[head.indexOf(heading)];
  expect([cell('Crossing'), cell('Counts'), cell('Verdict')]).toEqual([
    'Lap 1',
    'no',
    'ruled out by the timer',
  ]);
  expect(evidenceCsv(rows)).toHaveLength(rows.length + 1);
});
