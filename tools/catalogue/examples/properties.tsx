import { createClient } from '@holeshot/client';
import { PlatformContext, usePlatform } from '@holeshot/platform';
import { BoolField, Button, PropertyEditor, SelectField, StringField, TextField } from '@holeshot/ui';
import { useId, useState } from 'react';
import type { Examples } from '../room-page';
import { ACCOUNT, EVERY_TYPE, TIME_ZONES } from './properties-data';

/** How a save ends in an example. */
type Outcome = 'saved' | 'faults' | 'refused' | 'unreachable';

const REPLIES: Record<Exclude<Outcome, 'unreachable'>, string> = {
  saved: '',
  faults: 'Handle: This handle is taken.\nThe event starts before the season does.',
  refused: 'false',
};

/** A client whose API returns the properties of one form, and ends every save with `outcome`. */
const exampleClient = (properties: readonly unknown[] | null, outcome: Outcome) =>
  createClient({
    fetch: async (url, init) => {
      if (url.endsWith('/timeZones')) return new Response(JSON.stringify(TIME_ZONES));
      if (properties === null) return new Promise(() => undefined);
      if (init?.method !== 'POST') return new Response(JSON.stringify(properties));
      await new Promise((resolve) => setTimeout(resolve, 600));
      if (outcome === 'unreachable') throw new TypeError('Failed to fetch');
      return new Response(REPLIES[outcome]);
    },
  });

interface EditorExampleProps {
  title: string;
  /** `null` keeps the form loading */
  properties: readonly unknown[] | null;
  outcome?: Outcome;
}

function EditorExample({ title, properties, outcome = 'saved' }: EditorExampleProps) {
  const platform = usePlatform();
  const [client] = useState(() => exampleClient(properties, outcome));
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PlatformContext.Provider value={{ ...platform, client }}>
      <Button onClick={() => setIsOpen(true)}>{title}</Button>
      {isOpen && <PropertyEditor title={title} path="/api/pilot/account" close={() => setIsOpen(false)} />}
    </PlatformContext.Provider>
  );
}

const OPTIONS = [
  { value: 'race', name: 'Race' },
  { value: 'time-trial', name: 'Time trial' },
];

/** The state that all fields of the example share. */
function useField(title: string, fault?: string) {
  const id = useId();
  return { id, title, fault };
}

function FieldsExample({ fault }: { fault?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  const [type, setType] = useState('race');
  const [name, setName] = useState('Winter cup');
  const [info, setInfo] = useState('Briefing at nine.');
  const fields = {
    isOpen: useField('Open for registration', fault),
    type: useField('Type', fault),
    name: useField('Name', fault),
    info: useField('Info', fault),
  };
  return (
    <>
      <BoolField {...fields.isOpen} value={isOpen} edit={setIsOpen} />
      <SelectField {...fields.type} options={OPTIONS} value={type} edit={setType} />
      <StringField {...fields.name} maxLength={50} value={name} edit={setName} />
      <TextField {...fields.info} maxLength={500} height={90} value={info} edit={setInfo} />
    </>
  );
}

export const properties: Examples = {
  'BoolField, SelectField, StringField, TextField': <FieldsExample />,
  'The same fields with a fault': <FieldsExample fault="This is not right." />,
  PropertyEditor: <EditorExample title="Edit Account" properties={ACCOUNT} />,
  'PropertyEditor, every type of property': <EditorExample title="Edit Event" properties={EVERY_TYPE} />,
  'PropertyEditor, loading': <EditorExample title="Edit Club" properties={null} />,
  'PropertyEditor, with faults after Save': (
    <EditorExample title="Edit with faults" properties={EVERY_TYPE} outcome="faults" />
  ),
  'PropertyEditor, refused after Save': (
    <EditorExample title="Edit in vain" properties={ACCOUNT} outcome="refused" />
  ),
  'PropertyEditor, unreachable site after Save': (
    <EditorExample title="Edit offline" properties={ACCOUNT} outcome="unreachable" />
  ),
};
