import { styled, useBlocker } from '@holeshot/platform';
import { Button, Dialog, Prose } from '@holeshot/ui/base';
import { useEffect, useId, useState } from 'react';
import { CloseButton } from '../dialog/close-button';
import { Skeleton } from '../feedback/skeleton';
import { FieldPlaceholder } from './fields/field-placeholder';
import { PropertyForm } from './property-form';
import { type PropertyEditorProps, usePropertyEditor } from './use-property-editor';

const Message = styled.p`
  flex: 1 0 100%;
  color: var(--red-t);
`;

const Placeholders = styled.div`
  display: grid;
  gap: 18px;
  padding-top: 14px;
`;

/** Forms of this many fields are wide. */
const WIDE_FROM = 6;

/**
 * The dialog that edits the properties of a record: it loads them, shows a field for each by its type, and saves the
 * edited ones. Errors appear beside their fields; a confirmation protects unsaved input.
 */
export function PropertyEditor({ title, close, ...rest }: PropertyEditorProps) {
  const { state, dispatch, save, logIn } = usePropertyEditor({ close, ...rest });
  const guard = useUnsavedGuard(state.edited.length > 0, close);
  const formId = useId();
  const { properties, message, saving } = state;
  const fields = properties?.filter(({ type }) => type !== 'desc') ?? [];
  const isWide = fields.length >= WIDE_FROM;

  return (
    <>
      <Dialog
        title={title}
        close={guard.requestClose}
        wide={isWide}
        corner={<CloseButton close={guard.requestClose} />}
        footer={
          <>
            {message && <Message role="alert">{message}</Message>}
            <Button onClick={guard.requestClose}>Cancel</Button>
            {logIn && <Button onClick={logIn}>Log in</Button>}
            <Button
              type="submit"
              form={formId}
              $look="primary"
              disabled={properties === null || saving}
              aria-busy={saving}
            >
              Save
            </Button>
          </>
        }
      >
        {properties ? (
          <PropertyForm
            id={formId}
            state={state}
            properties={properties}
            isWide={isWide}
            dispatch={dispatch}
            submit={save}
          />
        ) : (
          <Skeleton label={title}>
            <Placeholders>
              <FieldPlaceholder />
              <FieldPlaceholder />
              <FieldPlaceholder />
            </Placeholders>
          </Skeleton>
        )}
      </Dialog>
      {guard.isAsking && <DiscardDialog keepEditing={guard.keepEditing} discard={guard.discard} />}
    </>
  );
}

interface DiscardDialogProps {
  keepEditing: () => void;
  discard: () => void;
}

/** Asks before edited properties are lost. */
const DiscardDialog = ({ keepEditing, discard }: DiscardDialogProps) => (
  <Dialog
    title="Discard your changes?"
    close={keepEditing}
    footer={
      <>
        <Button onClick={keepEditing}>Keep editing</Button>
        <Button $look="primary" onClick={discard}>
          Discard
        </Button>
      </>
    }
  >
    <Prose>They are not saved yet.</Prose>
  </Dialog>
);

/**
 * Asks before input is lost: while `isEdited`, closing the form, navigating and closing the tab need a confirmation.
 * Show the question while `isAsking`.
 */
function useUnsavedGuard(isEdited: boolean, close: () => void) {
  const blocker = useBlocker(isEdited);
  const [isClosing, setIsClosing] = useState(false);

  useEffect(() => {
    if (!isEdited) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEdited]);

  return {
    isAsking: isClosing || blocker.state === 'blocked',
    requestClose: () => (isEdited ? setIsClosing(true) : close()),
    keepEditing: () => {
      setIsClosing(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
    discard: () => {
      if (blocker.state === 'blocked') blocker.proceed();
      close();
    },
  };
}
