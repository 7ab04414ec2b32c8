import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

test('a press inside that ends outside does not close it', () => {
  const { dialog, close } = open();
  fireEvent.mouseDown(screen.getByText('Sure?'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});

test('Esc calls close, and the owner decides whether to close', () => {
  const { dialog, close } = open();
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(close).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
});

test('a cancelled file input inside does not close it', () => {
  const close = jest.fn();
  render(
    <Dialog title="Leaving" close={close} footer={null}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
});

test('stays open when the browser closes it and the owner keeps it', () => {
  function Owner() {
    const [questions, setQuestions] = useState(0);
    return (
      <Dialog title="Leaving" close={() => setQuestions(questions + 1)} footer={null}>
        Asked {questions}
      </Dialog>
    );
  }
  render(<Owner />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(screen.getByText('Asked 1')).toBeInTheDocument();
  expect(dialog.open).toBe(true);
});

test('shows a button in its corner', () => {
  render(
    <Dialog
      title="Leaving"
      close={() => undefined}
      footer={null}
      corner={<button type="button">Close</button>}
    >
      Sure?
    </Dialog>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});
