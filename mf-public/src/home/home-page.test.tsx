import type { Video } from '@holeshot/client';
import { buildEventListItem, failedCall, PENDING, renderPage } from '@holeshot/testing';
import { fireEvent, screen } from '@testing-library/react';
import { page } from './home-page';

const VIDEOS = '/api/public/youtube/recent';

const video = (changes: Partial<Video> = {}): Video => ({
  videoId: 'abc_DEF-123',
  title: 'Winter Series 3 live',
  startSeconds: 0,
  hasSyncWarning: false,
  streamStart: Date.UTC(2026, 4, 16),
  durationSeconds: 6_605,
  event: buildEventListItem(),
  ...changes,
});

const open = (videos: unknown) => renderPage(page, { path: '/', at: '/', models: { [VIDEOS]: videos } });

test('names what is loading', async () => {
  open(PENDING);
  expect(await screen.findByRole('status')).toHaveTextContent('Loading Recent streams');
});

test('shows a message when there are no streams', async () => {
  open([]);
  expect(await screen.findByText('No streams yet')).toBeVisible();
});

test("names what failed to load, below the product's name", async () => {
  open(failedCall(500, 'Internal Server Error', VIDEOS));
  expect(await screen.findByText('Recent streams did not load')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Holeshot');
});

test('shows each stream with its event', async () => {
  open([
    video(),
    video({ videoId: 'second', title: 'Second', event: buildEventListItem({ id: 'e2', name: 'Open' }) }),
  ]);
  expect(await screen.findByRole('link', { name: 'Winter Series 3' })).toHaveAttribute(
    'href',
    '/event/event-1',
  );
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/event/e2');
  expect(screen.getAllByText('1:50:05')).toHaveLength(2);
});

test('shows the title of a stream without an event', async () => {
  open([video({ event: null })]);
  expect(await screen.findByRole('heading', { name: 'Winter Series 3 live' })).toBeVisible();
});

test('requests nothing from the video platform until a stream is played', async () => {
  const { container } = open([video({ startSeconds: 90 })]);
  const link = await screen.findByRole('link', { name: /^Play Winter Series 3 live/ });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc_DEF-123&t=90s');
  expect(container.querySelector('iframe, img[src^="http"]')).toBeNull();
  fireEvent.click(link);
  expect(screen.getByTitle('Winter Series 3 live')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&start=90',
  );
});
