import type { DialogComponent } from '@holeshot/platform';
import type { CrashDialogComponent } from '../chrome/load-crash-dialog';

interface OpenDialog {
  Dialog: DialogComponent;
  props: Record<string, unknown>;
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
  /** above the dialog that requires it, which keeps its input */
  login: OpenDialog | null;
  /** the confirmation before a link leaves the site */
  external: OpenDialog | null;
  crash: Crash | null;
  /** oldest first */
  toasts: Toast[];
}

type OverlayAction =
  | { type: 'open dialog'; overlay: 'dialog' | 'login' | 'external'; dialog: OpenDialog }
  | { type: 'crash'; crash: Crash }
  | { type: 'close'; overlay: 'dialog' | 'login' | 'external' | 'crash' }
  | { type: 'leave page' }
  | { type: 'add toast'; toast: Toast }
  | { type: 'remove toast'; id: number };

export const NO_OVERLAYS: Overlays = { dialog: null, login: null, external: null, crash: null, toasts: [] };

/** The crash dialog leaves the other dialogs open below it, so that their input is not lost. */
export function overlaysReducer(overlays: Overlays, action: OverlayAction): Overlays {
  switch (action.type) {
    case 'open dialog':
      return { ...overlays, [action.overlay]: action.dialog };
    case 'crash':
      return { ...overlays, crash: action.crash };
    case 'close':
      return overlays[action.overlay] === null ? overlays : { ...overlays, [action.overlay]: null };
    case 'leave page':
      return { ...NO_OVERLAYS, crash: overlays.crash, toasts: overlays.toasts };
    case 'add toast':
      return { ...overlays, toasts: [...overlays.toasts, action.toast] };
    case 'remove toast':
      return { ...overlays, toasts: overlays.toasts.filter(({ id }) => id !== action.id) };
  }
}
