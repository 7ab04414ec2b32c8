import { isRemoteName, type SlotName } from '@holeshot/contract';
import type { WireNewPublishToken } from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import { Button, CodeField, ConfirmDialog, Dialog, SelectField, StringField } from '@holeshot/ui';
import { useId, useState } from 'react';
import { TOKENS_PATH } from './rollouts.query';

/** The option for a remote that has no build yet. */
const NEW = 'new';

interface MakeTokenDialogProps {
  /** the shell and the remotes that the site has */
  names: readonly SlotName[];
  reload: () => Promise<void>;
  close: () => void;
}

/** Makes a publish token, and shows it until it is closed. */
export function MakeTokenDialog({ names, reload, close }: MakeTokenDialogProps) {
  const { client } = usePlatform();
  const prefix = useId();
  const [choice, setChoice] = useState<string>('shell');
  const [newName, setNewName] = useState('');
  const [note, setNote] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const name = choice === NEW ? newName.trim() : choice;
  const isNamed = choice !== NEW || isRemoteName(name);
  const make = async () => {
    const reply = await client.send('POST', TOKENS_PATH, { name, note: note.trim() });
    setToken((JSON.parse(reply) as WireNewPublishToken).token);
  };
  if (token !== null)
    return (
      <Dialog title="Publish token" close={close} footer={<Button onClick={close}>Close</Button>}>
        <CodeField
          id={`${prefix}token`}
          title={`Token of ${note}`}
          desc="Copy it now: it cannot be shown again once you close this."
          value={token}
          edit={() => undefined}
        />
      </Dialog>
    );
  return (
    <ConfirmDialog
      title="Make a publish token"
      text="Whoever has it can publish builds of one part of the site. Visitors get them by a rollout."
      action="Make token"
      canAct={isNamed && note.trim() !== ''}
      act={make}
      next={() => void reload()}
      close={close}
    >
      <SelectField
        id={`${prefix}name`}
        title="For"
        isRequired
        options={[...names.map((value) => ({ value, name: value })), { value: NEW, name: 'A new remote' }]}
        value={choice}
        edit={setChoice}
      />
      {choice === NEW && (
        <StringField
          isRequired
          id={`${prefix}new`}
          title="Its name"
          desc="mf- and one word of small letters, such as mf-paddock."
          maxLength={23}
          value={newName}
          edit={setNewName}
        />
      )}
      <StringField
        isRequired
        id={`${prefix}note`}
        title="Who has it"
        desc="Such as a team, or a machine that builds."
        maxLength={100}
        value={note}
        edit={setNote}
      />
    </ConfirmDialog>
  );
}
