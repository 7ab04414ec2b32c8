import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DataAge } from './data-age';

test('is not printed, because it does not age on paper', () => {
  render(<DataAge checkedAtMs={Date.now()} staleAfterMs={60_000} />);
  expect(screen.getByText('Data 0 s old')).toHaveAttribute('data-print', 'no');
});

test('shows the age as soon as it is rendered', () => {
  render(<DataAge checkedAtMs={Date.now() - 183_000} staleAfterMs={60_000} text={(age) => `${age} ago`} />);
  expect(screen.getByText('3 min 3 s ago')).toBeVisible();
});

test('has the age at which the page was made before scripts run', () => {
  const html = renderToStaticMarkup(<DataAge checkedAtMs={1_000} staleAfterMs={60_000} nowMs={184_000} />);
  expect(html).toContain('Data 3 min 3 s old');
});
