import { PlatformContext } from '@holeshot/platform';
import { AtAddress, createTestPlatform, failedCall, PENDING } from '@holeshot/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ClubLink } from '../desktop-link/club-link.query';
import { Dialog } from './link-application-dialog';

const LINK = '/api/club/app/clubId/7/link';
const KEY = '/api/club/app/clubId/7/key';

const NOW = Date.UTC(2026, 4, 15, 19, 30);
const buildLink = (changes: Partial<ClubLink> = {}): ClubLink => ({
  nowMs: NOW,
  readAtMs: Date.now(),
  zips: [],
  keyMadeMs: null,
  keyUsedMs: null,
  fileCameMs: null,
  notifiedMs: null,
  ...changes,
});
const made = { keyMadeMs: NOW - 60_000 };
const NEW_KEY = JSON.stringify({ key: 'hsk_secret', notificationUrl: 'https://site.test/api/live/shh' });

function open(models: Record<string, unknown>) {
  const { platform, calls } = createTestPlatform(models);
  const close = jest.fn();
  const view = render(
    <AtAddress>
      <PlatformContext.Provider value={platform}>
        <Dialog props={{ clubId: 7 }} close={close} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  return { calls, close, ...view };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = (name: string) => within(screen.getByRole('dialog', { name }));
const steps = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

test('guides in four steps from the download to live races', async () => {
  open({ [LINK]: buildLink() });
  expect(await steps()).toEqual([
    'Download and start the sync agent',
    'Choose the folder of events',
    'Paste the line',
    'Turn on notifications',
  ]);
  expect(screen.getByText('Not linked to the desktop app.')).toBeVisible();
  expect(screen.getByText('No notification yet.')).toBeVisible();
  expect(screen.getByText('http://127.0.0.1:8899/')).toBeVisible();
});

test('offers the zips that the site has, else the agent for Node', async () => {
  const first = open({ [LINK]: buildLink({ zips: ['windows', 'mac-arm64'] }) });
  expect(await screen.findByRole('link', { name: 'Windows' })).toHaveAttribute(
    'href',
    '/download/holeshot-sync-windows.zip',
  );
  expect(screen.getByRole('link', { name: 'Mac with Apple chip' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Linux' })).toBeNull();
  first.unmount();
  open({ [LINK]: buildLink() });
  expect(await screen.findByText(/This site has no packed agent/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'holeshot-sync.mjs' })).toHaveAttribute(
    'href',
    '/download/holeshot-sync.mjs',
  );
});

test('a club without a key can make one, whose line is masked and can be copied', async () => {
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  const models: Record<string, unknown> = { [LINK]: buildLink(), [`POST ${KEY}`]: NEW_KEY };
  open(models);
  await steps();
  models[LINK] = buildLink(made);
  press('Make key');
  await screen.findByText('Linked to the desktop app, nothing came yet.');
  expect(screen.getByLabelText(/^Line/)).toHaveValue('•'.repeat(20));
  expect(document.body.innerHTML).not.toContain('hsk_secret');
  for (const button of screen.getAllByRole('button', { name: /^Copy/ })) fireEvent.click(button);
  await screen.findAllByText('Copied to clipboard');
  expect(written).toEqual([
    `${window.location.origin} hsk_secret`,
    'http://127.0.0.1:8899/',
    'https://site.test/api/live/shh',
  ]);
});

test('a second press makes no second key', async () => {
  const make = jest.fn(() => NEW_KEY);
  open({ [LINK]: buildLink(), [`POST ${KEY}`]: make });
  await screen.findByRole('button', { name: 'Make key' });
  press('Make key');
  press('Make key');
  await screen.findByLabelText(/^Line/);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a key that was made before is not shown', async () => {
  open({ [LINK]: buildLink(made) });
  await steps();
  expect(screen.queryByLabelText(/^Line/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make key' })).toBeNull();
});

test('asks before it replaces the key', async () => {
  open({ [LINK]: buildLink(made), [`POST ${KEY}`]: NEW_KEY });
  await steps();
  press('Replace key');
  expect(screen.queryByLabelText(/^Line/)).toBeNull();
  fireEvent.click(question('Replace the key?').getByRole('button', { name: 'Replace key' }));
  expect(await screen.findByLabelText(/^Line/)).toBeVisible();
});

test('asks before it revokes the key', async () => {
  const models: Record<string, unknown> = { [LINK]: buildLink(made), [`DELETE ${KEY}`]: '' };
  open(models);
  await steps();
  press('Revoke key');
  models[LINK] = buildLink();
  fireEvent.click(question('Revoke the key?').getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('Not linked to the desktop app.')).toBeVisible();
});

test('says that it is loading, and what did not load', async () => {
  open({ [LINK]: PENDING });
  expect(screen.getByText('Loading the link')).toBeInTheDocument();
  open({ [LINK]: failedCall(403, 'Forbidden') });
  expect(await screen.findByText('The link did not load')).toBeVisible();
});

test('says why a key could not be made', async () => {
  open({ [LINK]: buildLink(), [`POST ${KEY}`]: failedCall(403, 'Forbidden') });
  await steps();
  press('Make key');
  expect(await screen.findByRole('alert')).toHaveTextContent('403 Forbidden');
});

test('updates while it is open', async () => {
  jest.useFakeTimers();
  try {
    const models: Record<string, unknown> = { [LINK]: buildLink(made) };
    open(models);
    await act(() => jest.advanceTimersByTimeAsync(0));
    models[LINK] = buildLink({ ...made, keyUsedMs: NOW, fileCameMs: NOW - 4_000, notifiedMs: NOW - 2_000 });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(/^Connected, last file \d s ago\.$/)).toBeVisible();
    expect(screen.getByText(/^Last notification \d s ago\.$/)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
