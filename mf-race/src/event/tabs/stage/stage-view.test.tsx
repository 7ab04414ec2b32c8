import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildEventRecord, createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { RecordsTableData } from '../../records-table/records-table-data';
import { StageView } from './stage-view';

const toRecords = (pilotId: string): RecordsTableData => ({
  columns: [],
  bests: [],
  spans: [],
  showsType: false,
  rows: [{ pilotId, rank: 1, times: [] }],
  sort: { by: 'pilot', descending: false },
});

test('the times of all brackets are one file with one heading row', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  HTMLAnchorElement.prototype.click = () => undefined;
  render(
    <AtAddress>
      <PlatformContext.Provider value={createTestPlatform().platform}>
        <StageView
          event={{ ...buildEventRecord(), channels: [] }}
          label="Finals"
          club={null}
          pilots={[]}
          nowMs={0}
          getPilot={(id) => ({ id, name: id, photoUrl: null, practicePilot: false })}
          data={{
            standings: null,
            points: null,
            lapCounts: null,
            bracket: null,
            roundsWithoutStage: null,
            explanation: null,
            rounds: { sections: [], emptyRounds: [], channels: {}, running: null },
            times: ['A', 'B'].map((heading) => ({ heading, records: toRecords(`kestrel-${heading}`) })),
          }}
        />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save Times as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] as Blob);
  });
  expect(text).toBe('Bracket,Rank,Pilot\r\nA,1,kestrel-A\r\nB,1,kestrel-B\r\n');
});
