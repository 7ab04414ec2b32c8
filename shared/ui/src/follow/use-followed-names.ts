import { startTransition, useEffect, useState } from 'react';
import { subscribeToTexts } from '../storage/stored-texts';
import { NOBODY, readFollowedNames } from './followed-names';

/** Names of the pilots whom this device follows; nobody on the server and in the first render. */
export function useFollowedNames(): readonly string[] {
  const [names, setNames] = useState(NOBODY);
  useEffect(() => {
    // a transition keeps server-rendered parts whose code is still loading; a synchronous update would remove them
    const read = () => startTransition(() => setNames(readFollowedNames()));
    read();
    return subscribeToTexts(read);
  }, []);
  return names;
}
