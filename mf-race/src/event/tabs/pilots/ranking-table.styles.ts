import { styled } from '@holeshot/platform';
import { Cell, PHONE, Table, visuallyHidden } from '@holeshot/ui';

/**
 * On phones, a row has two lines: rank, pilot and figures, then the best lap. `$figures` is the number of columns other
 * than rank, pilot and best lap.
 */
export const RankingGrid = styled(Table)<{ $figures: number }>`
  td,
  th {
    height: 46px;
    padding-block: 4px;
  }
  tr:has([data-marked]) > * {
    background: var(--live);
  }
  tbody td:first-child {
    width: 64px;
    color: var(--t2);
    font-weight: 600;
    white-space: nowrap;
  }
  thead th:nth-child(2) {
    width: 24%;
  }
  tbody th {
    max-width: 320px;
  }
  tbody td:last-child[data-right] {
    font-size: 19px;
    font-weight: 700;
  }
  ${PHONE} {
    &,
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: grid;
      grid-template-columns: 44px minmax(0, 1fr) repeat(${({ $figures }) => $figures}, auto);
      column-gap: 14px;
      align-items: center;
      padding: 8px 0 4px;
      border-bottom: 1px solid var(--line);
    }
    tbody tr > * {
      height: auto;
      padding: 0;
      border: 0;
    }
  }
`;

export const LapCell = styled(Cell)`
  ${PHONE} {
    && {
      grid-area: 2 / 2 / 3 / -1;
    }
  }
`;

export const PilotCell = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

export const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 10px;
  color: var(--t3);
  font-size: 14px;
`;
