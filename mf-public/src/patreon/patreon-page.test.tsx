import { failedCall, PENDING, renderPage } from '@holeshot/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { page } from './patreon-page';

const PATREONS = '/api/public/patreons';
const open = (supporters: unknown) =>
  renderPage(page, { path: '/patreon', at: '/patreon', models: { [PATREONS]: supporters } });

const supporter = (name: string, active = true) => ({ name, tier: 'Pilot', photoUrl: null, active });

test('shows four tiers with price and benefits, and marks those in development', async () => {
  open([]);
  const tiers = await screen.findAllByRole('heading', { level: 2 });
  expect(tiers.map((tier) => tier.textContent).slice(0, 4)).toEqual(['Free', 'Pilot', 'Club', 'Sponsor']);
  for (const price of ['$0', '$2', '$12', '$200']) expect(screen.getByText(price)).toBeVisible();
  expect(screen.getAllByText(', still in development')).toHaveLength(4);
});

test('asks for confirmation before a Join link leaves the site', async () => {
  const { calls } = open([]);
  const isFollowed = fireEvent.click(await screen.findByRole('link', { name: 'Join Club' }));
  expect(isFollowed).toBe(false);
  expect(calls.externalLinks).toEqual(['https://www.patreon.com/fpvtrackside']);
});

test('lists active supporters in another order at each load, also of the same reply', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Pilot ${index}`);
  const reply = [...names.map((name) => supporter(name)), supporter('Gone', false)];
  const orders = [];
  for (let load = 0; load < 2; load++) {
    open(reply);
    await screen.findByText('Pilot 0');
    expect(screen.queryByText('Gone')).not.toBeInTheDocument();
    orders.push(screen.getAllByText(/^Pilot \d+$/).map((name) => name.textContent));
    cleanup();
  }
  for (const order of orders) expect([...order].sort()).toEqual([...names].sort());
  expect(orders[0]).not.toEqual(orders[1]);
});

test('lists two supporters of the same name and tier', async () => {
  open([supporter('Chris'), supporter('Chris')]);
  expect(await screen.findAllByText('Chris')).toHaveLength(2);
});

test('shows the tiers while supporters load, when there are none, and when they fail to load', async () => {
  open(PENDING);
  expect(await screen.findByText('Loading Our wonderful Patreons')).toBeInTheDocument();
  open([]);
  expect(await screen.findByText('Nobody yet')).toBeVisible();
  open(failedCall(500, 'Internal Server Error', PATREONS));
  expect(await screen.findByText('Our wonderful Patreons did not load')).toBeVisible();
  expect(screen.getAllByText('$200')).toHaveLength(3);
});
