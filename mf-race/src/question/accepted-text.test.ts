import { type Race, ruleRace } from '@holeshot/domain';
import { buildRace } from '@holeshot/testing';
import { acceptedText } from './accepted-text';

test.each<[Race['eventType'], string]>([
  // the best two laps in a row, not the race time of 65
  ['TimeTrial', '2nd with 63.00.'],
  ['CasualPractice', '2 laps.'],
])('in a %s it names what decides there', (eventType, text) => {
  const race = buildRace({
    eventType,
    targetLaps: 2,
    flights: { ann: [2, 20, 21, 22], bob: [2, 20, 20, 20] },
  });
  const ruling = { kind: 'count', detectionId: 'ann-1', counts: false } as const;
  const event = { pbLaps: 1, laps: 2 };
  const { race: ruled } = ruleRace({ race, event, ruling, newId: 'new', flown: [] });
  expect(acceptedText(race, ruled, { pilotId: 'ann', getName: (id) => id })).toBe(text);
});
