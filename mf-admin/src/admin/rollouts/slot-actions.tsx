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
  /** whether there is a build to roll out */
  canStart: boolean;
  /** the label of the button that rolls back the stable build; null for no button */
  rollback: string | null;
  open: (action: ActionKind | 'start') => void;
}

/** The actions of a slot, the next step of its rollout first. */
export function SlotActions({ rollout, canStart, rollback, open }: SlotActionsProps) {
  if (!rollout)
    return (
      <Row>
        {canStart && (
          <ScriptedButton $small onClick={() => open('start')}>
            Start rollout
          </ScriptedButton>
        )}
        {rollback !== null && (
          <ScriptedButton $small onClick={() => open('rollback')}>
            {rollback}
          </ScriptedButton>
        )}
      </Row>
    );
  const { step, steps, isPaused, suspended } = rollout;
  if (suspended !== null)
    return (
      <Row>
        <ScriptedButton $small onClick={() => open('resume')}>
          Resume
        </ScriptedButton>
        <ScriptedButton $small $look="primary" onClick={() => open('rollback')}>
          Roll back
        </ScriptedButton>
      </Row>
    );
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
