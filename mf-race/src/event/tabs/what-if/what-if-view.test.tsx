import { definePage } from '@holeshot/platform';
import { buildEventRecord, buildPilot, renderPage } from '@holeshot/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../../manifest';
import { createPilotLookup, toEventPilot } from '../../../event-pilots/event-pilot';
import type { WhatIfData } from './what-if-data';
import { WhatIfView } from './what-if-view';

const pilots = ['Kestrel', 'Magpie', 'Doppler'].map((name) =>
  toEventPilot(buildPilot({ id: name.toLowerCase(), name })),
);
const data: WhatIfData = {
  needs: {
    pilots: [
      { pilotId: 'kestrel', results: [10, 10], keepsAll: false },
      { pilotId: 'magpie', results: [8, 6], keepsAll: false },
      { pilotId: 'doppler', results: [6, 8], keepsAll: false },
    ],
    points: [10, 8, 6, 4, 2, 0],
    dropsWorst: false,
    roundsLeft: 1,
    nextRaces: [],
    cut: 1,
  },
  rounds: ['Rd 1', 'Rd 2'],
  cells: { kestrel: [10, 10], magpie: [8, 6], doppler: [6, 8] },
  nextRound: 'Round 3',
  missing: ['3-1'],
  nextRaces: {},
  cutIs: 'entered',
};

function open(shown: WhatIfData, search = '?pilot=magpie') {
  const page = definePage({
    load: async () => null,
    View: () => (
      <WhatIfView
        event={{ ...buildEventRecord(), channels: [] }}
        pilots={pilots}
        label="What if"
        club={null}
        nowMs={0}
        data={shown}
        getPilot={createPilotLookup(pilots)}
      />
    ),
    meta: () => ({ title: '', description: '' }),
    Skeleton: () => null,
  });
  renderPage(page, { path: '/event', at: `/event${search}`, models: {} });
}
const getStatus = async () =>
  within(await screen.findByRole('table', { name: '' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);

test('says what everybody and the chosen pilot need', async () => {
  open(data);
  expect(await screen.findByText(/2nd of 3 with 14 points/)).toHaveTextContent(
    '2nd of 3 with 14 points. The top 1 needs others to slip.',
  );
  expect(await getStatus()).toEqual(['safe at 26', 'needs help', 'needs help']);
  expect(screen.getByText('Round 3: 3-1 missing')).toBeVisible();
});

test('fewer rounds, a wider cut and a dropped round change the answer, also after a reload', async () => {
  open(data);
  const cut = await screen.findByRole('group', { name: 'Go on' });
  fireEvent.click(within(cut).getByRole('button', { name: 'More' }));
  expect(await screen.findByText(/For the top 2, 22 points are enough/)).toBeVisible();
  const rounds = screen.getByRole('group', { name: 'Rounds left' });
  fireEvent.click(within(rounds).getByRole('button', { name: 'Less' }));
  expect(await getStatus()).toEqual(
    ['In', 'open', 'open'].map((text) => (text === 'open' ? 'needs help' : text)),
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Worst round dropped' }));
  expect(screen.getAllByText('(6)')).toHaveLength(2);
  await waitFor(() => expect(window.location.search).toContain('drop=true'));
  cleanup();
  open(data, window.location.search);
  expect(await getStatus()).toEqual(['In', 'needs help', 'needs help']);
  expect(screen.getAllByText('(6)')).toHaveLength(2);
});

test('the dropped result is in brackets also where a further round is drawn', async () => {
  const drawn = { kestrel: [10, 10, null], magpie: [8, 6, null], doppler: [6, 8, null] };
  open({ ...data, rounds: [...data.rounds, 'Rd 3'], cells: drawn }, '?drop=true');
  expect(await screen.findAllByText('(6)')).toHaveLength(2);
});

test('the server renders a page for each of them', () => {
  const route = manifest.routes.find(({ id }) => id === 'race:event');
  expect(route?.query).toEqual(expect.arrayContaining(['rounds', 'cut', 'drop']));
});

test('ignores rounds and cut that are out of range', async () => {
  open(data, '?rounds=9&cut=3');
  expect(await getStatus()).toEqual(['safe at 26', 'needs help', 'needs help']);
});

test('prints the numbers without their buttons', async () => {
  open(data);
  const cut = within(await screen.findByRole('group', { name: 'Go on' }));
  for (const button of cut.getAllByRole('button')) expect(button).toHaveAttribute('data-print', 'no');
  expect(screen.getByRole('combobox', { name: 'Pilot' }).closest('form')).toHaveAttribute('data-print', 'no');
});

test('a button at the limit of a number keeps the focus and does nothing', async () => {
  open(data);
  const cut = within(await screen.findByRole('group', { name: 'Go on' }));
  const less = cut.getByRole('button', { name: 'Less' });
  less.focus();
  fireEvent.click(less);
  expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(less).toBeEnabled();
  expect(less).toHaveFocus();
  expect(cut.getByRole('status')).toHaveTextContent('1');
});

test('shows the result of a place chosen in the grid', async () => {
  open(data);
  fireEvent.click(await screen.findByRole('button', { name: /^24/ }));
  expect(screen.getByText(/1st: 24 points/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^24/ })).toHaveAttribute('aria-pressed', 'true');
});

test('without points it says so', async () => {
  open({ ...data, needs: null });
  expect(await screen.findByText('No points yet')).toBeVisible();
});
