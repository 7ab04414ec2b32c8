import { FetchError } from '@holeshot/client';
import { styled, usePlatform } from '@holeshot/platform';
import {
  ActionButton,
  BoolField,
  Button,
  Dialog,
  failureText,
  Muted,
  StringField,
  TextField,
} from '@holeshot/ui';
import { useId, useState } from 'react';
import { Problem } from '../../page/problem';
import { ReasonField } from './reason-field';
import { type Base, describeDraft, editDraft, openDraft, rebaseDraft } from './registry-draft';
import { listParts, type RegistryPart } from './registry-fields';
import { REGISTRY_PATH, rolloutsQuery } from './rollouts.query';

const Slot = styled.fieldset`
  display: grid;
  gap: 14px;
  min-width: 0;
  margin: 0;
  padding: 14px 0 0;
  border: 0;
  border-top: 1px solid var(--line);
  legend {
    float: left;
    font-size: 18px;
    font-weight: 600;
  }
`;

const Difference = styled.div`
  padding: 10px 14px;
  border-radius: 6px;
  background: var(--bg);
  li {
    font-weight: 600;
  }
`;

interface RegistryEditorProps {
  base: Base;
  reload: () => Promise<void>;
  close: () => void;
}

/**
 * Edits the registry by hand, and shows the difference before saving. When somebody else saved first, it rebases the
 * edits onto the newer registry.
 */
export function RegistryEditor({ base, reload, close }: RegistryEditorProps) {
  const { client, toast } = usePlatform();
  const prefix = useId();
  const [draft, setDraft] = useState(() => openDraft(base));
  /** parse errors by the key of the part */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [why, setWhy] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const changes = describeDraft(draft);

  const editText = (part: Extract<RegistryPart, { kind: 'text' }>, text: string) => {
    const result = part.read(text);
    setTyped({ ...typed, [part.key]: text });
    if ('recipe' in result) setDraft(editDraft(draft, result.recipe));
  };
  const rebase = async () => {
    const { generation, registry } = await client.get(rolloutsQuery(), { cache: false });
    const { draft: next, lost } = rebaseDraft(draft, { generation, registry });
    setDraft(next);
    setTyped({});
    const rest = lost === 0 ? '' : ' What it has no place for is left out.';
    setFailure(
      `Somebody has changed the registry: it is at generation ${generation}. Your changes are kept, and made to it.${rest} Look at the difference, and save again.`,
    );
  };
  const save = async () => {
    setFailure(null);
    try {
      const { base: from, registry } = draft;
      await client.send('PUT', REGISTRY_PATH, { generation: from.generation, why: why.trim(), registry });
      await reload();
      toast('The registry is saved.');
      return close();
    } catch (error) {
      if (error instanceof FetchError && error.status === 409)
        await rebase().catch((again: unknown) => setFailure(failureText(again)));
      else setFailure(failureText(error));
    }
  };

  const slots = listParts(draft.registry);
  const getFault = (part: RegistryPart): string | undefined => {
    const text = typed[part.key];
    if (part.kind !== 'text' || text === undefined) return undefined;
    const result = part.read(text);
    return 'fault' in result ? result.fault : undefined;
  };
  const hasFaults = slots.some(({ parts }) => parts.some((part) => getFault(part) !== undefined));
  return (
    <Dialog
      title="Edit the registry"
      wide
      close={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <ActionButton
            $look="primary"
            disabled={hasFaults || changes.length === 0 || why.trim() === ''}
            act={save}
          >
            Save
          </ActionButton>
        </>
      }
    >
      {slots.map(({ name, parts }) => (
        <Slot key={name}>
          <legend>{name}</legend>
          {parts.map((part) => (
            <PartField
              key={part.key}
              id={`${prefix}${part.key.replace(' ', '-')}`}
              part={part}
              text={typed[part.key]}
              fault={getFault(part)}
              editText={(text) => part.kind === 'text' && editText(part, text)}
              setOn={(isOn) => part.kind === 'switch' && setDraft(editDraft(draft, part.set(isOn)))}
            />
          ))}
        </Slot>
      ))}
      <Difference aria-live="polite">
        <Muted>
          {changes.length === 0
            ? 'Nothing is changed yet.'
            : `This changes generation ${draft.base.generation}:`}
        </Muted>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </Difference>
      <ReasonField why={why} edit={setWhy} />
      {failure && <Problem>{failure}</Problem>}
    </Dialog>
  );
}

interface PartFieldProps {
  id: string;
  part: RegistryPart;
  /** as typed; absent while the text is that of the draft */
  text: string | undefined;
  fault: string | undefined;
  editText: (text: string) => void;
  setOn: (isOn: boolean) => void;
}

function PartField({ id, part, text, fault, editText, setOn }: PartFieldProps) {
  const { title, desc } = part;
  if (part.kind === 'switch')
    return <BoolField id={id} title={title} desc={desc} value={part.isOn} edit={setOn} />;
  const props = { id, title, desc, fault, value: text ?? part.text, edit: editText };
  return part.lines > 1 ? <TextField {...props} height={28 * part.lines} /> : <StringField {...props} />;
}
