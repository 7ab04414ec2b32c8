import { FetchError } from '@holeshot/client';
import { Button } from '@holeshot/ui/base';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

const open = (act: () => Promise<void>, canAct = true) => {
  const close = jest.fn();
  render(
    <ConfirmDialog
      title="Remove it?"
      text="It goes away."
      action="Remove"
      act={act}
      close={close}
      canAct={canAct}
    />,
  );
  return { close, button: screen.getByRole('button', { name: 'Remove' }) };
};

test('acts once, then closes', async () => {
  const act = jest.fn(async () => undefined);
  const { close, button } = open(act);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(act).toHaveBeenCalledTimes(1);
});

test('focuses the heading of the page when the button that opened it is gone', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    const [isRemoved, setIsRemoved] = useState(false);
    return (
      <main>
        <h1>Events</h1>
        {!isRemoved && <Button onClick={() => setIsOpen(true)}>Delete</Button>}
        {isOpen && (
          <ConfirmDialog
            title="Delete it?"
            text="It goes away."
            action="Remove"
            act={async () => startTransition(() => setIsRemoved(true))}
            close={() => setIsOpen(false)}
          />
        )}
      </main>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(opener).toHaveFocus();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus());
});

test('does nothing on Cancel', () => {
  const act = jest.fn();
  const { close } = open(act);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(act).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
});

test("stays open with the API's message when it fails, and can be tried again", async () => {
  const reply = { code: 'conflict' as const, message: 'The event has started.' };
  const { close, button } = open(() => Promise.reject(new FetchError('409 Conflict', '/api', 409, reply)));
  fireEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The event has started.');
  expect(close).not.toHaveBeenCalled();
  expect(button).toBeEnabled();
});

test('cannot be confirmed while something is missing', () => {
  expect(open(async () => undefined, false).button).toBeDisabled();
});

test('the button belongs to the form of the fields, so that Enter in a field presses it', async () => {
  const act = jest.fn(async () => undefined);
  const close = jest.fn();
  render(
    <ConfirmDialog title="Restore it?" text="It comes back." action="Restore" act={act} close={close}>
      <input aria-label="Reason" />
    </ConfirmDialog>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Restore' });
  expect(button.type).toBe('submit');
  expect(button.form).not.toBeNull();
  expect(button.form).toBe(screen.getByLabelText<HTMLInputElement>('Reason').form);
  fireEvent.click(button);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(act).toHaveBeenCalledTimes(1);
});
