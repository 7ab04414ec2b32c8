import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../controls/button';
import { Dialog } from './dialog';

const open = () => {
  const close = jest.fn();
  const view = render(
    <Dialog title="Leaving" close={close} footer={<Button onClick={close}>Cancel</Button>}>
      Sure?
    </Dialog>,
  );
  return { ...view, close, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Leaving' }) };
};

test('is modal, and open while mounted', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { dialog, unmount } = open();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
  unmount();
  expect(dialog.open).toBe(false);
});

test('calls close when the browser closes it, such as on Esc', () => {
  const { dialog, close } = open();
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
});

test('calls close on a click outside, not on a click inside', () => {
  const { dialog, close } = open();
  fireEvent.click(screen.getByText('Sure?'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});
