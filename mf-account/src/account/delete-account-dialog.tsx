import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform, useSession } from '@holeshot/platform';
import { ConfirmDialog, InputBox } from '@holeshot/ui';
import { useState } from 'react';

const WORD = 'DELETE';

const LAST_MANAGER =
  ' A club that nobody else manages stays without a manager, and its desktop app is unlinked: first make another member ' +
  'a manager, in Manage Club.';

const Field = styled.label`
  display: grid;
  gap: 6px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Asks for the handle, or the word DELETE, before the account is marked for deletion (R115). */
export function DeleteAccountDialog({ close }: { close: () => void }) {
  const { client, reload, toast } = usePlatform();
  const { user } = useSession();
  const [typed, setTyped] = useState('');
  const handle = user?.handle ?? WORD;
  const remove = async () => {
    await client.send('PUT', paths.accountDeletion);
    await reload();
    toast('Your account will be deleted in a week.');
  };
  return (
    <ConfirmDialog
      title="Delete your account?"
      text={
        'Your photo, profile, registrations and claims go. Results of races stay, with another name in place of ' +
        'yours. You have a week to change your mind: until then, log in and keep your account.' +
        (user?.adminOfClubIds.length ? LAST_MANAGER : '')
      }
      action="Delete my account"
      act={remove}
      close={close}
      canAct={[handle, WORD].includes(typed.trim())}
    >
      <Field>
        {handle === WORD ? `Type ${WORD}` : `Type ${handle} or ${WORD}`}
        <InputBox
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
    </ConfirmDialog>
  );
}
