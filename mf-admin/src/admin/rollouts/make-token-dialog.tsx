import { isRemoteName, type SlotName } from '@holeshot/contract';
import type { WireNewPublishToken } from '@holeshot/contract/wire';
import { styled, usePlatform } from '@holeshot/platform';
import {
  ActionButton,
  Button,
  CodeField,
  Dialog,
  failureText,
  Prose,
  SelectField,
  StringField,
} from '@holeshot/ui';
import { useId, useState } from 'react';
import { TOKENS_PATH } from './rollouts.query';

/** Enter in a field presses the button of the form. */
const Fields = styled.form`
  display: contents;
`;

/** The option for a remote that has no build yet. */
const NEW = 'new';

interface MakeTokenDialogProps {
  /** the shell and the remotes that the site has */
  names: readonly SlotName[];
  reload: () => Promise<void>;
  close: () => void;
}

/** Makes a publish token, and shows it while the dialog stays open. */
export function MakeTokenDialog({ names, reload, close }: MakeTokenDialogProps) {
  const { client } = usePlatform();
  const prefix = useId();
  const [choice, setChoice] = useState<string>('shell');
  const [newName, setNewName] = useState('');
  const [note, setNote] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const name = choice === NEW ? newName.trim() : choice;
  const isNamed = choice !== NEW || isRemoteName(name);
  const make = async () => {
    setFailure(null);
    try {
      const reply = await client.send('POST', TOKENS_PATH, { name, note: note.trim() });
      setToken((JSON.parse(reply) as WireNewPublishToken).token);
      await reload();
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <Dialog
      title="Make a publish token"
      close={close}
      footer={
        token === null ? (
          <>
            <Button onClick={close}>Cancel</Button>
            <ActionButton
              type="submit"
              form={`${prefix}form`}
              $look="primary"
              disabled={!isNamed || note.trim() === ''}
              act={make}
            >
              Make token
            </ActionButton>
          </>
        ) : (
          <Button onClick={close}>Close</Button>
        )
      }
    >
      {token === null ? (
        <Fields id={`${prefix}form`} onSubmit={(event) => event.preventDefault()}>
          <Prose>
            Whoever has it can publish builds of one part of the site. Visitors get them by a rollout.
          </Prose>
          <SelectField
            id={`${prefix}name`}
            title="For"
            isRequired
            options={[
              ...names.map((value) => ({ value, name: value })),
              { value: NEW, name: 'A new remote' },
            ]}
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
        </Fields>
      ) : (
        <CodeField
          id={`${prefix}token`}
          title={`Token of ${note}`}
          desc="Copy it now: it cannot be shown again once you close this."
          value={token}
          edit={() => undefined}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
    </Dialog>
  );
}
