import type { SectorRow, SectorTimes } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import {
  Cell,
  CsvButton,
  DataTable,
  PHONE,
  Section,
  Table,
  type TableColumn,
  TableFoot,
  tableCsv,
} from '@holeshot/ui';
import { PilotChannel } from '../../channels/pilot-channel';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { raceTitle } from '../../racing/race-names';
import { FormattedTime } from '../../tables/formatted-time';
import type { RaceData } from '../load-race';
import { ResultPilot } from '../results/result-pilot';
import { phoneLines, ResultPilotHeader } from '../results/results-table.styles';

/** On phones, a row has two lines: the pilot, then the times with their labels. */
const Grid = styled(Table)<{ $times: number }>`
  max-width: 960px;
  > tbody > tr:has([data-marked]) > * {
    background: var(--live);
  }
  ${phoneLines}
  ${PHONE} {
    > thead {
      display: none;
    }
    > tbody > tr {
      grid-template-columns: repeat(${({ $times }) => $times}, minmax(0, 1fr));
      padding: 8px 0;
    }
    > tbody > tr > * {
      text-align: left;
    }
    > tbody > tr > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Pilot = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  > :last-child {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
`;

const Time = styled(Cell)`
  font-size: 16px;
  font-weight: 400;
`;

const IdealTime = styled(Time)`
  font-weight: 600;
`;

interface SectorsProps {
  data: Pick<RaceData, 'event' | 'race' | 'pilots' | 'channels' | 'results'>;
  sectors: SectorTimes;
}

/** Each pilot's best time per sector, with the fastest in red, and the ideal lap, which is their sum. */
export function Sectors({ data, sectors: { rows, fastest } }: SectorsProps) {
  const columns = sectorColumns(data, fastest);
  return (
    <Section heading="Sectors">
      <DataTable
        caption="Best sectors"
        columns={columns}
        rows={rows}
        getKey={({ pilotId }) => pilotId}
        renderTable={(content) => <Grid $times={fastest.length + 2}>{content}</Grid>}
      />
      <TableFoot>
        <p>
          A lap begins at the start gate. The ideal lap is the sum of a pilot's best sectors in this race.
        </p>
        <CsvButton
          fileName={`${data.event.name} ${raceTitle(data.race)} sectors`}
          label="sectors"
          rows={() => tableCsv(columns, rows)}
        />
      </TableFoot>
    </Section>
  );
}

function sectorColumns(
  { event, pilots, channels, results }: SectorsProps['data'],
  fastest: SectorTimes['fastest'],
): TableColumn<SectorRow>[] {
  const getPilot = createPilotLookup(pilots);
  const channelIds = new Map(results.map(({ pilotId, channelId }) => [pilotId, channelId]));
  return [
    {
      id: 'sector-pilot',
      heading: 'Pilot',
      Cell: ResultPilotHeader,
      csv: [{ heading: 'Pilot', value: ({ pilotId }) => getPilot(pilotId).name }],
      render: ({ pilotId }) => (
        <Pilot>
          <PilotChannel channels={channels} channelId={channelIds.get(pilotId) ?? null} />
          <ResultPilot eventId={event.id} pilot={getPilot(pilotId)} pilots={pilots} />
        </Pilot>
      ),
    },
    ...fastest.map((best, index) =>
      timeColumn(`sector-${index + 1}`, `Sector ${index + 1}`, (row) => row.best[index] ?? null, best),
    ),
    {
      ...timeColumn('ideal', 'Ideal lap', ({ idealSeconds }) => idealSeconds, null),
      Cell: IdealTime,
    },
    timeColumn('sector-lap', 'Best lap', ({ lapSeconds }) => lapSeconds, null),
  ];
}

const timeColumn = (
  id: string,
  heading: string,
  getSeconds: (row: SectorRow) => number | null,
  fastest: number | null,
): TableColumn<SectorRow> => ({
  id,
  heading,
  align: 'right',
  phoneLabel: heading,
  Cell: Time,
  csv: [{ heading, value: getSeconds }],
  render: (row) => {
    const seconds = getSeconds(row);
    return <FormattedTime seconds={seconds} isFastest={seconds !== null && seconds === fastest} />;
  },
});
