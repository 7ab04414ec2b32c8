import { styled } from '@holeshot/platform';
import { Cell, HeaderCell, PHONE, RowHeader, Table, TableRow, visuallyHidden } from '@holeshot/ui';

export const BoardTable = styled(Table)`
  border-top: 1px solid var(--line);
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  ${PHONE} {
    thead {
      ${visuallyHidden}
    }
  }
  th,
  td {
    padding-inline: 6px;
  }
  tr > :first-child {
    padding-left: 16px;
  }
  tr > :last-child {
    padding-right: 16px;
  }
`;

export const LiveTableRow = styled(TableRow)<{ $own: boolean; $out: boolean }>`
  /* opaque: rows that change their order pass over each other */
  background: ${({ $own }) => ($own ? 'var(--live)' : 'var(--bg)')};
  color: ${({ $out }) => ($out ? 'var(--t3)' : 'inherit')};
`;

export const PositionCell = styled(Cell)`
  width: 44px;
  font-size: 22px;
  font-weight: 600;
`;

export const LivePilotHeader = styled(RowHeader)`
  max-width: 0;
  width: 40%;
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }
  ${PHONE} {
    > div {
      gap: 8px;
    }
    width: 99%;
    svg[viewBox='0 0 48 48'],
    img {
      display: none;
    }
  }
`;

export const PilotNameAndLaps = styled.span`
  display: grid;
  min-width: 0;
`;

/** One mark per lap; on phones only, in place of the lap columns. */
export const LapMarksSvg = styled.svg`
  display: none;
  ${PHONE} {
    display: block;
  }
`;

interface LapColumn {
  /** the column that phones have in place of all others: the last lap */
  $phone?: boolean;
}

const display = ({ $phone }: LapColumn) => ($phone ? 'none' : 'table-cell');
const onPhone = ({ $phone }: LapColumn) => ($phone ? 'table-cell' : 'none');

export const LapHeader = styled(HeaderCell)<LapColumn>`
  display: ${display};
  ${PHONE} {
    display: ${onPhone};
  }
`;

export const LapCell = styled(Cell)<LapColumn & { $latest: boolean }>`
  font-size: 18px;
  text-align: right;
  font-weight: ${({ $latest }) => ($latest ? 700 : 400)};
  white-space: nowrap;
  display: ${display};
  ${PHONE} {
    display: ${onPhone};
  }
`;

export const ResultCell = styled(Cell)<{ $leads: boolean }>`
  font-size: 19px;
  text-align: right;
  font-weight: 600;
  line-height: 1.1;
  white-space: nowrap;
  color: ${({ $leads }) => ($leads ? 'var(--red-t)' : 'inherit')};
  small {
    display: block;
    font-size: 13px;
    font-weight: 400;
    color: var(--t3);
  }
`;
