import type { DialogComponent } from '@holeshot/platform';
import { produce } from 'immer';
import type { CrashDialogComponent } from '../chrome/load-crash-dialog';

interface OpenDialog {
  Dialog: DialogComponent;
  props: Record<string, unknown>;
}

interface ExternalTarget {
  href: string;
  label: string;
}

interface Crash {
  error: unknown;
  CrashDialog: CrashDialogComponent;
}

interface Toast {
  id: number;
  text: string;
  kind?: 'failure' | undefined;
}

/** Everything shown above the page. At most one dialog of each kind is open. */
export interface Overlays {
  dialog: OpenDialog | null;
  external: ExternalTarget | null;
  crash: Crash | null;
  /** oldest first */
  toasts: Toast[];
}

type OverlayAction =
  | { type: 'open dialog'; dialog: OpenDialog }
  | { type: 'open external'; external: ExternalTarget }
  | { type: 'crash'; crash: Crash }
  | { type: 'close'; overlay: 'dialog' | 'external' | 'crash' }
  | { type: 'add toast'; toast: Toast }
  | { type: 'remove toast'; id: number };

export const NO_OVERLAYS: Overlays = { dialog: null, external: null, crash: null, toasts: [] };

/** The crash dialog leaves the other dialogs open below it, so that their input is not lost. */
export const overlaysReducer = produce((overlays: Overlays, action: OverlayAction) => {
  switch (action.type) {
    case 'open dialog':
      overlays.dialog = action.dialog;
      break;
    case 'open external':
      overlays.external = action.external;
      break;
    case 'crash':
      overlays.crash = action.crash;
      break;
    case 'close':
      overlays[action.overlay] = null;
      break;
    case 'add toast':
      overlays.toasts.push(action.toast);
      break;
    case 'remove toast':
      overlays.toasts = overlays.toasts.filter(({ id }) => id !== action.id);
      break;
  }
});
