import { learnPoints } from './points-of-places';

it('takes the most frequent points of each place, else the default', () => {
  const won = { position: 1, dnf: false };
  const results = [
    { ...won, points: 25 },
    { ...won, points: 10 },
    { ...won, points: 25 },
    { position: 2, points: 0, dnf: true },
  ];
  expect(learnPoints(results)).toEqual([25, 8, 6, 4, 2, 0]);
});

it('has no more places than results, although a file may say so', () => {
  expect(learnPoints([{ position: 2_147_483_647, points: 1, dnf: false }])).toEqual([10, 8, 6, 4, 2, 0]);
});
