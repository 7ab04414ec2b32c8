import type { DialogComponent } from '@holeshot/platform';
import { Button, Prose, Dialog as Window } from '@holeshot/ui';

/** A placeholder dialog that says what will be here. */
export const comingLater = ({ title, text }: { title: string; text: string }): DialogComponent =>
  function ComingLater({ close }) {
    return (
      <Window title={title} close={close} footer={<Button onClick={close}>Cancel</Button>}>
        <Prose>{text}</Prose>
      </Window>
    );
  };
