import { budgetFor, findBudgetFaults } from './budget';

describe('findBudgetFaults', () => {
  it('accepts sizes up to their budgets', () => {
    expect(
      findBudgetFaults('mf-race', { entry: 100, 'race:event': 200 }, { entry: 100, 'race:event': 201 }),
    ).toEqual([]);
  });

  it('names files over budget, files without one, and budgets of missing files', () => {
    expect(findBudgetFaults('mf-race', { entry: 101, 'race:new': 5 }, { entry: 100, 'race:old': 7 })).toEqual(
      [
        'entry has 101 bytes, and its budget in mf-race/budget.json is 100.',
        'race:new has 5 bytes and no budget: add it to mf-race/budget.json.',
        'mf-race/budget.json has a budget for race:old, which the build does not have.',
      ],
    );
  });

  it('accepts every build for which the budget was made', () => {
    const sizes = { entry: 4_913, 'race:event': 15_571, 'race:event.laps': 229 };
    expect(budgetFor(sizes)).toEqual({ entry: 5_200, 'race:event': 16_200, 'race:event.laps': 300 });
    expect(findBudgetFaults('mf-race', sizes, budgetFor(sizes))).toEqual([]);
  });
});
