import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ActionButton } from './action-button';

/** A page with a request, which disappears once `approve` succeeds. */
function Requests({ approve }: { approve: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(true);
  const act = () =>
    approve().then(
      () => setIsOpen(false),
      () => undefined,
    );
  return (
    <main>
      <h1>Requests</h1>
      {isOpen && <ActionButton act={act}>Approve</ActionButton>}
    </main>
  );
}

const show = (approve: () => Promise<void>) => {
  render(<Requests approve={approve} />);
  const button = screen.getByRole('button', { name: 'Approve' });
  button.focus();
  return button;
};

test('acts once at a time and keeps the focus when the action fails', async () => {
  const requests: (() => void)[] = [];
  const button = show(() => new Promise((_, reject) => requests.push(reject)));
  fireEvent.click(button);
  fireEvent.click(button);
  expect(requests).toHaveLength(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  requests[0]?.();
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  expect(button).toHaveFocus();
  fireEvent.click(button);
  expect(requests).toHaveLength(2);
});

test('moves the focus to the heading when the action removes the focused button', async () => {
  fireEvent.click(show(async () => undefined));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Requests' })).toHaveFocus());
});

test('leaves the focus where the user moved it meanwhile', async () => {
  const button = show(async () => undefined);
  fireEvent.click(button);
  button.blur();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
