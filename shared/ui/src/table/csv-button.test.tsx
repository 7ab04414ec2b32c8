import { PlatformContext } from '@holeshot/platform';
import { createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CsvButton } from './csv-button';

const saved: Blob[] = [];
const names: string[] = [];

beforeEach(() => {
  saved.length = 0;
  names.length = 0;
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
});

function open(rows: React.ComponentProps<typeof CsvButton>['rows']) {
  const { platform } = createTestPlatform();
  const crashes: unknown[] = [];
  platform.crash = (error) => void crashes.push(error);
  render(
    <PlatformContext.Provider value={platform}>
      <CsvButton fileName="Kestrel: bests, आरोही" label="Bests" rows={rows} />
    </PlatformContext.Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save Bests as CSV' }));
  return crashes;
}

test('saves rows that load asynchronously, under a safe file name', async () => {
  open(async () => [['Year'], [2026]]);
  await waitFor(() => expect(names).toEqual(['Kestrel-bests-आरोही.csv']));
  expect(saved[0]?.size).toBe('\uFEFF'.length + 2 + 'Year\r\n2026\r\n'.length);
});

test('shows why rows failed to load, and works on the next click', async () => {
  const crashes = open(async () => {
    throw new Error('503 Service Unavailable');
  });
  await waitFor(() => expect(crashes).toEqual([new Error('503 Service Unavailable')]));
  expect(saved).toEqual([]);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false');
});
