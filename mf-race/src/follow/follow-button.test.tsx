import { readFollowedNames, setFollowed } from '@holeshot/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { FollowButton } from './follow-button';

afterEach(() => localStorage.clear());

test('follows a pilot and no longer, and stores it on the device', () => {
  render(<FollowButton name="Kestrel" />);
  const button = screen.getByRole('button', { name: 'Follow Kestrel' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(readFollowedNames()).toEqual(['Kestrel']);
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(readFollowedNames()).toEqual([]);
});

test('a pilot is the same in another event that writes the name differently', () => {
  setFollowed('Kestrel', true);
  render(<FollowButton name="KESTREL" isCompact />);
  expect(screen.getByRole('button', { name: 'Follow KESTREL' })).toHaveAttribute('aria-pressed', 'true');
});

test('storage that something else has written to counts as empty', () => {
  localStorage.setItem('holeshot.followed-pilots', '{"names": 1}');
  expect(readFollowedNames()).toEqual([]);
  localStorage.setItem('holeshot.followed-pilots', 'nonsense');
  expect(readFollowedNames()).toEqual([]);
});

test('a browser that refuses storage follows as long as the page lasts', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  setFollowed('Kestrel', true);
  expect(readFollowedNames()).toEqual(['Kestrel']);
  setFollowed('Kestrel', false);
  expect(readFollowedNames()).toEqual([]);
  refuse.mockRestore();
});
