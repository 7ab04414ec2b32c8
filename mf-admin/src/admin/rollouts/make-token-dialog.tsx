import { SLOT_NAMES } from '@holeshot/contract';
import type { WireNewPublishToken } from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import { Button, CodeField, Dialog, failureText, Prose, SelectField, StringField } from '@holeshot/ui';
import { useId, useState } from 'react';
import { TOKENS_PATH } from './rollouts.query';

const OPTIONS = SLOT_NAMES.map((name) => ({ value: name, name }));

interface MakeTokenDialogProps {
  reload: () => Promise<void>;
  close: () => void;
}

/** Makes a publish token, and shows it while the dialog stays open. */
export function MakeTokenDialog({ reload, close }: MakeTokenDialogProps) {
  const { client } = usePlatform();
  const prefix = useId();
  const [name, setName] = useState<string>(SLOT_NAMES[0]);
  const [note, setNote] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const reply = await client.send('POST', TOKENS_PATH, { name, note: note.trim() });
      setToken((JSON.parse(reply) as WireNewPublishToken).token);
      await reload();
    } catch (error) {
      setFailure(failureText(error));
    }
    setIsBusy(false);
  };
  return (
    <Dialog
      title="Make a publish token"
      close={close}
      footer={
        token === null ? (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button $look="primary" disabled={isBusy || note.trim() === ''} onClick={make}>
              Make token
            </Button>
          </>
        ) : (
          <Button onClick={close}>Close</Button>
        )
      }
    >
      {token === null ? (
        <>
          <Prose>
            Whoever has it can publish builds of one part of the site. Visitors get them by a rollout.
          </Prose>
          <SelectField
            id={`${prefix}name`}
            title="For"
            isRequired
            options={OPTIONS}
            value={name}
            edit={setName}
          />
          <StringField
            isRequired
            id={`${prefix}note`}
            title="Who has it"
            desc="Such as a team, or a machine that builds."
            maxLength={100}
            value={note}
            edit={setNote}
          />
        </>
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
