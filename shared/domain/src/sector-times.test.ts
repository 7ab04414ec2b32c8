import { buildDetection, buildRace, EVENT_START } from '@holeshot/testing/models';
import fc from 'fast-check';
import { sectorTimes } from './sector-times';

/** Adds crossings of split gates: seconds after the start, by the laps flown before and the gate. */
function withSplits(
  flights: Record<string, number[]>,
  splits: [pilotId: string, lap: number, gate: number, seconds: number, valid?: boolean][],
  timingLocation: 'Holeshot' | 'EndOfLap' = 'Holeshot',
) {
  const race = buildRace({ flights, timingLocation });
  const detections = splits.map(([pilotId, lapNumber, gate, seconds, valid = true]) =>
    buildDetection({
      id: `${pilotId}-${lapNumber}-${gate}-${seconds}`,
      pilotId,
      lapNumber,
      timingSystemIndex: gate,
      raceSector: lapNumber * 100 + gate,
      time: EVENT_START + seconds * 1000,
      isLapEnd: false,
      isHoleshot: false,
      valid,
    }),
  );
  return { ...race, detections: [...race.detections, ...detections] };
}

test('a race without split gates has no sectors', () => {
  expect(sectorTimes(buildRace({ flights: { ann: [1, 20] } }))).toBeNull();
});

test('a lap begins at the start gate and ends there', () => {
  // laps from 1 to 21 and from 21 to 39 seconds
  const race = withSplits({ ann: [1, 20, 18] }, [
    ['ann', 0, 1, 6],
    ['ann', 0, 2, 14],
    ['ann', 1, 1, 27],
    ['ann', 1, 2, 34],
  ]);
  expect(sectorTimes(race)).toEqual({
    rows: [{ pilotId: 'ann', best: [5, 7, 5], idealSeconds: 17, lapSeconds: 18 }],
    fastest: [5, 7, 5],
  });
});

test.each<[string, Parameters<typeof withSplits>, (number | null)[]]>([
  [
    'a gate that has missed the pilot',
    [
      { ann: [1, 20], bob: [1, 50] },
      [
        ['ann', 0, 2, 14],
        ['bob', 0, 1, 20],
      ],
    ],
    [null, null, 7],
  ],
  [
    'an invalid detection',
    [
      { ann: [1, 20] },
      [
        ['ann', 0, 1, 6, false],
        ['ann', 0, 1, 8],
      ],
    ],
    [7, 13],
  ],
  [
    'two detections at one gate',
    [
      { ann: [1, 20] },
      [
        ['ann', 0, 1, 8],
        ['ann', 0, 1, 6],
      ],
    ],
    [5, 15],
  ],
  [
    'the first lap of a race without a holeshot',
    [
      { ann: [20, 30] },
      [
        ['ann', 0, 1, 6],
        ['ann', 1, 1, 28],
      ],
      'EndOfLap',
    ],
    [8, 14],
  ],
])('%s', (_, input, expected) => {
  const [row] = sectorTimes(withSplits(...input))?.rows ?? [];
  expect(row?.best).toEqual(expected);
});

test('rows are in the order of the ideal lap; the fastest sectors may be those of different pilots', () => {
  const race = withSplits({ ann: [1, 20], bob: [1, 21], cat: [1, 30], dan: [] }, [
    ['ann', 0, 1, 11],
    ['bob', 0, 1, 7],
  ]);
  expect(sectorTimes(race)).toMatchObject({
    rows: [
      { pilotId: 'ann', idealSeconds: 20 },
      { pilotId: 'bob', idealSeconds: 21 },
    ],
    fastest: [6, 10],
  });
});

test('property: nobody is faster than the ideal lap in a lap with all sectors', () => {
  const lap = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(fc.array(lap, { minLength: 1, maxLength: 6 }), (laps) => {
      let clock = 1;
      const splits = laps.map(([first, second], index): [string, number, number, number] => {
        const at = clock + first;
        clock = at + second;
        return ['ann', index, 1, at];
      });
      const [row] = sectorTimes(withSplits({ ann: [1, ...laps.map(([a, b]) => a + b)] }, splits))?.rows ?? [];
      expect(row?.idealSeconds).toBe(Math.min(...laps.map(([a]) => a)) + Math.min(...laps.map(([, b]) => b)));
      expect(row?.idealSeconds).toBeLessThanOrEqual(row?.lapSeconds ?? 0);
    }),
  );
});

test('a crossing from a video makes no best sector and no best lap', () => {
  const race = withSplits({ ann: [1, 20, 18] }, [
    ['ann', 0, 1, 6],
    ['ann', 1, 1, 25],
  ]);
  const mark = { timingSystemType: 'Video', validityType: 'Marshall' } as const;
  const detections = race.detections.map((one) => (one.id === 'ann-2' ? { ...one, ...mark } : one));
  const [row] = sectorTimes({ ...race, detections })?.rows ?? [];
  expect([row?.best, row?.lapSeconds]).toEqual([[4, 15], 20]);
});
