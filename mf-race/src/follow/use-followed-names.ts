import { useSyncExternalStore } from 'react';
import { readFollowedNames, subscribeToFollowedNames } from './followed-names';

const NOBODY: readonly string[] = [];

/** Names of the pilots whom this device follows; nobody on the server and in the first render. */
export const useFollowedNames = (): readonly string[] =>
  useSyncExternalStore(subscribeToFollowedNames, readFollowedNames, () => NOBODY);
