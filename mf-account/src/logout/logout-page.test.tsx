import { failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { leaveTo } from '../leaving/leave-to';
import { page } from './logout-page';

jest.mock('../leaving/leave-to', () => ({ leaveTo: jest.fn() }));

const LOGOUT = '/api/public/auth/logout';

const open = (models: Record<string, unknown>, search = '') => {
  jest.mocked(leaveTo).mockClear();
  return renderPage(page, { path: '/logout', at: `/logout/${search}`, models });
};

test('describes what happens meanwhile', async () => {
  open({ [LOGOUT]: PENDING });
  expect(await screen.findByRole('heading', { name: 'Logging you out…' })).toBeVisible();
  expect(leaveTo).not.toHaveBeenCalled();
});

test('goes to the events once the session has ended, whether or not there was one', async () => {
  open({ [LOGOUT]: {} });
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/events'));
  expect(leaveTo).toHaveBeenCalledTimes(1);
});

test('keeps only the theme when the server clears the storage', async () => {
  localStorage.setItem('theme', 'sun');
  localStorage.setItem('holeshot.followed-pilots', '["Hana"]');
  open({
    // as the browser does with the header of the answer
    get [LOGOUT]() {
      localStorage.clear();
      return {};
    },
  });
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/events'));
  expect({ ...localStorage }).toEqual({ theme: 'sun' });
});

test('asks first when another site linked here', async () => {
  open({ [LOGOUT]: {} }, '?ask');
  const button = await screen.findByRole('button', { name: 'Log out' });
  expect(screen.getByRole('link', { name: 'Stay logged in' })).toHaveAttribute('href', '/events');
  expect(leaveTo).not.toHaveBeenCalled();
  fireEvent.click(button);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/events'));
});

test('stays and says why when logging out fails, and tries again', async () => {
  const models: Record<string, unknown> = { [LOGOUT]: failedCall(503, 'Service Unavailable') };
  open(models);
  expect(await screen.findByRole('alert')).toHaveTextContent('503 Service Unavailable');
  expect(leaveTo).not.toHaveBeenCalled();
  models[LOGOUT] = {};
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/events'));
});
