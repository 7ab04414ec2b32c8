import { PlatformContext, useLocation } from '@holeshot/platform';
import { AtAddress, createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from './tabs';

const NAMES = ['Rounds', 'Lap Records', 'Points'];
const { platform } = createTestPlatform();

const tabsAt = (open: string) => (
  <PlatformContext.Provider value={platform}>
    <AtAddress>
      <Tabs
        label="An event"
        open={open}
        tabs={NAMES.map((label) => ({ id: label, label, href: `/?tab=${label}` }))}
      >
        {open} are here
      </Tabs>
      <Address />
    </AtAddress>
  </PlatformContext.Provider>
);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const tabStops = () => screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
const press = (key: string, keys = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys });

test('only the open tab is a tab stop', () => {
  const { rerender } = render(tabsAt('Lap Records'));
  expect(tabStops()).toEqual([tab('Lap Records')]);
  rerender(tabsAt('Points'));
  expect(tabStops()).toEqual([tab('Points')]);
});

test('the markup has no tabindex, so that without scripts every tab is a tab stop', () => {
  expect(renderToStaticMarkup(tabsAt('Points'))).not.toContain('tabindex');
});

test('arrow keys, Home and End move the focus and open nothing', () => {
  render(tabsAt('Lap Records'));
  tab('Lap Records').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Points'],
    ['ArrowRight', 'Rounds'],
    ['ArrowLeft', 'Points'],
    ['Home', 'Rounds'],
    ['End', 'Points'],
  ] as const) {
    press(key);
    expect(tab(name)).toHaveFocus();
  }
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test('Space opens the focused tab and does not scroll the page', async () => {
  render(tabsAt('Rounds'));
  tab('Points').focus();
  expect(press(' ')).toBe(false);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/?tab=Points'));
});

test('Alt and an arrow key still goes back', () => {
  render(tabsAt('Points'));
  tab('Points').focus();
  expect(press('ArrowLeft', { altKey: true })).toBe(true);
  expect(tab('Points')).toHaveFocus();
});

test('the open tab names and controls the panel', () => {
  render(tabsAt('Points'));
  const panel = screen.getByRole('tabpanel', { name: 'Points' });
  expect(panel).toHaveTextContent('Points are here');
  expect(tab('Points')).toHaveAttribute('aria-controls', panel.id);
});

test('the underline moves at the click, before the content has loaded', () => {
  render(tabsAt('Rounds'));
  const shown = () => screen.getAllByRole('tab').filter((item) => item.dataset.shown);
  expect(shown()).toEqual([tab('Rounds')]);
  fireEvent.click(tab('Points'), { ctrlKey: true });
  expect(shown()).toEqual([tab('Rounds')]);
  tab('Points').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(tab('Points'));
  expect(shown()).toEqual([tab('Points')]);
  expect(tab('Rounds')).toHaveAttribute('aria-selected', 'true');
});
