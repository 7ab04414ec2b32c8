import { styled } from '@holeshot/platform';
import { Button, Dialog } from '@holeshot/ui/base';
import { useId } from 'react';
import { CloseButton } from '../dialog/close-button';
import { Skeleton } from '../feedback/skeleton';
import { DiscardDialog } from './discard-dialog';
import { FieldPlaceholder } from './fields/field-placeholder';
import { PropertyForm } from './property-form';
import { type PropertyEditorProps, usePropertyEditor } from './use-property-editor';
import { useUnsavedGuard } from './use-unsaved-guard';

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
