import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildPilot, buildRace, createTestPlatform } from '@holeshot/testing';
import { render, screen } from '@testing-library/react';
import { toLapCountsData } from './lap-counts-data';
import { LapCountsTable } from './lap-counts-table';
import { toLapSpread } from './lap-spread';

const pilots = [buildPilot({ id: 'kestrel', name: 'Kestrel' })];
const { summaries } = buildRace({ flights: { kestrel: [2, 20] } });

const hasRule = (element: Element, start: RegExp): boolean => {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return [...element.classList].some((name) => new RegExp(`${start.source}\\.${name}\\b`).test(css));
};

test('the note about the dots is hidden with them where the rounds leave no room', () => {
  const { container } = render(
    <AtAddress href="/">
      <PlatformContext.Provider value={createTestPlatform().platform}>
        <LapCountsTable
          eventId="event-1"
          csvName="laps"
          data={{
            table: toLapCountsData(summaries, pilots),
            spread: toLapSpread([{ pilotId: 'kestrel', seconds: [20, 21] }]),
            explanation: null,
          }}
          marked={{ own: null, followed: [], ids: new Set() }}
          getPilot={(id) => ({ id, name: 'Kestrel', photoUrl: null, practicePilot: false })}
        />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  const note = screen.getByText(/^Each dot is a lap/);
  const table = screen.getByRole('table', { name: 'Lap Counts' });
  const hides = /@container \(max-width: ?\d+px\) ?\{ ?/;
  expect(hasRule(table, hides)).toBe(true);
  expect(hasRule(note, hides)).toBe(true);
  expect(container.querySelector(':has(> p):has(table)')).toContainElement(note);
});
