import { fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from './drawer';

const open = () => {
  const close = jest.fn();
  const view = render(
    <Drawer title="Login" close={close}>
      Words
    </Drawer>,
  );
  const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Login' });
  jest
    .spyOn(drawer, 'getBoundingClientRect')
    .mockReturnValue({ left: 860, right: 1280, top: 0, bottom: 900 } as DOMRect);
  return { ...view, close, drawer };
};

test('is modal, and open while mounted', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { drawer, unmount } = open();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(drawer.open).toBe(true);
  unmount();
  expect(drawer.open).toBe(false);
});

test('closes by its button, and when the browser closes it, such as on Esc', () => {
  const { drawer, close } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  drawer.open = false;
  fireEvent(drawer, new Event('close'));
  expect(close).toHaveBeenCalledTimes(2);
});

test('closes on a click outside, not on one inside or on its padding', () => {
  const { drawer, close } = open();
  fireEvent.click(screen.getByText('Words'), { clientX: 900, clientY: 100 });
  fireEvent.click(drawer, { clientX: 862, clientY: 500 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(drawer, { clientX: 300, clientY: 500 });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a press inside that ends outside does not close it', () => {
  const { drawer, close } = open();
  fireEvent.mouseDown(screen.getByText('Words'), { clientX: 900, clientY: 100 });
  fireEvent.click(drawer, { clientX: 300, clientY: 500 });
  expect(close).not.toHaveBeenCalled();
});
