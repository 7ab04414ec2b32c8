import { fireEvent, render, screen } from '@testing-library/react';
import { NavigationContext } from './navigation';
import { SiteLink } from './site-link';

function show(props: { onClick?: (event: React.MouseEvent) => void; target?: string } = {}) {
  const navigate = jest.fn();
  render(
    <NavigationContext.Provider value={{ navigate, revalidate: async () => undefined }}>
      <SiteLink to="/events?page=2" preventScrollReset {...props}>
        more
      </SiteLink>
    </NavigationContext.Provider>,
  );
  return { navigate, link: screen.getByRole('link', { name: 'more' }) };
}

test('is a link like any other, and goes there without leaving the site', () => {
  const { navigate, link } = show();
  expect(link).toHaveAttribute('href', '/events?page=2');
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/events?page=2', { replace: false, preventScrollReset: true });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (click) => {
    const { navigate, link } = show();
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, click);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('leaves a link into another window to the browser', () => {
  const { navigate, link } = show({ target: '_blank' });
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});

test('goes nowhere when its own handler took the click', () => {
  const { navigate, link } = show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});
