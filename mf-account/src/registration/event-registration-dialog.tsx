import type { DialogProps } from '@holeshot/platform';
import { Button, Prose, Dialog as Window } from '@holeshot/ui';

/** The dialog `event-registration`. */
export function Dialog({ close }: DialogProps) {
  return (
    <Window title="Register" close={close} footer={<Button onClick={close}>Cancel</Button>}>
      <Prose>Registering for events comes later, together with signing in.</Prose>
    </Window>
  );
}
