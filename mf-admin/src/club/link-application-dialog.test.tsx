import { PlatformContext } from '@holeshot/platform';
import { AtAddress, createTestPlatform, failedCall, PENDING } from '@holeshot/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Dialog } from './link-application-dialog';

const FORM = '/api/club/app/id/7';
const KEY = '/api/club/app/clubId/7/key';

const readonly = (name: string, title: string, value: string) => ({
  ...{ name, title, value },
  desc: '',
  type: 'readonly',
});
const without = [readonly('State', 'State', 'No key')];
const NEW_KEY = JSON.stringify({ key: 'hsk_secret', notificationUrl: 'https://site.test/api/live/shh' });
const withKey = [
  readonly('State', 'State', 'Key made 2026-05-15 19:30 UTC'),
  readonly('LastUsed', 'Last used', 'Never'),
];

function open(models: Record<string, unknown>) {
  const { platform, calls } = createTestPlatform(models);
  const close = jest.fn();
  render(
    <AtAddress>
      <PlatformContext.Provider value={platform}>
        <Dialog props={{ clubId: 7 }} close={close} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  return { calls, close };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = (name: string) => within(screen.getByRole('dialog', { name }));

test('a club without a key can make one, which is shown masked and can be copied', async () => {
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  const models: Record<string, unknown> = { [FORM]: without, [`POST ${KEY}`]: NEW_KEY };
  open(models);
  await screen.findByText('No key');
  expect(screen.getByText(window.location.origin)).toBeVisible();
  models[FORM] = withKey;
  press('Make key');
  await screen.findByText('Never');
  expect(screen.getByLabelText(/^Key/)).toHaveValue('•'.repeat(20));
  expect(document.body.innerHTML).not.toContain('hsk_secret');
  for (const button of screen.getAllByRole('button', { name: 'Copy' })) fireEvent.click(button);
  await screen.findByText('Never');
  expect(written).toEqual(['hsk_secret', 'https://site.test/api/live/shh']);
});

test('a key that was made before is not shown', async () => {
  open({ [FORM]: withKey });
  await screen.findByText('Key made 2026-05-15 19:30 UTC');
  expect(screen.queryByLabelText(/^Key/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make key' })).toBeNull();
});

test('asks before it replaces the key', async () => {
  open({ [FORM]: withKey, [`POST ${KEY}`]: NEW_KEY });
  await screen.findByText('Never');
  press('Replace key');
  expect(screen.queryByLabelText(/^Key/)).toBeNull();
  fireEvent.click(question('Replace the key?').getByRole('button', { name: 'Replace key' }));
  expect(await screen.findByLabelText(/^Key/)).toBeVisible();
});

test('asks before it revokes the key', async () => {
  const models: Record<string, unknown> = { [FORM]: withKey, [`DELETE ${KEY}`]: '' };
  open(models);
  await screen.findByText('Never');
  press('Revoke key');
  models[FORM] = without;
  fireEvent.click(question('Revoke the key?').getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('No key')).toBeVisible();
});

test('says that it is loading, and what did not load', async () => {
  open({ [FORM]: PENDING });
  expect(screen.getByText('Loading the key')).toBeInTheDocument();
  open({ [FORM]: failedCall(403, 'Forbidden') });
  expect(await screen.findByText('The key did not load')).toBeVisible();
});

test('says why a key could not be made', async () => {
  open({ [FORM]: without, [`POST ${KEY}`]: failedCall(403, 'Forbidden') });
  await screen.findByText('No key');
  press('Make key');
  expect(await screen.findByRole('alert')).toHaveTextContent('403 Forbidden');
});
