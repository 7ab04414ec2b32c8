import { AtAddress } from '@holeshot/testing';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { DataTable } from './data-table';
import { RowHeader } from './table';
import { sortRows, type TableColumn, tableCsv } from './table-column';

interface Pilot {
  name: string;
  laps: number | null;
}

const COLUMNS: TableColumn<Pilot>[] = [
  {
    id: 'name',
    heading: 'Pilot',
    firstSort: 'ascending',
    Cell: RowHeader,
    value: ({ name }) => name,
    render: ({ name }) => name,
  },
  {
    id: 'laps',
    heading: <abbr title="Laps flown">Laps</abbr>,
    firstSort: 'descending',
    align: 'right',
    phoneLabel: 'Laps',
    value: ({ laps }) => laps,
    csv: [{ heading: 'Laps flown', value: ({ laps }) => laps }],
    render: ({ laps }) => laps ?? '–',
  },
  { id: 'link', heading: 'Details', isHiddenOnPhones: true, render: () => 'open' },
];

const PILOTS: Pilot[] = [
  { name: 'Kestrel', laps: 4 },
  { name: 'Doppler', laps: null },
  { name: 'Magpie', laps: 11 },
];

const sorted = (by: string, descending: boolean) =>
  sortRows(PILOTS, COLUMNS, { by, descending }).map(({ name }) => name);

describe('sortRows', () => {
  it.each([
    ['name', false, ['Doppler', 'Kestrel', 'Magpie']],
    ['name', true, ['Magpie', 'Kestrel', 'Doppler']],
    ['laps', false, ['Kestrel', 'Magpie', 'Doppler']],
    ['laps', true, ['Magpie', 'Kestrel', 'Doppler']],
    ['link', false, ['Kestrel', 'Doppler', 'Magpie']],
    ['no such column', true, ['Kestrel', 'Doppler', 'Magpie']],
  ])('sorts by %s, descending: %s', (by, descending, names) => {
    expect(sorted(by, descending)).toEqual(names);
  });

  it('keeps every row, and rows without a value at the end', () => {
    const pilots = fc.array(fc.record({ name: fc.string(), laps: fc.option(fc.integer()) }));
    fc.assert(
      fc.property(pilots, fc.boolean(), (rows, descending) => {
        const result = sortRows(rows, COLUMNS, { by: 'laps', descending });
        expect(new Set(result)).toEqual(new Set(rows));
        const firstEmpty = result.findIndex(({ laps }) => laps === null);
        expect(firstEmpty === -1 || result.slice(firstEmpty).every(({ laps }) => laps === null)).toBe(true);
      }),
    );
  });
});

describe('tableCsv', () => {
  it('writes the columns that have a value', () => {
    expect(tableCsv(COLUMNS, PILOTS)).toEqual([
      ['Pilot', 'Laps flown'],
      ['Kestrel', 4],
      ['Doppler', null],
      ['Magpie', 11],
    ]);
  });
});

describe('DataTable', () => {
  const open = () =>
    render(
      <AtAddress href="/pilots?page=2">
        <DataTable
          caption="Pilots"
          columns={COLUMNS}
          rows={PILOTS}
          getKey={({ name }) => name}
          sort={{ by: 'laps', descending: true }}
          sortChanges={{ page: null }}
          renderBelow={({ laps }, columnCount) =>
            laps === null && (
              <tr>
                <td colSpan={columnCount}>No laps</td>
              </tr>
            )
          }
        />
      </AtAddress>,
    );

  it('links headings to the sort that a click gives', () => {
    open();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Pilot')).toBe('/pilots?sort=name');
    expect(href('Laps')).toBe('/pilots?sort=laps');
    expect(screen.queryByRole('link', { name: 'Details' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Laps' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Pilot' }).getAttribute('aria-sort')).toBeNull();
  });

  it('names each row by its header cell, and draws the row below it', () => {
    open();
    const table = screen.getByRole('table', { name: 'Pilots' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kestrel', 'Doppler', 'Magpie']);
    expect(within(table).getByText('No laps').closest('td')?.colSpan).toBe(3);
  });
});
