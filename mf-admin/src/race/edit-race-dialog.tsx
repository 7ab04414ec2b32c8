import type { DialogProps } from '@holeshot/platform';
import { Button, Prose, Dialog as Window } from '@holeshot/ui';

/** The dialog `edit-race`. */
export function Dialog({ close }: DialogProps) {
  return (
    <Window title="Edit Race" close={close} footer={<Button onClick={close}>Cancel</Button>}>
      <Prose>Editing races comes later, together with managing clubs.</Prose>
    </Window>
  );
}
