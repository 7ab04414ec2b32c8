import { render, screen } from '@testing-library/react';
import { DataAge } from './data-age';

test('shows the age as soon as it is rendered', () => {
  render(<DataAge checkedAtMs={Date.now() - 183_000} staleAfterMs={60_000} text={(age) => `${age} ago`} />);
  expect(screen.getByText('3 min 3 s ago')).toBeVisible();
});
