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
    height: 40px;
    padding: 0 6px;
  }
  thead th,
  thead td {
    height: 30px;
  }
  ${PHONE} {
    tbody th,
    tbody td {
      height: 48px;
    }
  }
  tr > :first-child {
    padding-left: 16px;
  }
  tr > :last-child {
    padding-right: 16px;
  }
  ${PHONE} {
    tr > :first-child {
      padding-left: 0;
    }
    tr > :last-child {
      padding-right: 0;
    }
  }
`;

export const LiveTableRow = styled(TableRow)<{ $own: boolean; $out: boolean }>`
  /* opaque, because rows that change their order pass over each other */
  background: ${({ $own }) => ($own ? 'var(--live)' : 'var(--bg)')};
  color: ${({ $out }) => ($out ? 'var(--t3)' : 'inherit')};
  ${PHONE} {
    box-shadow: ${({ $own }) => ($own ? '-16px 0 var(--live), 16px 0 var(--live)' : 'none')};
  }
`;

export const PositionCell = styled(Cell)`
  width: 40px;
  font-size: 18px;
  font-weight: 700;
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

/** Replaces the column of pips on phones. */
export const PhonePips = styled.span`
  display: none;
  line-height: 0;
  ${PHONE} {
    display: block;
  }
`;

export const PipsHeader = styled(HeaderCell)`
  ${PHONE} {
    display: none;
  }
`;

export const PipsCell = styled(Cell)`
  white-space: nowrap;
  > svg {
    display: block;
  }
  ${PHONE} {
    display: none;
  }
`;

interface LapColumn {
  /** the column of the last lap, which replaces all others on phones */
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

export const LapCell = styled(Cell)<LapColumn>`
  font-size: 17px;
  color: var(--t2);
  text-align: right;
  white-space: nowrap;
  display: ${display};
  ${PHONE} {
    display: ${onPhone};
  }
`;

/** As wide as a time on red, so that the digits align. */
export const OwnBest = styled.b`
  display: inline-block;
  margin: 0 -6px;
  padding: 0 6px;
  border-radius: 3px;
  box-shadow: inset 0 0 0 1px var(--edge);
  forced-color-adjust: none;
  color: var(--t1);
  font-weight: 600;
`;

export const RunningTime = styled.span`
  color: var(--t3);
  font-size: 15px;
`;

export const ResultCell = styled(Cell)<{ $leads: boolean; $isOverdue: boolean }>`
  font-size: ${({ $isOverdue }) => ($isOverdue ? '15px' : '18px')};
  text-align: right;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
  color: ${({ $leads, $isOverdue }) => ($leads ? 'var(--red-t)' : $isOverdue ? 'var(--t2)' : 'inherit')};
  small {
    display: block;
    font-size: 13px;
    font-weight: 400;
    color: var(--t3);
  }
`;
