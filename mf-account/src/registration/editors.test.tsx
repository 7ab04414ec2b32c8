import { render, screen } from '@testing-library/react';
import { Dialog as EditAccount } from '../edit/edit-account-dialog';
import { Dialog as Register } from './event-registration-dialog';

jest.mock('@holeshot/ui', () => ({
  PropertyEditor: ({ title, path }: { title: string; path: string }) => `${title}: ${path}`,
}));

const close = () => undefined;

test('Edit Account edits the properties of the account', () => {
  render(<EditAccount props={{}} close={close} />);
  expect(screen.getByText('Edit Account: /api/pilot/account')).toBeVisible();
});

test('Register edits the registration for the event that it is opened for', () => {
  render(<Register props={{ eventId: 'event-1' }} close={close} />);
  expect(screen.getByText('Register: /api/pilot/event_registration/id/event-1')).toBeVisible();
});
