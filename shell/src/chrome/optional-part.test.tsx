import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { optionalPart } from './optional-part';

it('shows the part, or nothing when its chunk does not load, and the rest of the page stays', async () => {
  jest.useFakeTimers();
  const Present = optionalPart(async () => () => <p>note</p>);
  const Absent = optionalPart(async () => {
    throw new Error('Loading chunk 26 failed.');
  });
  render(
    <>
      <Suspense>
        <Present />
        <Absent />
      </Suspense>
      <main>page</main>
    </>,
  );
  await act(() => jest.runAllTimersAsync());
  expect(document.body).toHaveTextContent(/^notepage$/);
  expect(screen.getByText('page')).toBeVisible();
  jest.useRealTimers();
});
