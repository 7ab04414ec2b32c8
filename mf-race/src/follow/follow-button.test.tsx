import { readFollowedNames, setFollowed } from '@holeshot/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { FollowButton } from './follow-button';

afterEach(() => localStorage.clear());

test('follows and unfollows a pilot, and stores it on the device', () => {
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

test('treats invalid storage as empty', () => {
  localStorage.setItem('holeshot.followed-pilots', '{"names": 1}');
  expect(readFollowedNames()).toEqual([]);
  localStorage.setItem('holeshot.followed-pilots', 'nonsense');
  expect(readFollowedNames()).toEqual([]);
});

test('follows until the page is closed in a browser that refuses storage', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  setFollowed('Kestrel', true);
  expect(readFollowedNames()).toEqual(['Kestrel']);
  setFollowed('Kestrel', false);
  expect(readFollowedNames()).toEqual([]);
  refuse.mockRestore();
});
