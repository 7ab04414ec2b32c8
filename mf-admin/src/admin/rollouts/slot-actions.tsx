import type { WireRunningRollout } from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';
import { ScriptedButton } from '@holeshot/ui';
import type { ActionKind } from './action-dialog';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 16px 0 8px;
  &:empty {
    display: none;
  }
`;

interface SlotActionsProps {
  rollout: WireRunningRollout | null;
  /** whether there is a build to begin a rollout of */
  canStart: boolean;
  /** whether there is a build before the stable one */
  hasPrevious: boolean;
  open: (action: ActionKind | 'start') => void;
}

/** What can be done with a slot: the next step of its rollout first. */
export function SlotActions({ rollout, canStart, hasPrevious, open }: SlotActionsProps) {
  if (!rollout)
    return (
      <Row>
        {canStart && (
          <ScriptedButton $small onClick={() => open('start')}>
            Start rollout
          </ScriptedButton>
        )}
        {hasPrevious && (
          <ScriptedButton $small onClick={() => open('rollback')}>
            Back to the previous build
          </ScriptedButton>
        )}
      </Row>
    );
  const { step, steps, isPaused } = rollout;
  return (
    <Row>
      {step + 1 < steps.length && (
        <ScriptedButton $small $look="primary" onClick={() => open('advance')}>
          Next step
        </ScriptedButton>
      )}
      <ScriptedButton $small onClick={() => open('weight')}>
        Set share
      </ScriptedButton>
      <ScriptedButton $small onClick={() => open(isPaused ? 'resume' : 'pause')}>
        {isPaused ? 'Resume' : 'Pause'}
      </ScriptedButton>
      <ScriptedButton $small onClick={() => open('promote')}>
        Promote
      </ScriptedButton>
      <ScriptedButton $small onClick={() => open('rollback')}>
        Roll back
      </ScriptedButton>
    </Row>
  );
}
