import { LocationContext, NavigationContext, PlatformContext } from '@holeshot/platform';
import { createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tabs } from './tabs';

const NAMES = ['Rounds', 'Lap Records', 'Points'];
const navigate = jest.fn();
const { platform } = createTestPlatform();

const tabsAt = (open: string) => (
  <PlatformContext.Provider value={platform}>
    <LocationContext.Provider value={{ pathname: '/', search: '', hash: '' }}>
      <NavigationContext.Provider value={{ navigate, revalidate: async () => undefined }}>
        <Tabs
          label="An event"
          open={open}
          tabs={NAMES.map((label) => ({ id: label, label, href: `/?tab=${label}` }))}
        >
          {open} are here
        </Tabs>
      </NavigationContext.Provider>
    </LocationContext.Provider>
  </PlatformContext.Provider>
);

const tab = (name: string) => screen.getByRole('tab', { name });
const stops = () => screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
const press = (key: string, keys = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys });

beforeEach(() => navigate.mockClear());

test('the open tab alone is a stop for the Tab key, and stays so when another opens', () => {
  const { rerender } = render(tabsAt('Lap Records'));
  expect(stops()).toEqual([tab('Lap Records')]);
  rerender(tabsAt('Points'));
  expect(stops()).toEqual([tab('Points')]);
});

test('without scripts every tab can be reached: the markup takes none out', () => {
  expect(renderToStaticMarkup(tabsAt('Points'))).not.toContain('tabindex');
});

test('arrows, Home and End move the focus around, and open nothing', () => {
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
  expect(navigate).not.toHaveBeenCalled();
});

test('Space opens the tab that has the focus and does not scroll the page', () => {
  render(tabsAt('Rounds'));
  tab('Points').focus();
  expect(press(' ')).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/?tab=Points', { replace: false, preventScrollReset: true });
});

test("an arrow with Alt stays the browser's way back", () => {
  render(tabsAt('Points'));
  tab('Points').focus();
  expect(press('ArrowLeft', { altKey: true })).toBe(true);
  expect(tab('Points')).toHaveFocus();
});

test('the panel is the one the open tab controls, under its name', () => {
  render(tabsAt('Points'));
  const panel = screen.getByRole('tabpanel', { name: 'Points' });
  expect(panel).toHaveTextContent('Points are here');
  expect(tab('Points')).toHaveAttribute('aria-controls', panel.id);
});
