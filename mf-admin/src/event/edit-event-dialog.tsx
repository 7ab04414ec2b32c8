import type { DialogProps } from '@holeshot/platform';
import { Button, Prose, Dialog as Window } from '@holeshot/ui';

/** The dialog `edit-event`. */
export function Dialog({ close }: DialogProps) {
  return (
    <Window title="Edit Event" close={close} footer={<Button onClick={close}>Cancel</Button>}>
      <Prose>Editing events comes later, together with managing clubs.</Prose>
    </Window>
  );
}
