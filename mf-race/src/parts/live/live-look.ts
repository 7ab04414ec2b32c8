import { styled } from '@holeshot/platform';
import { Cell, HeaderCell, PHONE, RowHeader, Table, TableRow } from '@holeshot/ui';

export const LiveCard = styled.section`
  overflow: hidden;
  border: 1px solid var(--line);
  border-top: 3px solid var(--red);
  border-radius: 0 0 10px 10px;
`;

export const LiveHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  min-height: 64px;
  padding: 14px 16px 6px;
  a {
    display: inline-block;
    min-height: 28px;
  }
  small {
    display: block;
    font-size: 16px;
    color: var(--t2);
  }
`;

export const BoardTable = styled(Table)`
  border-top: 1px solid var(--line);
  tbody tr:last-child > * {
    border-bottom: 0;
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
  /* rows that change places pass over each other */
  background: ${({ $own }) => ($own ? 'var(--live)' : 'var(--bg)')};
  color: ${({ $out }) => ($out ? 'var(--t3)' : 'inherit')};
`;

export const Place = styled(Cell)`
  width: 44px;
  font-size: 22px;
  font-weight: 600;
`;

export const LivePilot = styled(RowHeader)`
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

export const PilotLines = styled.span`
  display: grid;
  min-width: 0;
`;

/** One mark per lap, on phones in place of the columns. */
export const Pips = styled.svg`
  display: none;
  ${PHONE} {
    display: block;
  }
`;

interface LapLook {
  /** the last lap, which stands for all on phones */
  $phone?: boolean;
}

const display = ({ $phone }: LapLook) => ($phone ? 'none' : 'table-cell');
const onPhone = ({ $phone }: LapLook) => ($phone ? 'table-cell' : 'none');

export const LapHeader = styled(HeaderCell)<LapLook>`
  display: ${display};
  ${PHONE} {
    display: ${onPhone};
  }
`;

export const LapCell = styled(Cell)<LapLook & { $latest: boolean }>`
  font-size: 18px;
  text-align: right;
  font-weight: ${({ $latest }) => ($latest ? 700 : 400)};
  white-space: nowrap;
  display: ${display};
  ${PHONE} {
    display: ${onPhone};
  }
`;

export const Gap = styled(Cell)<{ $leads: boolean }>`
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
