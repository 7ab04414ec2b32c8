import { produce } from 'immer';
import { describeDraft, editDraft, openDraft, rebaseDraft } from './registry-draft';
import { buildRollouts } from './testing/build-rollouts';

const base = () => {
  const { generation, registry } = buildRollouts();
  return { generation, registry };
};

const edited = () =>
  editDraft(openDraft(base()), (registry) => {
    const rollout = registry.remotes['mf-race']?.rollout;
    if (rollout) rollout.weight = 300;
    registry.shell.killed = ['d'.repeat(16)];
  });

test('an edit changes the draft, not the registry that it began with', () => {
  const draft = edited();
  expect(describeDraft(draft)).toEqual(['shell: ddddddd taken back', 'mf-race: weight 1 % → 3 %']);
  expect(draft.base).toEqual(base());
});

test('edits are made to a newer registry, without undoing what others did', () => {
  const newer = produce(base().registry, ({ remotes }) => {
    const rollout = remotes['mf-race']?.rollout;
    if (rollout) rollout.isPaused = true;
  });
  const { draft, lost } = rebaseDraft(edited(), { generation: 8, registry: newer });
  expect(lost).toBe(0);
  expect(draft.base.generation).toBe(8);
  expect(draft.registry.remotes['mf-race']?.rollout).toMatchObject({ weight: 300, isPaused: true });
});

test('drops an edit of an ended rollout, and keeps the others', () => {
  const newer = produce(base().registry, ({ remotes }) => {
    if (remotes['mf-race']) remotes['mf-race'].rollout = null;
  });
  const { draft, lost } = rebaseDraft(edited(), { generation: 8, registry: newer });
  expect(lost).toBe(1);
  expect(describeDraft(draft)).toEqual(['shell: ddddddd taken back']);
});
