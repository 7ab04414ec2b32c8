import { styled } from '@holeshot/platform';
import { Button, Dialog, Prose } from '@holeshot/ui/base';
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { ActionButton } from '../controls/action-button';
import { failureText } from '../feedback/failure-text';
import { restoreFocus } from '../layout/focus-heading';

const Failure = styled.p`
  color: var(--red-t);
  overflow-wrap: anywhere;
`;

/** Enter in a field presses the button that confirms. */
const Fields = styled.form`
  display: contents;
`;

interface ConfirmDialogProps {
  /** the question */
  title: string;
  /** the consequence of confirming */
  text: string;
  /** text of the button that confirms */
  action: string;
  /** performs the action; when it fails, the dialog stays open and shows why */
  act: () => Promise<void>;
  close: () => void;
  /** called after the action; `close` by default */
  next?: () => void;
  /** whether the button can be pressed; true by default */
  canAct?: boolean;
  /** form fields below the text */
  children?: ReactNode;
}

/** Asks for confirmation before an action that others see or that cannot be undone. */
export function ConfirmDialog({
  title,
  text,
  action,
  act,
  close,
  next = close,
  canAct = true,
  children,
}: ConfirmDialogProps) {
  const form = useId();
  const [failure, setFailure] = useState<string | null>(null);
  // the action may remove the button that opened the dialog, and then the browser restores the focus to nothing
  useEffect(() => restoreFocus, []);
  const confirm = async () => {
    setFailure(null);
    try {
      await act();
      // in one step with the data that `act` reloads, so that the focus cannot return to a button that it removes
      startTransition(next);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <Dialog
      title={title}
      close={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <ActionButton $look="primary" type="submit" form={form} disabled={!canAct} act={confirm}>
            {action}
          </ActionButton>
        </>
      }
    >
      <Prose>{text}</Prose>
      <Fields id={form} onSubmit={(event) => event.preventDefault()}>
        {children}
      </Fields>
      {failure && <Failure role="alert">{failure}</Failure>}
    </Dialog>
  );
}
