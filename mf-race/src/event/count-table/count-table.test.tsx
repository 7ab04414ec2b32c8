import type { RaceSummary } from '@holeshot/domain';
import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildPilot, buildRace, buildRound, createTestPlatform } from '@holeshot/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { toPointsData } from './points-data';
import { PointsTables } from './points-tables';

const pilots = ['Kestrel', 'Magpie'].map((name) => buildPilot({ id: name.toLowerCase(), name }));
const rounds = Array.from({ length: 12 }, (_, index) =>
  buildRound({ id: `round-${index}`, roundNumber: index + 1, order: (index + 1) * 100 }),
);
const summaries = rounds.flatMap(({ roundNumber }) =>
  buildRace({
    roundNumber,
    roundOrder: roundNumber * 100,
    flights: { kestrel: [2, 20], magpie: [2, 21] },
  }).summaries.map((summary) => ({ ...summary, points: summary.pilotId === 'kestrel' ? 10 : 8 })),
);

const magpie = { id: 'magpie', name: 'Magpie', photoUrl: null, practicePilot: false };

function show(href = '/', flown: RaceSummary[] = summaries) {
  const { container } = render(
    <AtAddress href={href}>
      <PlatformContext.Provider value={createTestPlatform().platform}>
        <PointsTables
          eventId="event-1"
          csvName="points"
          points={toPointsData({ summaries: flown, pilots, rounds, goingOn: new Set(['kestrel']) })}
          marked={{ own: magpie, followed: [], ids: new Set(['magpie']) }}
          getPilot={(id) => ({ id, name: id, photoUrl: null, practicePilot: false })}
        />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  const [copy, table] = container.querySelectorAll('table');
  if (!copy?.parentElement || !table?.parentElement) throw new Error('There are no two tables');
  return { strip: copy.parentElement, scroller: table.parentElement };
}

test('the sticky head scrolls in sync with the rounds', () => {
  const { strip, scroller } = show();
  scroller.scrollLeft = 240;
  fireEvent.scroll(scroller);
  expect(strip.scrollLeft).toBe(240);
});

test('a round without a stored result is not called unflown', () => {
  show();
  expect(screen.getByText(/– is no result\./)).toBeVisible();
});

test('opens at the newest round that was flown', () => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(44);
  expect(show().scroller.scrollLeft).toBe(200);
  cleanup();
  const ahead = summaries.map((summary) =>
    summary.roundNumber > 10 ? { ...summary, points: null } : summary,
  );
  expect(show('/', ahead).scroller.scrollLeft).toBe(200 - 2 * 44);
  jest.restoreAllMocks();
});

test('keyboard and screen readers find only one table and one head', () => {
  const { strip } = show();
  const table = screen.getByRole('table', { name: 'Points' });
  expect(within(table).getByRole('link', { name: 'Rd 12' })).not.toHaveAttribute('tabindex');
  expect(strip).toHaveAttribute('aria-hidden', 'true');
  const stops = [...strip.querySelectorAll('a')].filter((link) => link.tabIndex !== -1);
  expect(stops).toEqual([]);
});

test('the gap is in its own column, or under the total if there is no room', () => {
  show();
  const [, row] = within(screen.getByRole('table', { name: 'Points' }))
    .getAllByRole('row')
    .slice(1);
  expect(within(row as HTMLElement).getByRole('cell', { name: /^96/ })).toHaveTextContent('96−24');
  expect(within(row as HTMLElement).getByText('you')).toBeVisible();
});

test.each([
  ['/', 1],
  ['/?sort=total', 0],
])('draws the cut where totals decrease: %s', (href, count) => {
  show(href);
  const table = screen.getByRole('table', { name: 'Points' });
  expect(table.querySelectorAll('[data-cut]')).toHaveLength(count);
});
