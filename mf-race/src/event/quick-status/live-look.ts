import { styled } from '@holeshot/platform';
import { Cell, PHONE, RowHeader, Table, TableRow } from '@holeshot/ui';

export const LiveCard = styled.div`
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

export const GapFrame = styled.div`
  padding: 0 16px 8px;
`;

export const LiveTable = styled(Table)`
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
  background: ${({ $own }) => ($own ? 'var(--live)' : 'none')};
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

/** A lap's time; the columns give way to the last one on phones. */
export const LapCell = styled(Cell).attrs({ $right: true })<{ $wide?: boolean; $phone?: boolean }>`
  font-size: 18px;
  white-space: nowrap;
  display: ${({ $phone }) => ($phone ? 'none' : 'table-cell')};
  ${PHONE} {
    display: ${({ $wide }) => ($wide ? 'none' : 'table-cell')};
  }
`;

export const Gap = styled(Cell).attrs({ $right: true })<{ $leads: boolean }>`
  font-size: 19px;
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $leads }) => ($leads ? 'var(--red-t)' : 'inherit')};
`;

export const Fastest = styled.b`
  display: inline-block;
  padding: 3px 6px;
  border-radius: 3px;
  background: var(--red);
  color: #fff;
`;
