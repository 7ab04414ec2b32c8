import { NO_OVERLAYS, overlaysReducer } from './overlays';

const toast = (id: number) => ({ type: 'add toast', toast: { id, text: `Notice ${id}` } }) as const;
const Dialog = () => null;
const openDialog = {
  type: 'open dialog',
  overlay: 'dialog',
  dialog: { Dialog, props: { eventId: '1' } },
} as const;
const openLogin = { type: 'open dialog', overlay: 'login', dialog: { Dialog, props: {} } } as const;
const openExternal = { ...openDialog, overlay: 'external' } as const;
const crash = { type: 'crash', crash: { error: new Error('boom'), CrashDialog: Dialog } } as const;

const after = (...actions: Parameters<typeof overlaysReducer>[1][]) =>
  actions.reduce(overlaysReducer, NO_OVERLAYS);

test('toasts are kept in order and removed by id', () => {
  const overlays = after(toast(0), toast(1), toast(2), { type: 'remove toast', id: 1 });
  expect(overlays.toasts.map(({ id }) => id)).toEqual([0, 2]);
});

test('a toast does not change the dialogs', () => {
  const before = after(openDialog);
  expect(overlaysReducer(before, toast(0)).dialog).toBe(before.dialog);
});

test('opening and closing the crash dialog leaves the dialogs below it open', () => {
  const overlays = after(openDialog, openExternal, crash, { type: 'close', overlay: 'crash' });
  expect(overlays).toMatchObject({ dialog: openDialog.dialog, external: openExternal.dialog, crash: null });
});

test('the login leaves the dialog below it open', () => {
  const overlays = after(openDialog, openLogin);
  expect(overlays).toMatchObject({ dialog: openDialog.dialog, login: openLogin.dialog });
  expect(overlaysReducer(overlays, { type: 'close', overlay: 'login' })).toEqual(after(openDialog));
});

test('closing an overlay that is not open changes nothing', () => {
  const before = after(toast(0));
  expect(overlaysReducer(before, { type: 'close', overlay: 'dialog' })).toBe(before);
});
