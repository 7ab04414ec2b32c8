import { createClient } from '@holeshot/client';
import { PlatformContext, usePlatform } from '@holeshot/platform';
import { Button, PropertyEditor } from '@holeshot/ui';
import { useState } from 'react';
import type { Example } from '../example';
import { ACCOUNT, EVERY_TYPE, TIME_ZONES } from './properties-data';

/** How a save ends in an example. */
type Outcome = 'saved' | 'faults' | 'refused' | 'unreachable';

const REPLIES: Record<Exclude<Outcome, 'unreachable'>, string> = {
  saved: '',
  faults: 'Handle: This handle is taken.\nThe event starts before the season does.',
  refused: 'false',
};

/** A client of a site that has the properties of one form, and ends every save in one way. */
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
  /** `null` while they load */
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

export const properties: Example[] = [
  { name: 'PropertyEditor', content: <EditorExample title="Edit Account" properties={ACCOUNT} /> },
  {
    name: 'PropertyEditor, every type of property',
    content: <EditorExample title="Edit Event" properties={EVERY_TYPE} />,
  },
  { name: 'PropertyEditor, loading', content: <EditorExample title="Edit Club" properties={null} /> },
  {
    name: 'PropertyEditor, with faults after Save',
    content: <EditorExample title="Edit with faults" properties={EVERY_TYPE} outcome="faults" />,
  },
  {
    name: 'PropertyEditor, refused after Save',
    content: <EditorExample title="Edit in vain" properties={ACCOUNT} outcome="refused" />,
  },
  {
    name: 'PropertyEditor, unreachable site after Save',
    content: <EditorExample title="Edit offline" properties={ACCOUNT} outcome="unreachable" />,
  },
];
