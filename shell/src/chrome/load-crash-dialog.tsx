import { Button, Dialog, NoteLine } from '@holeshot/ui';
import type { ComponentType } from 'react';
import type { CrashDialogProps } from './crash-dialog';

export type CrashDialogComponent = ComponentType<CrashDialogProps>;

/** Used when the network is down, so that the real crash dialog cannot load. */
const PlainCrashDialog: CrashDialogComponent = ({ error, close }) => (
  <Dialog title="You've crashed out" close={close} footer={<Button onClick={close}>Cancel</Button>}>
    <NoteLine>{error instanceof Error ? error.message : JSON.stringify(error)}</NoteLine>
  </Dialog>
);

/** Loads the crash dialog, a chunk of its own because few visits need it. Never rejects. */
export const loadCrashDialog = (): Promise<CrashDialogComponent> =>
  import('./crash-dialog').then(
    ({ CrashDialog }) => CrashDialog,
    () => PlainCrashDialog,
  );
