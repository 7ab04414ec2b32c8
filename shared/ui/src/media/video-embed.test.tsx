import { fireEvent, render, screen } from '@testing-library/react';
import { VideoEmbed } from './video-embed';

const video = { videoId: 'abc', title: 'Stream 1', startSeconds: 90, durationSeconds: 3_725 };

test('requests nothing from the platform until it is played; then the player has the focus', () => {
  render(<VideoEmbed video={video} />);
  expect(screen.queryByTitle('Stream 1')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Play Stream 1, 1:02:05' }));
  const player = screen.getByTitle('Stream 1');
  expect(player).toHaveFocus();
  expect(player).toHaveAttribute('src', expect.stringContaining('/embed/abc?autoplay=1&start=90'));
});

test('a player that starts by itself does not take the focus', () => {
  render(<VideoEmbed video={video} isAutoplay />);
  expect(screen.getByTitle('Stream 1')).not.toHaveFocus();
});
