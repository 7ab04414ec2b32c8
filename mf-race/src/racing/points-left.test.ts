import { hasPointsLeft } from './points-left';

const points = { dropWorstRound: false, roundPositionRollover: false };

test.each([
  ['races that score', ['Race'], [], true],
  ['time trials', ['TimeTrial'], [], false],
  ['no races', [], [], false],
  ['a stage by points', ['Race'], [{ stageType: 'Default', pointSummary: points }], true],
  ['a stage by times', ['Race'], [{ stageType: 'Default', pointSummary: null }], false],
  ['a bracket', ['Race'], [{ stageType: 'DoubleElimination', pointSummary: points }], false],
] as const)('with %s left', (_, types, stages, isLeft) => {
  expect(
    hasPointsLeft(
      types.map((eventType) => ({ eventType })),
      stages,
    ),
  ).toBe(isLeft);
});
