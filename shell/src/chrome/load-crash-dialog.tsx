import { Button, Dialog, NoteLine } from '@holeshot/ui';
import type { ComponentType } from 'react';

export type CrashDialogComponent = ComponentType<{ error: unknown; close: () => void }>;

/** Stands in when the network is what crashed. */
const PlainCrashDialog: CrashDialogComponent = ({ error, close }) => (
  <Dialog title="You've crashed out" close={close} footer={<Button onClick={close}>Cancel</Button>}>
    <NoteLine>{error instanceof Error ? error.message : JSON.stringify(error)}</NoteLine>
  </Dialog>
);

/** The crash dialog is a chunk of its own: hardly a visit needs it. Never rejects. */
export const loadCrashDialog = (): Promise<CrashDialogComponent> =>
  import('./crash-dialog').then(
    ({ CrashDialog }) => CrashDialog,
    () => PlainCrashDialog,
  );
