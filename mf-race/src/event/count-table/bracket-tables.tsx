import { styled } from '@holeshot/platform';
import { CsvButton, type CsvCell, TableFoot } from '@holeshot/ui';
import type { ReactNode } from 'react';

const Bracket = styled.div`
  margin-top: 24px;
`;

interface BracketTable {
  /** `null` for pilots without a bracket */
  heading: string | null;
  render: (caption: string) => ReactNode;
  /** for the CSV file, headings first */
  listRows: () => CsvCell[][];
}

interface BracketTablesProps {
  /** such as `Points` */
  label: string;
  brackets: readonly BracketTable[];
  /** without extension */
  csvName: string;
  /** below the tables */
  children?: ReactNode;
}

/** A table for each bracket (R29). The CSV file has all of them, with a column for the bracket. */
export const BracketTables = ({ label, brackets, csvName, children }: BracketTablesProps) => (
  <>
    {brackets.map(({ heading, render }) =>
      heading === null ? (
        <div key="">{render(label)}</div>
      ) : (
        <Bracket key={heading}>
          <h3>{heading}</h3>
          {render(`${label}, ${heading}`)}
        </Bracket>
      ),
    )}
    <TableFoot>
      {children}
      <CsvButton
        fileName={csvName}
        label={label}
        rows={() =>
          brackets.flatMap(({ heading, listRows }, index) => {
            const [headings = [], ...rows] = listRows();
            const rowsWithBracket = rows.map((row) => [heading ?? 'None', ...row]);
            return index === 0 ? [['Bracket', ...headings], ...rowsWithBracket] : rowsWithBracket;
          })
        }
      />
    </TableFoot>
  </>
);
