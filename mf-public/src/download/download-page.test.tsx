import type { Release } from '@holeshot/client';
import { failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen } from '@testing-library/react';
import { page } from './download-page';

const RELEASES = '/api/public/releases';
const open = (releases: unknown, at = '/download') =>
  renderPage(page, { path: at, at, models: { [RELEASES]: releases } });

const release = (version: string, changes: Partial<Release> = {}): Release => ({
  version,
  date: Date.UTC(2026, 10, 12),
  notes: ['Faster starts', 'Fix'],
  windows: [`https://example.org/${version}.exe`],
  mac: [`https://example.org/${version}.dmg`],
  ...changes,
});

test('labels its skeleton', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Releases');
});

test('shows the newest release first and lists all with notes and installers', async () => {
  open([release('2.8.1'), release('2.8.0'), release('2.9.0-beta', { windows: [], mac: [] })]);
  const lead = await screen.findByText('2.8.1 for Windows');
  expect(lead).toHaveAttribute('href', 'https://example.org/2.8.1.exe');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Windows',
    'Mac',
    '2.8.1',
    '2.8.0',
  ]);
  expect(screen.queryByText('Fix')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2.8.0 for Mac' })).toHaveAttribute(
    'href',
    'https://example.org/2.8.0.dmg',
  );
});

test('lists a note that a release repeats', async () => {
  open([release('2.8.1', { notes: ['Bug fixes', 'Bug fixes'] })]);
  expect(await screen.findAllByText('Bug fixes')).toHaveLength(2);
});

test('shows about, features, support link and requirements when releases fail to load', async () => {
  const { calls } = open(failedCall(500, 'Internal Server Error', RELEASES), '/index.php');
  expect(await screen.findByText('Releases did not load')).toBeVisible();
  for (const name of ['About', 'Features', 'Requirements']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getByText('A capture device for the video feeds')).toBeVisible();
  expect(screen.getByText('Video feeds are not supported yet')).toBeVisible();
  expect(screen.getByText(/app is damaged and can't be opened/)).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'support the project' }));
  expect(calls.externalLinks).toHaveLength(1);
});

test('shows a message when there are no releases', async () => {
  open([]);
  expect(await screen.findByText('No releases yet')).toBeVisible();
});

test('copies the terminal command and shows a toast', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const { calls } = open([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy Terminal command' }));
  await screen.findByText(/^xattr/);
  expect(writeText).toHaveBeenCalledWith('xattr -dr com.apple.quarantine /Applications/Holeshot.app');
  expect(calls.toasts).toEqual(['Copied to clipboard']);
});
