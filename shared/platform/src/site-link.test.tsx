import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Platform, PlatformContext } from './platform';
import { SiteLink } from './site-link';

function show() {
  const prefetch = jest.fn();
  const link = <SiteLink to="/events?page=2">more</SiteLink>;
  const router = createMemoryRouter([
    { path: '/', element: link },
    { path: '/events', element: <h1>All Events</h1> },
  ]);
  render(
    <PlatformContext.Provider value={{ prefetch } as unknown as Platform}>
      <RouterProvider router={router} />
    </PlatformContext.Provider>,
  );
  return { prefetch, link: screen.getByRole('link', { name: 'more' }) };
}

test('renders a plain link and navigates on the client', async () => {
  const { link } = show();
  expect(link.outerHTML).toBe('<a href="/events?page=2">more</a>');
  expect(fireEvent.click(link)).toBe(false);
  expect(await screen.findByRole('heading', { name: 'All Events' })).toBeVisible();
});

test.each([
  ['hover', fireEvent.pointerEnter],
  ['focus', fireEvent.focus],
  ['touch', fireEvent.touchStart],
])('prefetches its page on %s', (_, fire) => {
  const { prefetch, link } = show();
  expect(prefetch).not.toHaveBeenCalled();
  fire(link);
  expect(prefetch).toHaveBeenCalledWith('/events?page=2');
});
