import { useSearchParams } from '@holeshot/platform';
import {
  Cell,
  CsvButton,
  DataTable,
  DataTableHead,
  HeaderCell,
  PilotName,
  RowHeader,
  sortTable,
  Table,
  TableBody,
  type TableColumn,
  TableFoot,
  TableHead,
  TableRow,
  tableCsv,
} from '@holeshot/ui';
import type { Examples } from '../room-page';

interface Row {
  pilot: string;
  laps: number;
  best: number | null;
}

const ROWS: Row[] = [
  { pilot: 'Kestrel', laps: 12, best: 31.204 },
  { pilot: 'Magpie', laps: 9, best: 29.87 },
  { pilot: 'Doppler', laps: 0, best: null },
];

const COLUMNS: TableColumn<Row>[] = [
  {
    id: 'pilot',
    heading: 'Pilot',
    firstSort: 'ascending',
    Cell: RowHeader,
    value: ({ pilot }) => pilot,
    render: ({ pilot }) => <PilotName name={pilot} href="/table" />,
  },
  {
    id: 'laps',
    heading: 'Laps',
    align: 'right',
    firstSort: 'descending',
    value: ({ laps }) => laps,
    render: ({ laps }) => laps,
  },
  {
    id: 'best',
    heading: 'Best lap',
    align: 'right',
    isHiddenOnPhones: true,
    firstSort: 'ascending',
    value: ({ best }) => best,
    render: ({ best }) => best?.toFixed(3) ?? '–',
  },
];

export const table: Examples = {
  'DataTable, sorted by the address': <SortedTable />,
  'DataTableHead, a copy of the head': (
    <Table>
      <DataTableHead columns={COLUMNS} sort={{ by: 'laps', descending: true }} isCopy />
    </Table>
  ),
  'Table, of its parts': (
    <Table>
      <TableHead>
        <TableRow>
          <HeaderCell>Pilot</HeaderCell>
          <HeaderCell align="right">Laps</HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <RowHeader>Kestrel</RowHeader>
          <Cell data-right>12</Cell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  TableFoot: (
    <TableFoot>
      <p>Laps that count, without the holeshot.</p>
      <CsvButton fileName="laps" label="All laps" rows={() => tableCsv(COLUMNS, ROWS)} />
    </TableFoot>
  ),
  CsvButton: <CsvButton fileName="laps" label="Laps" rows={() => tableCsv(COLUMNS, ROWS)} />,
};

function SortedTable() {
  const [search] = useSearchParams();
  const sorted = sortTable(ROWS, COLUMNS, search, { by: 'laps', descending: true });
  return <DataTable caption="Laps" columns={COLUMNS} {...sorted} getKey={({ pilot }) => pilot} />;
}
